import { renderPdf } from '../../../resume/typst/render.ts'
import { serve } from '../../lib/thread.ts'

serve(renderPdf, (pdf) => [pdf.buffer])
