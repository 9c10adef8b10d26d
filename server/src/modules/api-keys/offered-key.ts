import type { FastifyRequest } from 'fastify'
import type { OfferedKey } from './key-directory'

/** By which a key is known at sight, by people and by those who search leaked code for such things. */
const prefix = 'trib_'
const whole = new RegExp(`^Bearer ${prefix}([0-9a-f]{32})_([\\w-]{43})$`)
const dashes = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

export function writeKey({ token, secret }: OfferedKey): string {
  return `${prefix}${token.replaceAll('-', '')}_${secret}`
}

/** What its owner sees of it in a list. */
export const hintOf = (token: string) => `${prefix}${token.slice(0, 8)}…`

/** What begins like a key is one, or wrong: it is never taken for anything else. */
export function offeredKey({ headers }: FastifyRequest): OfferedKey | 'wrong' | undefined {
  const { authorization = '' } = headers
  if (!authorization.startsWith(`Bearer ${prefix}`)) return undefined
  const [, digits, secret] = whole.exec(authorization) ?? []
  if (!digits || !secret) return 'wrong'
  return { token: digits.replace(dashes, '$1-$2-$3-$4-$5'), secret }
}
