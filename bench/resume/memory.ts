import { renderPdf } from '../../resume/typst/render.ts'
import { variant } from './render.ts'

/** Prints the memory growth in MB after a thousand resumes. A separate process, so that nothing else counts. */
const before = process.memoryUsage.rss()
for (let n = 0; n < 1000; n += 1) renderPdf(variant(n))
process.stdout.write(String((process.memoryUsage.rss() - before) / 1e6))
