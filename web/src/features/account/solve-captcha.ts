// The browser's side of the captcha: fetch a challenge, do its small work, hand over the answer. By its path alone, so that
// guests can be asked for it without loading the contract's schemas.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { paths } from '#contract/paths'
import { type SendOptions, send } from '../../lib/api-client'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

export async function solveCaptcha(options?: SendOptions): Promise<string> {
  const { data: challenge } = await send<Challenge>('GET', paths.captcha, {}, options)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the security check took too long')
  return btoa(JSON.stringify({ challenge, solution }))
}
