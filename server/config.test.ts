import { expect, test } from 'vitest'
import { describeConfig, readConfig } from './config.ts'

test('without any variable the defaults hold', () => {
  expect(readConfig({})).toMatchObject({
    httpPort: 3000,
    smtpPort: 2525,
    mailDomain: 'applybox.localhost',
    publicUrl: 'http://localhost:3000',
    botProtection: 'altcha',
    roles: ['http', 'smtp', 'worker'],
    seeding: false,
  })
})

test.each([
  ['a port that is none', { APPLYBOX_HTTP_PORT: 'web' }, /APPLYBOX_HTTP_PORT can not be "web"/],
  ['a port out of range', { APPLYBOX_SMTP_PORT: '70000' }, /APPLYBOX_SMTP_PORT can not be "70000"/],
  ['a misspelt name', { APPLYBOX_HTTP_PROT: '80' }, /APPLYBOX_HTTP_PROT is not a variable.*did you mean APPLYBOX_HTTP_PORT\?/],
  ['a role that does not exist', { APPLYBOX_ROLES: 'http,mail' }, /APPLYBOX_ROLES can not be "http,mail"/],
  ['a database that is not PostgreSQL', { DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL can not be/],
  [
    'a certificate without its key',
    { APPLYBOX_TLS_CERT: 'cert.pem' },
    /APPLYBOX_TLS_CERT and APPLYBOX_TLS_KEY are needed together/,
  ],
  ['reCAPTCHA without keys', { APPLYBOX_BOT_PROTECTION: 'recaptcha' }, /needs APPLYBOX_RECAPTCHA_SITE_KEY/],
])('%s is refused in one line', (_, environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
  expect(() => readConfig(environment)).not.toThrow(/\n/)
})

test('an empty variable counts as not set, and variables of others are none of our business', () => {
  expect(readConfig({ APPLYBOX_HTTP_PORT: '', HOME: '/home/x', PORT: 'x' }).httpPort).toBe(3000)
})

test('roles and switches are read', () => {
  const config = readConfig({
    APPLYBOX_ROLES: 'smtp, worker',
    APPLYBOX_SEEDING: 'on',
    APPLYBOX_PUBLIC_URL: 'https://jobs.example.com/',
  })
  expect(config).toMatchObject({ roles: ['smtp', 'worker'], seeding: true, publicUrl: 'https://jobs.example.com' })
})

test('a domain that the Internet does not know is a closed network, unless the operator says otherwise', () => {
  expect(readConfig({}).closedNetwork).toBe(true)
  expect(readConfig({ APPLYBOX_MAIL_DOMAIN: 'inbox.test' }).closedNetwork).toBe(true)
  expect(readConfig({ APPLYBOX_CLOSED_NETWORK: 'off' }).closedNetwork).toBe(false)
  expect(readConfig({ APPLYBOX_MAIL_DOMAIN: 'jobs.example.com' }).closedNetwork).toBe(false)
})

test('every variable says what it is for', () => {
  for (const { name, description } of describeConfig()) expect(description, name).toMatch(/\w{3}/)
})

test('nobody is asked to prove anything where nobody can sign up, unless the operator wants it', () => {
  expect(readConfig({ APPLYBOX_SIGN_UP: 'closed' }).botProtection).toBe('off')
  expect(readConfig({ APPLYBOX_SIGN_UP: 'closed', APPLYBOX_BOT_PROTECTION: 'altcha' }).botProtection).toBe('altcha')
  expect(readConfig({ APPLYBOX_SIGN_UP: 'referral' }).botProtection).toBe('altcha')
})

test('a public URL with a path is refused: the app can only be served at the root', () => {
  expect(() => readConfig({ APPLYBOX_PUBLIC_URL: 'https://jobs.example/applybox' })).toThrow('must end after the host and port')
  expect(readConfig({ APPLYBOX_PUBLIC_URL: 'https://jobs.example/' }).publicUrl).toBe('https://jobs.example')
})
