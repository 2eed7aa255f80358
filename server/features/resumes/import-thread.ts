import { readResume } from '../../../resume/import/read.ts'
import { serve } from '../../lib/thread.ts'

serve((bytes: Uint8Array) => readResume(Buffer.from(bytes)))
