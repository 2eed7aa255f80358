import { describe, expect, test } from 'vitest'
import type { Attachment } from '../../reader/mail.ts'
import { filenameOf, filesOf } from './attached-files.ts'

const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const invitation = Buffer.from('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n')

const part = (n: number, said: Partial<Attachment>): Attachment => ({
  n,
  filename: null,
  type: 'application/octet-stream',
  contentId: null,
  inline: false,
  bytes: Buffer.from('%PDF-1.7'),
  ...said,
})
const logo = part(0, { filename: 'image001.gif', type: 'image/gif', contentId: 'Logo@corp.example', bytes: gif, inline: true })
const offer = part(1, { filename: 'offer.pdf', type: 'application/pdf' })
const among = part(2, { type: 'text/calendar', bytes: invitation })
const attached = part(3, { filename: 'invite.ics', type: 'application/ics', bytes: invitation })

describe('the files of a mail', () => {
  test('are not the pictures that stand in its text', () => {
    const html = '<p>Hello</p><img src=3D"x"><img src="CID:logo%40corp.example">'
    expect(filesOf({ html, attachments: [logo, offer] })).toEqual([offer])
  })

  test('are the pictures that its text does not show, or can not', () => {
    expect(filesOf({ html: '<p>See the picture</p>', attachments: [logo] })).toEqual([logo])
    expect(filesOf({ html: null, attachments: [logo] })).toEqual([logo])
    const drawing = part(0, { filename: 'plan.svg', contentId: 'plan', bytes: Buffer.from('<svg/>') })
    expect(filesOf({ html: '<img src="cid:plan">', attachments: [drawing] })).toEqual([drawing])
    const photo = part(0, { filename: 'site.gif', contentId: 'site', bytes: Buffer.concat([gif, Buffer.alloc(1_000_000)]) })
    expect(filesOf({ html: '<img src="cid:site">', attachments: [photo] })).toEqual([photo])
  })

  test('are one where the invitation is attached too, and have a name where it is not', () => {
    expect(filesOf({ html: null, attachments: [among, attached] })).toEqual([attached])
    expect(filesOf({ html: null, attachments: [among, offer] }).map(filenameOf)).toEqual(['invite.ics', 'offer.pdf'])
    expect(filenameOf(part(4, {}))).toBe('attachment-5')
  })
})
