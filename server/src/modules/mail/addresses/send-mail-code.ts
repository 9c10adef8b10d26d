import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '#contract/language'
import { countOneMore } from '../../../platform/database/count-in-windows'
import type { Tx } from '../../../platform/database/query'
import { requireNoHold } from '../../../platform/hold/site-hold'
import type { Answer } from '../../../platform/http/call-handler'
import { network } from '../../../platform/http/rate-limit'
import { maskMailAddress, readMailAddress } from '../../../platform/mail/mail-address'
import { Refusal } from '../../../platform/refusal'
import { blindIndex } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'
import { say } from '../../../platform/texts/texts'
import { enqueueMail } from '../send-mail.job'
import type { MailOwner } from './mail-addresses.queries'
import { mailCodeLimits, mailCodeRules } from './mail-code-rules'
import './mail-addresses.texts'
import {
  countMailCodes,
  countMailTry,
  insertMailCode,
  lockAddress,
  lockNewestMailCode,
} from './mail-codes.queries'

export interface Asking {
  tx: Tx
  secrets: Secrets
  language: Language
  client: { address: string }
  site: { facts: { site_title: Record<Language, string> } }
  now: Date
  answer: Answer
}

/** As it is kept, or a refusal that says what an address looks like. */
export function requireMailAddress(typed: string, field = 'email'): string {
  const address = readMailAddress(typed)
  if (address !== undefined) return address
  throw new Refusal('invalidInput', { fields: [{ field, text: 'field.notAnEmail' }] })
}

/** Every address gets the same, whether it is known here or not. */
export async function sendMailCode(context: Asking, owner: MailOwner, email: string) {
  const { tx, secrets, language, now } = context
  const address = requireMailAddress(email)
  await requireNoHold(tx, 'hold.codes')
  await lockAddress(tx, lowered(address))
  await requireRest(tx, address, now)
  await countAgainstLimits(context, owner, address)
  const code = String(randomInt(10 ** mailCodeRules.digits)).padStart(mailCodeRules.digits, '0')
  await insertMailCode(tx, {
    owner: nameOf(owner),
    address,
    codeHash: hashOf(secrets, owner, address, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + mailCodeRules.validSeconds * 1000),
  })
  const site = context.site.facts.site_title[language]
  const minutes = mailCodeRules.validSeconds / 60
  const words = (key: string) => say(`mail.code.${key}`, language, { site, code, minutes })
  await enqueueMail(
    tx,
    secrets,
    address,
    {
      language,
      subject: words('subject'),
      heading: words('heading'),
      paragraphs: [words('text')],
      code,
      reason: words('reason'),
    },
    4,
  )
  context.answer.text = { key: 'mail.codeSent', params: { email: maskMailAddress(address) } }
  return { wait_seconds: mailCodeRules.waitSeconds }
}

/**
 * The code's row, or a refusal; a wrong guess is counted although the call is refused, so ask this before anything else is written.
 * Whoever asks marks it used when everything else is right too.
 */
export async function requireMailCode(
  { tx, secrets, now }: Pick<Asking, 'tx' | 'secrets' | 'now'>,
  owner: MailOwner,
  address: string,
  code: string,
): Promise<number> {
  const sent = await lockNewestMailCode(tx, nameOf(owner), address)
  const isAlive = sent && sent.used_at === null && sent.expires_at > now && sent.tries < mailCodeRules.tries
  if (isAlive && timingSafeEqual(sent.code_hash, hashOf(secrets, owner, address, code))) return sent.id
  if (isAlive) await countMailTry(tx, sent.id)
  throw new Refusal('wrongCode', {
    isKept: true,
    fields: [{ field: 'email_code', text: 'refusal.wrongCode' }],
  })
}

export const nameOf = (owner: MailOwner) =>
  'memberId' in owner ? `member ${owner.memberId}` : `staff ${owner.staffId}`

/** Nearly every server takes capital and small letters for the same mailbox. */
const lowered = (address: string) => address.toLowerCase()

const hashOf = (secrets: Secrets, owner: MailOwner, address: string, code: string) =>
  blindIndex(secrets, 'mail code', `${nameOf(owner)} ${address} ${code}`)

async function requireRest(tx: Tx, address: string, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { sent, last_at } = await countMailCodes(tx, address, dayAgo)
  const since = last_at ? (now.getTime() - last_at.getTime()) / 1000 : Number.POSITIVE_INFINITY
  if (since < mailCodeRules.waitSeconds) throw tooSoon(Math.ceil(mailCodeRules.waitSeconds - since))
  if (sent >= mailCodeRules.perAddressAndDay) throw tooSoon(3600)
}

async function countAgainstLimits({ tx, client, now }: Asking, owner: MailOwner, address: string) {
  const named = (kind: keyof typeof mailCodeLimits, counted: string) =>
    mailCodeLimits[kind].map(limit => ({ ...limit, key: `mail ${kind} ${limit.seconds} ${counted}` }))
  const limits = [
    ...named('address', lowered(address)),
    ...named('account', nameOf(owner)),
    ...named('network', network(client.address)),
    ...named('site', ''),
  ]
  const full = await countOneMore(tx, limits, now)
  if (full) throw tooSoon(full.secondsLeft)
}

function tooSoon(seconds: number) {
  return new Refusal('tooManyRequests', { params: { seconds }, retryAfterSeconds: seconds })
}
