import { expect, test } from 'vitest'
import { expectQuietPages } from './browser.ts'
import { begin } from './journey.ts'

const { visitor } = await begin()
const stranger = await visitor()
await stranger.page.goto('/auth/sign-in')
await stranger.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()

const breaches: [string, string, RegExp][] = [
  [
    'a script in the page',
    `document.body.append(Object.assign(document.createElement('script'), { text: '1' }))`,
    /TrustedScript/,
  ],
  ['a script from elsewhere', `import('https://tracker.example/x.js')`, /script-src/],
  [
    'a style element without the nonce',
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))`,
    /style-src-elem/,
  ],
  ['a style attribute', `document.body.setAttribute('style', 'color: red')`, /style-src-attr/],
  ['text that becomes HTML', `document.createElement('p').innerHTML = '<b>x</b>'`, /TrustedHTML/],
  ['text that becomes a frame', `document.createElement('iframe').srcdoc = '<b>x</b>'`, /TrustedHTML/],
  ['text that becomes the address of a script', `new Worker('/service-worker.js')`, /TrustedScriptURL/],
  ['text that is run', `setTimeout('1')`, /TrustedScript/],
  ['a policy that nobody named', `trustedTypes.createPolicy('anything', {})`, /trusted-types/],
  ['a picture from elsewhere', `new Image().src = 'https://tracker.example/x.gif'`, /img-src/],
  ['a call to elsewhere', `fetch('https://tracker.example/')`, /connect-src/],
  ['a frame', `document.body.append(Object.assign(document.createElement('iframe'), { src: '/settings' }))`, /frame-src/],
  ['an error that nobody caught', `setTimeout(() => { throw new Error('uncaught') })`, /uncaught/],
  ['an error in the console', `console.error('told')`, /told/],
]

test.each(breaches)('%s does not go unseen in a journey', async (_, attempt, told) => {
  await stranger.page.evaluate(attempt).catch(() => undefined)
  await expect.poll(() => stranger.complaints.join('\n')).toMatch(told)
  expect(expectQuietPages).toThrow('what the pages complained of')
})
