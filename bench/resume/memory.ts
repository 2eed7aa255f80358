import { renderPdf } from '../../resume/typst/render.ts'
import { variant } from './render.ts'

/** Prints by how many MB the process has grown after a thousand resumes. Its own process, so that nothing else is counted. */
const before = process.memoryUsage.rss()
for (let n = 0; n < 1000; n += 1) renderPdf(variant(n))
process.stdout.write(String((process.memoryUsage.rss() - before) / 1e6))
