import { constants, setPriority } from 'node:os'
import { serve } from '../lib/thread.ts'
import { understand } from './understand.ts'

// Reading can wait while mail is being accepted and people look at their applications. On Linux a priority is a thread's own, elsewhere the
// whole process would get it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// The first mail takes fifty times as long as the next ones, for the code is compiled meanwhile: that is not the mail's fault.
await understand(
  Buffer.from('Subject: Thank you for applying to Example\r\n\r\nThank you for applying for the Engineer position at Example.'),
)

serve((bytes: Uint8Array) => understand(bytes))
