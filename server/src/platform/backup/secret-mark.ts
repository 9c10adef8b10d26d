import { secretsFrom } from '../secrets'

/** The same for the same secret. Guessing a secret by it is as hard as guessing the secret. */
export function markOf(appSecret: string): string {
  return secretsFrom(appSecret).derive('backup mark').toString('hex')
}
