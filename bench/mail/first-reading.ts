import { keepCompiled } from '../../server/lib/compiled.ts'

// A process of its own: prints the milliseconds until the reader is loaded and has read one mail, as the server's threads do it.
keepCompiled()
const begun = performance.now()
const { read } = await import('../../reader/read.ts')
const { sampleMail } = await import('./sample-mail.ts')
await read(sampleMail(0, 'sam@example.com', 5_000))
process.stdout.write(`${performance.now() - begun}\n`)
