import { asDocx } from '../../../resume/docx.ts'
import { renderPdf } from '../../../resume/typst/render.ts'
import { serve } from '../../lib/thread.ts'
import type { Rendering } from './render.ts'

serve(
  ({ document, format, part }: Rendering) => (format === 'pdf' ? renderPdf(document, part) : asDocx(document, part)),
  (file) => [file.buffer],
)
