import { getBotProtection, scoreBotProtection } from '../../../contract/meta.ts'
import { ApiProblem, call } from '../../api.ts'
import { ownScript } from '../../own-script.ts'
import proofOfWork from './proof-of-work.ts?worker&url'
import { t } from './texts/index.ts'

type Action = 'sign-up' | 'sign-in' | 'reset'

/**
 * Shows the server that a person asks, without asking the person anything: a proof of work, done in a worker, or reCAPTCHA's
 * score where the installation uses that. Undefined where no protection is in use.
 */
export async function prove(action: Action): Promise<string | undefined> {
  const given = await call(getBotProtection, {})
  if (given.protection === 'off') return undefined
  const token = given.protection === 'altcha' ? await solve(given.challenge) : await askRecaptcha(given.siteKey, action)
  const { proof } = await call(scoreBotProtection, { body: { token, action } })
  if (proof === null) throw new ApiProblem('proof_required', 403, t('protection.refused'))
  return proof
}

function solve(challenge: Record<string, unknown>): Promise<string> {
  if (!crypto.subtle) throw new ApiProblem('proof_required', 403, t('protection.insecure'))
  const worker = new Worker(ownScript(proofOfWork), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) =>
      data === null ? reject(new ApiProblem('proof_required', 403, t('protection.refused'))) : resolve(data)
    worker.onerror = () => reject(new ApiProblem('proof_required', 403, t('protection.refused')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

interface Recaptcha {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}
declare const grecaptcha: Recaptcha

let script: Promise<void> | undefined

async function askRecaptcha(siteKey: string, action: Action): Promise<string> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    element.onload = () => grecaptcha.ready(resolve)
    element.onerror = () => {
      script = undefined
      reject(new ApiProblem('offline', 0, t('error.offline')))
    }
    document.head.append(element)
  })
  await script
  // reCAPTCHA takes letters, digits, slashes and underscores.
  return grecaptcha.execute(siteKey, { action: action.replace('-', '_') })
}
