import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { sql } from 'kysely'
import nodemailer from 'nodemailer'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPipelinedPool } from '../db/connect.ts'
import type { Database, PipelinedPool } from '../db/pool.ts'
import { recipientFinder } from '../mail/arrival/recipients.ts'
import { createReceiver } from '../mail/receive.ts'
import { testDatabase } from '../testing/database.ts'
import { type SmtpClient, smtpClient } from '../testing/smtp-client.ts'
import { selfSigned } from './certificate.ts'
import { openSmtpDoor, type SmtpDoor, type SmtpLimits } from './smtp.ts'

const domain = 'applybox.example'
let database: Database
let pool: PipelinedPool
let tls: { key: string; cert: string }
let door: SmtpDoor
const clients: SmtpClient[] = []
const failures: unknown[] = []
let isDiskFull = false

beforeAll(async () => {
  database = await testDatabase()
  pool = openPipelinedPool(database.url, { max: 2, onError: () => {} })
  tls = await selfSigned(domain)
  for (const name of ['ada', 'grace']) {
    const userId = uuidv7()
    await database.pool.query('insert into users (id, email, ref_code) values ($1, $2, $2)', [userId, `${name}@example.com`])
    await database.pool.query('insert into assigned_addresses (name, skeleton, user_id) values ($1, $1, $2)', [name, userId])
  }
})
beforeEach(async () => {
  failures.length = 0
  await database.pool.query('delete from mails')
  await database.pool.query('delete from raw_messages')
  door = await open()
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await door.close()
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

async function open(limits: Partial<SmtpLimits> = {}): Promise<SmtpDoor> {
  const receiver = createReceiver(pool)
  return openSmtpDoor({
    host: '127.0.0.1',
    port: 0,
    name: domain,
    tls,
    findRecipient: recipientFinder(database.db, domain, 1),
    isDiskFull: () => isDiskFull,
    accept: receiver.accept,
    onFailure: (cause) => failures.push(cause),
    limits,
  })
}

async function reopen(limits: Partial<SmtpLimits>) {
  await door.close()
  door = await open(limits)
}

async function client(from?: string): Promise<SmtpClient> {
  const one = await smtpClient(door.port, from)
  clients.push(one)
  return one
}

const message = (text = 'Thank you for applying.') =>
  `From: Jobs <jobs@example.com>\nTo: ada@${domain}\nSubject: Hello\nMessage-ID: <1@example.com>\n\n${text}\n`

/** Begins a message and leaves it unfinished. */
async function begin(one: SmtpClient, start: string, parameters = ''): Promise<void> {
  await one.command(`MAIL FROM:<sender@example.com>${parameters}`)
  await one.command(`RCPT TO:<ada@${domain}>`)
  await one.command('DATA')
  one.send(`Subject: x\r\n\r\n${start}`)
}

const linesOf = (bytes: number) =>
  'x'
    .repeat(70)
    .concat('\r\n')
    .repeat(Math.ceil(bytes / 72))

const stored = async () =>
  (
    await sql<{ recipient: string; tag: string | null; bytes: Buffer; isTls: boolean; state: string }>`
      select m.recipient, m.tag, r.bytes, m.is_tls, m.state
      from mails m join raw_messages r on r.hash = m.raw_hash order by m.recipient, m.id`.execute(database.db)
  ).rows

describe('Mail for somebody here', () => {
  test('is stored with its bytes, to be read, before 250 is said', async () => {
    expect(await (await client()).deliver(`ada@${domain}`, message())).toMatch(/^250 /)
    const [mail, ...others] = await stored()
    expect(others).toEqual([])
    expect(mail?.bytes.toString()).toBe(message().replaceAll('\n', '\r\n'))
    expect(mail).toMatchObject({ recipient: `ada@${domain}`, tag: null, state: 'waiting', isTls: false })
  })

  test('arrives whatever the case of its address, and keeps the tag', async () => {
    await (await client()).deliver(`ADA+LinkedIn@${domain.toUpperCase()}`, message())
    expect(await stored()).toMatchObject([{ recipient: `ada@${domain}`, tag: 'LinkedIn' }])
  })

  test('arrives at a domain with letters beyond a to z, whichever way that is written', async () => {
    await door.close()
    const receiver = createReceiver(pool)
    const name = 'xn--bewerbungsbro-6ob.example'
    const findRecipient = recipientFinder(database.db, name, 0)
    door = await openSmtpDoor({
      host: '127.0.0.1',
      port: 0,
      name,
      tls,
      findRecipient,
      accept: receiver.accept,
      onFailure: () => {},
    })
    for (const written of [name, 'Bewerbungsbüro.example'])
      expect(await (await client()).deliver(`ada@${written}`, message())).toMatch(/^250 /)
    expect(await stored()).toMatchObject([{ recipient: `ada@${name}` }])
  })

  test('for several people is one message in the store and a mail for each', async () => {
    await (await client()).deliver([`ada@${domain}`, `grace@${domain}`], message())
    expect(await stored()).toMatchObject([
      { recipient: `ada@${domain}`, state: 'waiting' },
      { recipient: `grace@${domain}`, state: 'waiting' },
    ])
    expect((await database.pool.query('select from raw_messages')).rowCount).toBe(1)
  })

  test('delivered twice is one mail, and both times is answered with 250', async () => {
    const one = await client()
    expect(await one.deliver(`ada@${domain}`, message())).toMatch(/^250 /)
    expect(await one.deliver(`Ada@${domain}`, message())).toMatch(/^250 /)
    expect(await stored()).toMatchObject([{ state: 'waiting' }])
  })

  test('delivered by many at once is stored once each', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, client))
    const answers = await Promise.all(many.flatMap((one, n) => [one.deliver(`ada@${domain}`, message(`Mail ${n % 10}`))]))
    expect(answers.every((answer) => answer.startsWith('250'))).toBe(true)
    expect(await stored()).toHaveLength(10)
  })

  test('comes in over STARTTLS, in UTF-8 and with eight bits', async () => {
    const transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port: door.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    })
    await transport.sendMail({ from: 'jürgen@bücher.example', to: `ada@${domain}`, subject: 'Grüße', text: 'Schöne Grüße' })
    transport.close()
    const [mail] = await stored()
    expect(mail).toMatchObject({ isTls: true })
    const raw = await client()
    expect(await raw.command('MAIL FROM:<jürgen@bücher.example> BODY=8BITMIME SMTPUTF8')).toMatch(/^250 /)
  })

  test('comes in over TLS with a document of megabytes, line by line', async () => {
    const one = await client()
    await one.command('STARTTLS')
    one.socket.removeAllListeners('data')
    const secure = connectTls({ socket: one.socket, rejectUnauthorized: false })
    await new Promise((resolve) => secure.once('secureConnect', resolve))
    let answers = ''
    secure.on('data', (chunk) => {
      answers += chunk.toString()
    })
    secure.write(`EHLO client.example.com\r\nMAIL FROM:<sender@example.com>\r\nRCPT TO:<ada@${domain}>\r\nDATA\r\n`)
    await expect.poll(() => answers).toContain('354 ')
    const lines =
      randomBytes(3_400_000)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    secure.write('Subject: Our offer\r\nContent-Transfer-Encoding: base64\r\nContent-Type: application/pdf\r\n\r\n')
    for (const line of lines) if (!secure.write(`${line}\r\n`)) await once(secure, 'drain')
    secure.write('.\r\n')
    await expect.poll(() => answers, { timeout: 20_000 }).toContain('Stored')
    expect((await stored())[0]?.bytes.toString('latin1').split('\r\n\r\n')[1]).toBe(`${lines.join('\r\n')}\r\n`)
    secure.destroy()
  })

  test('to an address in quotes is for whoever has it without them', async () => {
    expect(await (await client()).deliver(`"ada"@${domain}`, message())).toMatch(/^250 /)
    expect(await (await client()).deliver(`"a\\da+Jobs"@${domain}`, message('second'))).toMatch(/^250 /)
    expect(await stored()).toMatchObject([{ recipient: `ada@${domain}` }, { recipient: `ada@${domain}`, tag: 'Jobs' }])
  })

  test('keeps lines that begin with dots as they were', async () => {
    await (await client()).deliver(`ada@${domain}`, message('.one\n..two\n.\nend'))
    expect((await stored())[0]?.bytes.toString()).toContain('\r\n.one\r\n..two\r\n.\r\nend')
  })
})

describe('Mail that there is no room for', () => {
  test('is put off while the disk is full, and taken when it is not', async () => {
    isDiskFull = true
    const one = await client()
    expect(await one.command('MAIL FROM:<sender@example.com>')).toMatch(/^452 /)
    isDiskFull = false
    expect(await one.deliver(`ada@${domain}`, message())).toMatch(/^250 /)
  })

  test('is put off for whoever has as much as an account may have, and for nobody else', async () => {
    const one = await client()
    const large = () => message(randomBytes(400_000).toString('base64').replace(/.{76}/g, '$&\n'))
    expect(await one.deliver(`ada@${domain}`, large())).toMatch(/^250 /)
    expect(await one.deliver(`ada@${domain}`, large())).toMatch(/^250 /)
    await reopen({})
    const two = await client()
    await two.command('MAIL FROM:<sender@example.com>')
    expect(await two.command(`RCPT TO:<ada@${domain}>`)).toMatch(/^452 4\.2\.2 /)
    expect(await two.command(`RCPT TO:<grace@${domain}>`)).toMatch(/^250 /)
  })

  test('of somebody who was deleted this moment is refused, and reaches the others', async () => {
    const userId = uuidv7()
    await database.pool.query("insert into users (id, email, ref_code) values ($1, 'leaving', 'leaving')", [userId])
    await database.pool.query("insert into assigned_addresses (name, skeleton, user_id) values ('leaving', 'leaving', $1)", [
      userId,
    ])
    const one = await client()
    await begin(one, '')
    one.send('.\r\n')
    expect(await one.reply()).toMatch(/^250 /)
    expect(await one.command('MAIL FROM:<sender@example.com>')).toMatch(/^250 /)
    expect(await one.command(`RCPT TO:<leaving@${domain}>`)).toMatch(/^250 /)
    await database.pool.query("update assigned_addresses set user_id = null where name = 'leaving'")
    await database.pool.query('delete from users where id = $1', [userId])
    await one.command('DATA')
    one.send(`${message().replaceAll('\n', '\r\n')}.\r\n`)
    expect(await one.reply()).toMatch(/^550 5\.1\.1 /)
    expect(await one.deliver([`leaving@${domain}`, `ada@${domain}`], message('to both'))).toMatch(/^250 /)
    expect(await stored()).toMatchObject([{ recipient: `ada@${domain}` }, { recipient: `ada@${domain}` }])
    expect(failures).toEqual([])
  })
})

describe('Mail for nobody here', () => {
  test.each([
    'nobody@applybox.example',
    'ada@elsewhere.example',
    'ada%elsewhere.example@applybox.example',
    'elsewhere.example!ada@applybox.example',
    '@elsewhere.example:ada@applybox.example',
    '@a.example,@b.example:ada@applybox.example',
    '"ada@elsewhere.example"@applybox.example',
    'ada@elsewhere.example@applybox.example',
    'ada@[127.0.0.1]',
    'ada+a%b@applybox.example',
  ])('%s is refused with 550 and leaves no row', async (address) => {
    const one = await client()
    await one.command('MAIL FROM:<sender@example.com>')
    expect(await one.command(`RCPT TO:<${address}>`)).toMatch(/^550 5\.1\.1 /)
    expect(await one.command('DATA')).toMatch(/^503 /)
    expect(await stored()).toEqual([])
  })

  test('does not keep it from the others', async () => {
    const one = await client()
    await one.command('MAIL FROM:<>')
    await one.command(`RCPT TO:<nobody@${domain}>`)
    await one.command(`RCPT TO:<ada@${domain}>`)
    await one.command('DATA')
    one.send('Subject: x\r\n\r\ny\r\n.\r\n')
    expect(await one.reply()).toMatch(/^250 /)
    expect(await stored()).toHaveLength(1)
  })

  test('somebody who goes through names is cut off', async () => {
    await reopen({ errors: 5 })
    const one = await client()
    await one.command('MAIL FROM:<>')
    const answers: string[] = []
    for (let n = 0; n < 5; n++) answers.push(await one.command(`RCPT TO:<name${n}@${domain}>`))
    expect(answers.every((answer) => answer.startsWith('550'))).toBe(true)
    await expect(one.reply()).resolves.toMatch(/^421 /)
  })
})

describe('Mail for nobody here, from who connects again and again,', () => {
  test('is put off, known names too, until a while has passed', async () => {
    await reopen({ guesses: 6, guessEvery: 2_000 })
    const guess = async (name: string) => {
      const one = await client()
      await one.command('MAIL FROM:<>')
      return one.command(`RCPT TO:<${name}@${domain}>`)
    }
    for (let n = 0; n < 6; n++) expect(await guess(`name${n}`)).toMatch(/^550 /)
    expect(await guess('name6')).toMatch(/^451 /)
    expect(await guess('ada')).toMatch(/^451 /)
    expect(await (await client('127.0.0.9')).deliver(`ada@${domain}`, message())).toMatch(/^250 /)
    await expect.poll(() => guess('ada'), { timeout: 5_000 }).toMatch(/^250 /)
  })
})

describe('Mail for whoever runs the installation', () => {
  const kept = async () =>
    (await database.pool.query('select recipient, envelope_from as sender, bytes from postmaster_mails order by received_at'))
      .rows
  afterEach(() => database.pool.query('delete from postmaster_mails'))

  test.each([
    ['postmaster', `postmaster@${domain}`],
    ['PostMaster', `postmaster@${domain}`],
    [`Postmaster@${domain.toUpperCase()}`, `postmaster@${domain}`],
    [`abuse@${domain}`, `abuse@${domain}`],
  ])('to %s is kept, and is nobody else’s', async (address, recipient) => {
    expect(await (await client()).deliver(address, message())).toMatch(/^250 /)
    expect(await (await client()).deliver(address, message())).toMatch(/^250 /)
    expect(await kept()).toEqual([
      { recipient, sender: 'sender@example.com', bytes: Buffer.from(message().replaceAll('\n', '\r\n')) },
    ])
    expect(await stored()).toEqual([])
    expect((await database.pool.query('select from raw_messages')).rowCount).toBe(0)
  })

  test('and for somebody here reaches both', async () => {
    expect(await (await client()).deliver([`ada@${domain}`, 'postmaster'], message())).toMatch(/^250 /)
    expect(await kept()).toHaveLength(1)
    expect(await stored()).toMatchObject([{ recipient: `ada@${domain}`, state: 'waiting' }])
  })

  test('is of this domain alone', async () => {
    const one = await client()
    await one.command('MAIL FROM:<>')
    for (const address of ['postmaster@elsewhere.example', 'abuse', 'postmaster%elsewhere.example', '"postmaster"'])
      expect(await one.command(`RCPT TO:<${address}>`)).toMatch(/^5(50|01) /)
  })
})

describe('A second message smuggled behind the first', () => {
  const smuggled =
    'MAIL FROM:<forged@example.com>\r\nRCPT TO:<grace@applybox.example>\r\nDATA\r\nSubject: forged\r\n\r\nforged\r\n.\r\n'
  test.each([
    ['LF . LF', '\n.\n'],
    ['LF . CR LF', '\n.\r\n'],
    ['CR LF . LF', '\r\n.\n'],
    ['CR . CR', '\r.\r'],
    ['CR . CR LF', '\r.\r\n'],
    ['CR LF . CR', '\r\n.\r'],
    ['LF . CR', '\n.\r'],
    ['CR . LF', '\r.\n'],
  ])('by %s stays text of the first', async (_name, end) => {
    const one = await client()
    await one.command('MAIL FROM:<sender@example.com>')
    await one.command(`RCPT TO:<ada@${domain}>`)
    await one.command('DATA')
    one.send(`Subject: first\r\n\r\nfirst${end}${smuggled}`)
    expect(await one.reply()).toMatch(/^250 /)
    expect(await one.command('NOOP')).toMatch(/^250 /)
    const mails = await stored()
    expect(mails).toMatchObject([{ recipient: `ada@${domain}` }])
    const text = mails[0]?.bytes.toString('latin1') ?? ''
    expect(text).toContain('forged')
    expect(text).not.toMatch(/\r(?!\n)|(?<!\r)\n/)
  })

  test('by cutting the end of the data into pieces is not found', async () => {
    const one = await client()
    await one.command('MAIL FROM:<sender@example.com>')
    await one.command(`RCPT TO:<ada@${domain}>`)
    await one.command('DATA')
    for (const piece of ['Subject: x\r\n\r\n', '.', '.\r', '\nstill text\r', '\n', '.', '\r', '\n']) {
      one.send(piece)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(await one.reply()).toMatch(/^250 /)
    expect((await stored())[0]?.bytes.toString()).toBe('Subject: x\r\n\r\n.\r\nstill text\r\n')
  })
})

describe('What the door does not take', () => {
  test('a message with a NUL', async () => {
    expect(await (await client()).deliver(`ada@${domain}`, message('a\0b'))).toMatch(/^554 /)
    expect(await stored()).toEqual([])
  })

  test('a message that runs in circles', async () => {
    const circles = 'Received: from a by b\n'.repeat(51) + message()
    expect(await (await client()).deliver(`ada@${domain}`, circles)).toMatch(/^554 /)
    expect(await (await client()).deliver(`ada@${domain}`, 'Received: from a by b\n'.repeat(50) + message())).toMatch(/^250 /)
  })

  test('a message over the size, announced or not, and the next one is welcome', async () => {
    await reopen({ message: 100_000 })
    const one = await client()
    expect(await one.command('MAIL FROM:<sender@example.com> SIZE=100001')).toMatch(/^552 /)
    expect(await one.deliver(`ada@${domain}`, message('x'.repeat(70).concat('\n').repeat(2000)))).toMatch(/^552 /)
    expect(await one.deliver(`ada@${domain}`, message())).toMatch(/^250 /)
    expect(await stored()).toHaveLength(1)
  })

  test.each(['AUTH=<>', 'FOO=bar', 'X-UNKNOWN', 'RET=FULL', 'BODY=8BITMIME HOLDFOR=10'])(
    'a sender with %s',
    async (parameters) => {
      const one = await client()
      expect(await one.command(`MAIL FROM:<sender@example.com> ${parameters}`)).toMatch(/^555 5\.5\.4 /)
      expect(await one.command('MAIL FROM:<sender@example.com> SIZE=100 BODY=8BITMIME')).toMatch(/^250 /)
      expect(await one.command(`RCPT TO:<ada@${domain}> NOTIFY=NEVER`)).toMatch(/^555 /)
    },
  )

  test('more than a hundred recipients', async () => {
    await reopen({ recipients: 1 })
    const one = await client()
    await one.command('MAIL FROM:<sender@example.com>')
    expect(await one.command(`RCPT TO:<ada@${domain}>`)).toMatch(/^250 /)
    expect(await one.command(`RCPT TO:<grace@${domain}>`)).toMatch(/^452 /)
  })

  test('more bytes at once than it can hold: they are put off', async () => {
    await reopen({ inFlight: 50_000 })
    const one = await client()
    expect(await one.deliver(`ada@${domain}`, message('x'.repeat(70).concat('\n').repeat(1000)))).toMatch(/^452 /)
    expect(await one.deliver(`ada@${domain}`, message())).toMatch(/^250 /)
  })

  test('a client that keeps much of a message unfinished leaves room for others', async () => {
    await reopen({ inFlight: 200_000, inFlightPerClient: 50_000 })
    const one = await client()
    await begin(one, linesOf(43_000))
    const other = await client()
    await expect.poll(() => other.deliver(`ada@${domain}`, message('x'.repeat(9_000))), { timeout: 5_000 }).toMatch(/^452 /)
    one.send('\r\n.\r\n')
    expect(await one.reply()).toMatch(/^250 /)
    expect(await other.deliver(`ada@${domain}`, message('x'.repeat(9_000)))).toMatch(/^250 /)
  })

  test('a message that was refused: its bytes make room for others at once', async () => {
    await reopen({ inFlight: 200_000, inFlightPerClient: 50_000 })
    const one = await client()
    await begin(one, linesOf(60_000))
    const other = await client()
    await expect.poll(() => other.deliver(`ada@${domain}`, message('x'.repeat(9_000))), { timeout: 5_000 }).toMatch(/^250 /)
    one.send('\r\n.\r\n')
    expect(await one.reply()).toMatch(/^452 /)
  })

  test('messages that fill it and do not go on: they give way to one that does', async () => {
    await reopen({ message: 110_000, inFlight: 400_000, inFlightPerClient: 100_000 })
    const trickling = await Promise.all(['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map((from) => client(from)))
    for (const one of trickling) await begin(one, linesOf(99_000), ' SIZE=99100')
    const trickle = setInterval(() => {
      for (const one of trickling) one.send('x')
    }, 100)
    await sleep(3_000)
    const other = await client('127.0.0.6')
    expect(await other.deliver(`ada@${domain}`, message(linesOf(60_000)))).toMatch(/^250 /)
    clearInterval(trickle)
    expect(await stored()).toHaveLength(1)
    const answers = await Promise.allSettled(trickling.map((one) => Promise.race([one.reply(), sleep(200, 'still there')])))
    expect(answers.filter((one) => one.status === 'fulfilled' && one.value.startsWith('421'))).toHaveLength(1)
  })

  test('commands without end that lead to no message: the line is cut', async () => {
    await reopen({ idleCommands: 20 })
    const one = await client()
    for (let n = 0; n < 10; n++) expect(await one.command('NOOP')).toMatch(/^250 /)
    expect(await one.deliver(`ada@${domain}`, message())).toMatch(/^250 /)
    for (let n = 0; n < 10; n++) expect(await one.command('RSET')).toMatch(/^250 /)
    for (let n = 0; n < 10; n++) expect(await one.command('VRFY ada')).toMatch(/^252 /)
    expect(await one.command('NOOP')).toMatch(/^421 /)
    await expect(one.reply()).rejects.toThrow()
  })

  test.each([
    'AUTH PLAIN AGEAYg==',
    'BDAT 10 LAST',
    'EXPN all',
    'ETRN x',
    'TURN',
    'HELP',
    'XCLIENT ADDR=192.0.2.1',
    'PROXY TCP4 192.0.2.1 192.0.2.2 1 2',
  ])('%s', async (line) => {
    expect(await (await client()).command(line)).toMatch(/^5(00|50) /)
  })

  test('a megabyte of one command', async () => {
    const one = await client()
    expect(await one.command(`MAIL FROM:<${'a'.repeat(1_000_000)}@example.com>`)).toMatch(/^421 /)
    await expect(one.reply()).rejects.toThrow()
  })

  test('a web page that posts to it', async () => {
    const one = await client()
    one.send(`POST / HTTP/1.1\r\nHost: x\r\n\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<ada@${domain}>\r\nDATA\r\nforged\r\n.\r\n`)
    expect(await one.reply()).toMatch(/^421 /)
    await expect(one.reply()).rejects.toThrow()
    expect(await stored()).toEqual([])
  })

  test('commands slipped in before TLS', async () => {
    const one = await client()
    one.send(`STARTTLS\r\nMAIL FROM:<forged@example.com>\r\nRCPT TO:<ada@${domain}>\r\n`)
    expect(await one.reply()).toMatch(/^220 /)
    one.socket.removeAllListeners('data')
    const secure = connectTls({ socket: one.socket, rejectUnauthorized: false })
    await new Promise((resolve) => secure.once('secureConnect', resolve))
    const answers = new Promise<string>((resolve) => secure.once('data', (chunk) => resolve(chunk.toString())))
    secure.write('DATA\r\n')
    // nothing of the session before is known
    expect(await answers).toMatch(/^503 .*HELO\/EHLO first/)
    secure.destroy()
  })

  test('a flood of lines that begin with a dot: the line is cut', async () => {
    await reopen({ dotLines: 1000 })
    const one = await client()
    await one.command('MAIL FROM:<sender@example.com>')
    await one.command(`RCPT TO:<ada@${domain}>`)
    await one.command('DATA')
    one.send('..\r\n'.repeat(5000))
    expect(await one.reply()).toMatch(/^554 /)
    await expect(one.reply()).rejects.toThrow()
    expect(await stored()).toEqual([])
  })

  test('a client that trickles its message, or never leaves', async () => {
    await reopen({ data: 300 })
    const slow = await client()
    await slow.command('MAIL FROM:<sender@example.com>')
    await slow.command(`RCPT TO:<ada@${domain}>`)
    await slow.command('DATA')
    slow.send('Subject: x\r\n')
    expect(await slow.reply()).toMatch(/^421 /)
    await reopen({ session: 300 })
    const late = await client()
    await late.command('NOOP')
    expect(await late.reply()).toMatch(/^421 /)
  })

  test('more connections than it has: who has most gives one up', async () => {
    await reopen({ connections: 4 })
    const greedy: SmtpClient[] = []
    for (let n = 0; n < 4; n++) greedy.push(await client('127.0.0.2'))
    const other = await client('127.0.0.3')
    expect(await greedy[0]?.reply()).toMatch(/^421 /)
    expect(await other.deliver(`ada@${domain}`, message())).toMatch(/^250 /)
    expect(await greedy[3]?.command('NOOP')).toMatch(/^250 /)
    await client('127.0.0.3')
    await expect(client('127.0.0.3')).rejects.toThrow()
  })

  test('too many connections of one client', async () => {
    await reopen({ connectionsPerClient: 2 })
    await client()
    const second = await client()
    await expect(client()).rejects.toThrow()
    expect(await second.command('NOOP')).toMatch(/^250 /)
    second.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await (await client()).command('NOOP')).toMatch(/^250 /)
  })
})

describe('The door', () => {
  test('puts mail off while the database is away, and takes it again without a restart', async () => {
    const one = await client()
    await one.deliver(`ada@${domain}`, message())
    await database.pool.query('alter table mails rename to mails_away')
    expect(await one.deliver(`ada@${domain}`, message('second'))).toMatch(/^451 /)
    expect(failures).toHaveLength(1)
    await database.pool.query('alter table mails_away rename to mails')
    expect(await one.deliver(`ada@${domain}`, message('second'))).toMatch(/^250 /)
  })

  test('finishes what it is being given before it closes', async () => {
    const one = await client()
    const idle = await client()
    await one.command('MAIL FROM:<sender@example.com>')
    await one.command(`RCPT TO:<ada@${domain}>`)
    await one.command('DATA')
    one.send('Subject: last\r\n\r\n')
    const closed = door.close()
    expect(await idle.reply()).toMatch(/^421 /)
    one.send('words\r\n.\r\n')
    expect(await one.reply()).toMatch(/^250 /)
    expect(await one.reply()).toMatch(/^421 /)
    await closed
    expect(await stored()).toHaveLength(1)
    door = await open()
  })

  test('shows the certificate it was given', async () => {
    const one = await client()
    expect(await one.command('STARTTLS')).toMatch(/^220 /)
    const secure = connectTls({ socket: one.socket, rejectUnauthorized: false })
    await new Promise((resolve) => secure.once('secureConnect', resolve))
    expect(secure.getPeerCertificate().subject.CN).toBe(domain)
    secure.destroy()
  })
})
