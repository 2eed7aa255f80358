import { constants, setPriority } from 'node:os'
import { serve } from '../lib/thread.ts'
import { understand } from './understand.ts'

// Reading can wait while mail is being accepted and people look at their applications. On Linux a priority is a thread's own, elsewhere the
// whole process would get it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

serve((bytes: Uint8Array) => understand(bytes))
