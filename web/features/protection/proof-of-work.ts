import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'

// A worker: takes an ALTCHA challenge, answers with the token that proves the work, or null.
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
})
