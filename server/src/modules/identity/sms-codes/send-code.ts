import { randomInt } from 'node:crypto'
import type { sendSms } from '#contract/identity/calls'
import { ownPurposes, type SmsPurpose } from '#contract/identity/sms-purposes'
import { countOneMore } from '../../../platform/database/count-in-windows'
import type { Tx } from '../../../platform/database/query'
import { requireNoHold } from '../../../platform/hold/site-hold'
import type { CallContext } from '../../../platform/http/call-handler'
import { network } from '../../../platform/http/rate-limit'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { maskMobile } from '../masks'
import { hashCode } from './code-hash'
import { codeRules, sendLimits } from './code-rules'
import { limitsOf } from './number-limits'
import { requireReachable } from './reachable-number'
import { countSent, insertCode, lockNumber } from './sms-codes.queries'
import './sms-codes.texts'
import { ownNumber } from './own-number'
import { sealTextMessage, sendTextMessage } from './send-text-message.job'

/**
 * Known and unknown numbers get the same: a code. Only who can read it, and so owns the number, learns whether there is
 * an account.
 */
export async function sendCode(context: CallContext<typeof sendSms>) {
  const { tx, input, secrets, language, now } = context
  await requireNoHold(tx, 'hold.codes')
  const mobile = await numberFor(context)
  await lockNumber(tx, mobile)
  await requireRestSince(tx, mobile, now)
  await countAgainstLimits(tx, mobile, context.client.address, now)

  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')
  const expiresAt = new Date(now.getTime() + codeRules.validSeconds * 1000)
  const codeHash = hashCode(secrets, mobile, input.purpose, code)
  await insertCode(tx, { mobile, purpose: input.purpose, codeHash, sentAt: now, expiresAt })
  const text = say(`codes.sms.${input.purpose}`, language, {
    code,
    site: context.site.facts.site_title[language],
    minutes: codeRules.validSeconds / 60,
  })
  // The queue is a table like any other: the code does not stand in it in plain.
  const sealed = sealTextMessage(secrets, { mobile, text, code })
  await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
  context.answer.text = { key: 'codes.sent', params: { mobile: maskMobile(mobile) } }
  return { wait_seconds: codeRules.waitSeconds, mobile_masked: maskMobile(mobile) }
}

async function numberFor({ tx, input, actor }: CallContext<typeof sendSms>): Promise<string> {
  if (isOwn(input.purpose)) {
    if (actor.kind !== 'member') throw new Refusal('sessionEnded')
    return ownNumber(tx, actor, input.purpose)
  }
  if (input.mobile === undefined) {
    throw new Refusal('invalidInput', { fields: [{ field: 'mobile', text: 'field.required' }] })
  }
  await requireReachable(tx, input.mobile)
  return input.mobile
}

function isOwn(purpose: SmsPurpose): purpose is (typeof ownPurposes)[number] {
  return (ownPurposes as readonly string[]).includes(purpose)
}

async function requireRestSince(tx: Tx, mobile: string, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { sent, last_at } = await countSent(tx, mobile, dayAgo)
  const since = last_at ? (now.getTime() - last_at.getTime()) / 1000 : Number.POSITIVE_INFINITY
  if (since < codeRules.waitSeconds) throw tooSoon(Math.ceil(codeRules.waitSeconds - since))
  if (sent >= codeRules.perNumberAndDay) {
    throw new Refusal('tooManyRequests', { text: 'codes.enoughForToday', retryAfterSeconds: 3600 })
  }
}

/** Counted in the transaction of the code itself, so that parallel requests wait here and none slips through. */
async function countAgainstLimits(tx: Tx, mobile: string, address: string, now: Date) {
  const ofAddress = sendLimits.address.map(limit => ({
    ...limit,
    kind: 'address' as const,
    key: `sms address ${limit.seconds} ${network(address)}`,
  }))
  const full = await countOneMore(tx, [...ofAddress, ...(await limitsOf(tx, mobile))], now)
  if (full?.kind === 'country') {
    throw new Refusal('tooManyRequests', { text: 'codes.countryFull', retryAfterSeconds: full.secondsLeft })
  }
  if (full) throw tooSoon(full.secondsLeft)
}

function tooSoon(seconds: number) {
  return new Refusal('tooManyRequests', { params: { seconds }, retryAfterSeconds: seconds })
}
