import { fold } from '../../../domain/text/fold.ts'

/** Brands and services under which a parent hires: `brand > employer`. The parent is meant only when the mail itself names it. */
const table = `
Square > Block
Cash App > Block
Afterpay > Block
Instagram > Meta
WhatsApp > Meta
Facebook > Meta
YouTube > Google
Waymo > Alphabet
LinkedIn > Microsoft
GitHub > Microsoft
AWS > Amazon
Whole Foods > Amazon
Twitch > Amazon
Zappos > Amazon
Ring > Amazon
Trello > Atlassian
Slack > Salesforce
Tableau > Salesforce
MuleSoft > Salesforce
Old Navy > Gap
Banana Republic > Gap
Athleta > Gap
TJ Maxx > TJX
Marshalls > TJX
HomeGoods > TJX
Vrbo > Expedia Group
Hotels.com > Expedia Group
Priceline > Booking Holdings
Kayak > Booking Holdings
Audi > Volkswagen
Lidl > Schwarz Gruppe
Kaufland > Schwarz Gruppe
Zara > Inditex
Sephora > LVMH
Olive Garden > Darden
LongHorn Steakhouse > Darden
Pizza Hut > Yum! Brands
KFC > Yum! Brands
Taco Bell > Yum! Brands
Albert Heijn > Ahold Delhaize
bol > Ahold Delhaize
`

/** Folded brand → its owner. */
export const owners = new Map(
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' > '))
    .map(([brand = '', owner = '']) => [fold(brand), owner] as const),
)

/** Staffing agencies by name, and the words by which others show themselves: where one writes, a client may be the employer. */
export const agencyNames = new Set(
  'randstad|adecco|manpower|manpowergroup|tempo-team|hays|michael page|page personnel|robert half|robert walters|kelly services|kelly|aerotek|teksystems|insight global|allegis|kforce|modis|akkodis|experis|gi group|synergie|crit|proman|start people|olympia|yacht|brunel|unique|asa|usg people|luba|timing|young capital|youngcapital|covebo|otto|dit personal|persona service|tempton|zeitfracht|piening|i.k. hofmann|amadeus fire|dis ag|ferchau|reed|hudson|morgan mckinley|cpl|brightwork|blue arrow|pertemps|staffline|office angels|express employment professionals|spherion|volt|nexton|academic work|poolia|manpower professional|stepstone|temporal|eurofirms|nortempo|trenkwalder|iziwork|ranstad|work service|personnel'
    .split('|')
    .map((name) => name.replace(/[-.]/g, ' ')),
)
export const agencyWords =
  /\b(?:staffing|recruit(?:ment|ing|ers)?|personnel|talent (?:solutions|partners|group)|search (?:partners|group|consultants)?|executive search|headhunt\w*|resourcing|manpower|employment agency|uitzend\w*|detachering|zeitarbeit|personaldienst\w*|personalvermittlung|personalberatung|interim|intérim|ett|empresa de trabajo temporal|agenzia per il lavoro|bemanning|rekryteringsbolag|vikarbureau|agencja pracy)\b/i
