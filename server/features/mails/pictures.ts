import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { installationKey } from '../../lib/installation-key.ts'
import { Unreachable } from '../../lib/outbound.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { rasterTypes, sniffType } from '../../lib/sniff.ts'
import { type PictureSeal, signatureOf } from './picture-path.ts'
import { mailExists } from './queries.ts'

const minutes = 10
const wanted = { accept: [...rasterTypes].join(', '), bytes: 5 * 1024 * 1024 }
const picturesPerUser = { name: 'pictures by user', burst: 300, seconds: 0.5 }

export async function sealFor(db: Db, userId: string, mailId: string): Promise<PictureSeal> {
  return sealOf(db, `${userId}.${mailId}.${Date.now() + minutes * 60_000}`)
}

/** Fetches what a path made with a seal names. What its bytes do not show to be a raster picture is never sent on. */
export async function followPicture({ db, outbound }: Context, token: string, url: string): Promise<FileAnswer> {
  const [userId = '', mailId = '', expires = '', signed = ''] = token.split('.')
  const seal = await sealOf(db, `${userId}.${mailId}.${expires}`)
  const expected = Buffer.from(signatureOf(seal, url))
  const given = Buffer.from(signed)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs || Number(expires) < Date.now() || !(await mailExists(db, userId, mailId))) throw new Refusal('link_expired')
  await take(db, picturesPerUser, userId)
  const { status, body } = await outbound.fetch(url, wanted).catch((cause: unknown) => {
    throw cause instanceof Unreachable ? new Refusal('not_found', 'picture_unfetched') : cause
  })
  const type = sniffType(body)
  if (status !== 200 || !type || !rasterTypes.has(type)) throw new Refusal('not_found', 'no_picture')
  return { filename: `picture.${type.slice('image/'.length)}`, type, content: body }
}

async function sealOf(db: Db, claim: string): Promise<PictureSeal> {
  const key = createHmac('sha256', await installationKey(db, 'pictures of mails'))
    .update(claim)
    .digest()
  return { claim, key }
}
