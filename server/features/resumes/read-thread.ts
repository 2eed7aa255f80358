import { type Checked, check } from '../../../resume/check.ts'
import { type ReadResume, readResume } from '../../../resume/import/read.ts'
import { serve } from '../../lib/thread.ts'
import type { Reading } from './read-file.ts'

serve(
  async ({ bytes, document }: Reading): Promise<ReadResume | Checked> =>
    document ? check(document, bytes) : readResume(Buffer.from(bytes)),
)
