import { serve } from '../lib/thread.ts'
import { understand } from './understand.ts'

// The first mail takes fifty times as long as the next ones, for the code is compiled meanwhile: that is not the mail's fault.
await understand(
  Buffer.from('Subject: Thank you for applying to Example\r\n\r\nThank you for applying for the Engineer position at Example.'),
)

serve((bytes: Uint8Array) => understand(bytes))
