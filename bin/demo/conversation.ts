import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerData, BodyIn, Endpoint } from '../../contract/endpoint.ts'
import { getMessage } from '../../contract/mail.ts'
import { reply, write } from '../../contract/outgoing.ts'
import { search } from '../../contract/search.ts'
import { CannotStart } from '../../server/lib/cannot-start.ts'
import { type DemoMail, person } from './mail.ts'

export type Call = <E extends Endpoint>(endpoint: E, body?: BodyIn<E>) => Promise<AnswerData<E>>

/** Somebody with an address here: the person, or the pretended employer. */
export interface Account {
  email: string
  password: string
  address: string
  call: Call
}

/** Who answers from an account of the same installation. */
export const employer = { firstName: 'Elin', lastName: 'Marwood', company: 'Fernhollow Robotics', title: 'Perception Engineer' }

const greeting = `Best regards,
${employer.firstName} ${employer.lastName}
Head of People, ${employer.company}`

/**
 * A conversation in which both sides write from here: an application by mail, an invitation, its acceptance, and the employer's last word.
 * The invitation comes through the door for mail: what employers' calendars send is not written here.
 */
export async function converse(robin: Account, elin: Account, deliver: (mail: DemoMail) => Promise<string>): Promise<void> {
  const applied = await robin.call(write, {
    to: [elin.address],
    subject: `Application for ${employer.title}`,
    hold: 0,
    text: `Dear ${employer.firstName} ${employer.lastName},

I would like to apply for the position of ${employer.title} at ${employer.company}. For six years I have built the data side of warehouse robots, most of it in Python and Rust.

I would be glad to tell you more in a call.

Best regards,
${person.firstName} ${person.lastName}`,
  })
  await received(elin, applied)
  const invitation = await deliver({
    daysAgo: 0,
    at: new Date().toISOString().slice(11, 19),
    from: `${employer.firstName} ${employer.lastName} <${elin.address}>`,
    subject: `Re: ${applied.subject}`,
    as: 'text',
    body: `Hi ${person.firstName},

Thank you for your application for ${employer.title} at ${employer.company}. We would like to meet you in a video interview with Tomas, who leads the perception team. Does the time in the invitation suit you?

${greeting}`,
    meeting: {
      uid: `fernhollow-${crypto.randomUUID()}`,
      inDays: 6,
      at: '13:00',
      minutes: 45,
      summary: `Interview: ${employer.title}, ${employer.company}`,
      place: 'https://meet.example.com/fernhollow',
    },
    answers: applied.messageId,
  })
  const accepted = await robin.call(reply, {
    emailId: await received(robin, { messageId: invitation }),
    meeting: { as: 'accept' },
    hold: 0,
    text: `Hi ${employer.firstName},

Thank you, the time suits me well. I am looking forward to it.

Best regards,
${person.firstName}`,
  })
  const confirmed = await elin.call(reply, {
    emailId: await received(elin, accepted),
    hold: 0,
    text: `Hi ${person.firstName},

Wonderful, your interview is confirmed. Tomas will ask about a project of yours, so bring one that you like to talk about.

${greeting}`,
  })
  await received(robin, confirmed)
}

/** Id of a mail in the recipient's account, once it was read there. */
async function received({ call }: Account, { messageId }: { messageId: string }): Promise<string> {
  for (let tries = 0; tries < 120; tries++) {
    const { list } = await call({
      ...search,
      path: `${search.path}?kind=mail&limit=50&q=${encodeURIComponent(employer.title)}`,
    })
    for (const { id } of list) {
      const mail = await call({ ...getMessage, path: getMessage.path.replace('{id}', id) })
      if (mail.messageId === messageId && mail.kind !== null) return id
    }
    await sleep(250)
  }
  throw new CannotStart('A mail of the conversation did not arrive within half a minute')
}
