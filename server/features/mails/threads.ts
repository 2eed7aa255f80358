import { bareSubject } from '../../lib/bare-subject.ts'

/** What puts a mail into a thread. */
export interface Threaded {
  id: string
  messageId: string | null
  inReplyTo: string[]
  references: string[]
  subject: string
}

export interface Thread<Mail> {
  /** Of its first mail. */
  id: string
  subject: string
  messages: Mail[]
}

/**
 * Mails of one application in threads: those that answer one another (RFC 5256 §3 as far as it matters here), and those with the same
 * subject, as platforms often leave References out. Mails come in the order they were sent in and stay in it; so do threads.
 */
export function threadsOf<Mail extends Threaded>(mails: readonly Mail[]): Thread<Mail>[] {
  const parents = new Map<string, string>()
  const rootOf = (sign: string): string => {
    let root = sign
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    // Shortened on the way back, so that a long chain is walked once.
    for (let at = sign; at !== root; ) {
      const parent = parents.get(at) ?? root
      parents.set(at, root)
      at = parent
    }
    return root
  }
  for (const mail of mails) {
    for (const sign of signsOf(mail)) {
      const [root, own] = [rootOf(sign), rootOf(mail.id)]
      if (root !== own) parents.set(own, root)
    }
  }
  return [...Map.groupBy(mails, (mail) => rootOf(mail.id)).values()].map((messages) => {
    const [first] = messages as [Mail, ...Mail[]]
    return { id: first.id, subject: first.subject, messages }
  })
}

function signsOf({ messageId, inReplyTo, references, subject }: Threaded): string[] {
  const bare = bareSubject(subject)
  return [...(messageId === null ? [] : [messageId]), ...inReplyTo, ...references]
    .map((id) => `id ${id.replace(/^<|>$/g, '')}`)
    .concat(bare ? [`subject ${bare}`] : [])
}
