// The browser's side of the captcha: fetch a challenge, do its small work, hand over the answer.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { captcha } from '#contract/identity/calls'
import { api } from '../../lib/api'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

export async function solveCaptcha(): Promise<string> {
  const challenge = (await api(captcha, {})).data as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the security check took too long')
  return btoa(JSON.stringify({ challenge, solution }))
}
