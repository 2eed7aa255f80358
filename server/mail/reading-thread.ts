import { serve } from '../lib/thread.ts'
import { understand } from './understand.ts'

serve((bytes: Uint8Array) => understand(bytes))
