import { once } from 'node:events'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readResume } from './read.ts'

// Whatever a file refers to is here: a connection is a file that made its reader fetch.
const listening = createServer((socket) => {
  connections += 1
  socket.destroy()
})
let connections = 0
let address = ''
beforeAll(async () => {
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const there = listening.address()
  address = `127.0.0.1:${typeof there === 'object' ? there?.port : ''}`
})
afterAll(() => {
  listening.close()
})

const text = 'BT /F1 12 Tf 72 720 Td (Ada Lovelace) Tj 0 -20 Td (ada@example.org) Tj ET'
const stream = (content: string | Buffer, extra = '') => {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${extra} >> stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A PDF of these objects, numbered from 1; the first is its root. */
function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [n, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    places.push(at)
    parts.push(part)
    at += part.length
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`),
  )
  return Buffer.concat(parts)
}

const onePage = (root: string, page: string, content: string | Buffer, ...more: (string | Buffer)[]) =>
  pdf([
    `<< /Type /Catalog /Pages 2 0 R ${root} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${page} >> >>`,
    stream(content),
    font,
    ...more,
  ])

const zip = async (files: Record<string, string | Buffer>) => {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(files)) file.addBuffer(Buffer.from(content), name)
  file.end()
  return buffer(file.outputStream)
}
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
const word = (body: string, start = '<?xml version="1.0"?>') =>
  `${start}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`

test('of a PDF with 10,000 pages the first are read, and soon', { timeout: 10_000 }, async () => {
  const pages = Array.from({ length: 10_000 }, (_, n) => n + 5)
  const bytes = pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((n) => `${n} 0 R`).join(' ')}] >>`,
    font,
    stream(text),
    ...pages.map(
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ])
  const read = await readResume(bytes)
  expect(read.document.basics).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.org' })
  expect(read.text.split('Ada Lovelace').length - 1).toBeLessThanOrEqual(20)
  expect(read.unreadPages).toBe(9_980)
})

test('a PDF whose pages lead back to themselves is refused', async () => {
  const bytes = pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'])
  await expect(readResume(bytes)).rejects.toThrow()
})

test('a PDF with a drawing that draws itself is read once or refused', { timeout: 10_000 }, async () => {
  const form = stream(
    `${text} /X1 Do /X1 Do`,
    '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R >> >>',
  )
  const bytes = onePage('', '/XObject << /X1 6 0 R >>', '/X1 Do', form)
  const read = await readResume(bytes).catch(() => null)
  expect(read?.document.basics?.name ?? 'Ada Lovelace').toBe('Ada Lovelace')
})

test.each([
  ['once', (bomb: Buffer) => onePage('', '', bomb)],
  ['twice', (bomb: Buffer) => onePage('', '', text, stream(deflateSync(bomb), '/Twice true'))],
])('a PDF of which a part packed %s unpacks to 300 MB is refused before it is read', { timeout: 10_000 }, async (_, make) => {
  await expect(readResume(make(Buffer.alloc(300 * 1024 * 1024, ' ')))).rejects.toThrow('unpacks to too much')
})

test('scripts, actions, attachments and addresses of a PDF are never run, opened or fetched', async () => {
  const script = `<< /S /JavaScript /JS (app.launchURL\\("http://${address}/js"\\); this.submitForm\\("http://${address}/form"\\);) >>`
  const actions = `/OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >>`
  const form = `/AcroForm << /Fields [] /XFA (<xdp><template><subform><event><submit target="http://${address}/xfa"/></event></subform></template></xdp>) >>`
  const elsewhere = `/XObject << /X1 6 0 R >>`
  const image = `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 0 /F << /FS /URL /F (http://${address}/image) >> >> stream\n\nendstream`
  const read = await readResume(onePage(`${actions} ${form}`, elsewhere, `${text} /X1 Do`, image))
  expect(read.document.basics?.name).toBe('Ada Lovelace')
  expect(connections).toBe(0)
})

test('what a Word file refers to elsewhere is never fetched', async () => {
  const relation = (type: string, id: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="http://${address}/${type}" TargetMode="External"/>`
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${['image', 'attachedTemplate', 'oleObject', 'frame', 'subDocument'].map((type, n) => relation(type, `r${n}`)).join('')}</Relationships>`
  const bytes = await zip({
    'word/document.xml': word(
      `${paragraph('Ada Lovelace')}${paragraph('&outside; ada@example.org')}<w:subDoc r:id="r4"/><w:p><w:r><w:pict><v:imagedata r:id="r0" src="http://${address}/vml"/></w:pict></w:r></w:p><w:p><w:r><w:instrText>INCLUDEPICTURE "http://${address}/field"</w:instrText></w:r></w:p><w:altChunk r:id="r3"/>`,
      `<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://${address}/dtd" [<!ENTITY outside SYSTEM "http://${address}/entity"><!ENTITY passwords SYSTEM "file:///etc/passwd">]>`,
    ),
    'word/_rels/document.xml.rels': relations,
    'word/_rels/settings.xml.rels': relations,
  })
  const read = await readResume(bytes)
  expect(read.document.basics).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.org' })
  expect(connections).toBe(0)
})

test('words of a Word file that stand for more and more words are never written out', async () => {
  const layers = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};">`).join('')
  const bytes = await zip({
    'word/document.xml': word(
      paragraph('Ada Lovelace') + paragraph('&l30;'),
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${layers}]>`,
    ),
  })
  expect((await readResume(bytes)).text.length).toBeLessThan(1000)
})

test('a zip that says it unpacks to less than it does is refused', async () => {
  const bytes = await zip({ 'word/document.xml': word('x'.repeat(30 * 1024 * 1024)) })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(1000)
  const real = Buffer.alloc(4)
  real.writeUInt32LE(Buffer.byteLength(word('x'.repeat(30 * 1024 * 1024))))
  for (let at = bytes.indexOf(real); at >= 0; at = bytes.indexOf(real, at + 4)) size.copy(bytes, at)
  await expect(readResume(bytes)).rejects.toThrow()
})

test('a photo of 60 MB: the rest of a Word file or of JSON is read, and the photo is named where it is left out', async () => {
  const photo = Buffer.alloc(60 * 1024 * 1024, 'photo')
  const bytes = await zip({ 'word/document.xml': word(paragraph('Ada Lovelace')), 'word/media/image1.jpeg': photo })
  expect((await readResume(bytes)).document.basics?.name).toBe('Ada Lovelace')
  const image = `data:image/jpeg;base64,${photo.toString('base64')}`
  const { document, unread } = await readResume(Buffer.from(JSON.stringify({ basics: { name: 'Ada Lovelace', image } })))
  expect(document.basics).toEqual({ name: 'Ada Lovelace' })
  expect(unread).toEqual([expect.stringMatching(/^basics\.image: "data:image\/jpeg;base64,/)])
  expect(unread[0]?.length).toBeLessThan(300)
})

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the key %s is data at every depth, and changes no other object',
  async (key) => {
    const inner = `{"polluted":true,"prototype":{"polluted":true}}`
    const json = `{"${key}":${inner},"basics":{"name":"Ada","${key}":${inner}},"work":[{"name":"A","${key}":${inner}}],"meta":{"${key}":${inner}}}`
    const { document } = await readResume(Buffer.from(json))
    expect(document).toMatchObject({ basics: { name: 'Ada' }, work: [{ name: 'A' }] })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect((Object as unknown as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(document)).toBe(Object.prototype)
  },
)
