import type { Link } from '../mail.ts'

const hosts = (names: string) => new RegExp(`(?:^|\\.)(?:${names.trim().split(/\s+/).join('|').replaceAll('.', '\\.')})$`, 'i')

/** Where people meet on a screen. */
const joining = hosts(
  `zoom.us zoom.com zoomgov.com meet.google.com teams.microsoft.com teams.live.com teams.cloud.microsoft webex.com whereby.com gotomeeting.com
  gotomeet.me meet.goto.com bluejeans.com meet.jit.si 8x8.vc join.skype.com chime.aws meetings.ringcentral.com v.ringcentral.com
  meeting.zoho.com meeting.zoho.eu`,
)
/** Where a time is chosen. */
const booking = hosts(
  `calendly.com cal.com doodle.com youcanbook.me savvycal.com meetings.hubspot.com meetings-eu1.hubspot.com acuityscheduling.com zcal.co
  tidycal.com koalendar.com oncehub.com scheduleonce.com simplybook.me setmore.com appointlet.com calendar.app.google bookings.cloud.microsoft
  picktime.com meetergo.com book.ms`,
)
/** Of hosts that serve more than meetings, what makes an address one of a meeting, a calendar or a way there. */
const path =
  /^https?:\/\/(?:calendar\.google\.com|www\.google\.[a-z.]{2,6}\/(?:maps|calendar)|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|outlook\.(?:office365|office|live)\.com\/(?:book|owa\/calendar|calendar))/i

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')

/** Whether an address is the page to join a meeting on. */
export const isMeetingLink = (url: string): boolean => joining.test(hostOf(url)) && /^https?:\/\/[^/]+\/\S/i.test(url)

/** Whether an address is of a meeting, of the choice of its time, or of the way there: it is no posting. */
export const isAboutMeeting = (url: string): boolean => {
  const host = hostOf(url)
  return joining.test(host) || booking.test(host) || path.test(url)
}

/** The first page to join on in a text. */
export function meetingLinkIn(text: string): string | null {
  return (text.match(/https?:\/\/[^\s<>"]{4,1000}/g) ?? []).map((url) => url.replace(/[).,;]+$/, '')).find(isMeetingLink) ?? null
}

/** The same among links. */
export function meetingLinkAmong(links: readonly Link[]): string | null {
  return links.find(({ url }) => isMeetingLink(url))?.url ?? null
}
