import type { login } from '#contract/identity/calls'
import { countInWindow } from '../../platform/database/count-in-windows'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { accountIsFrozen } from './freezing/frozen-account'
import { findMemberByMobile, insertLoginEvent, type LoginEvent } from './identity.queries'
import { openSession } from './open-session'
import { spendPasswordTime, verifyPassword } from './passwords'
import { presentUserInfo } from './present-account'
import { readWindow } from './sms-codes/sms-codes.queries'
import { spendCode } from './sms-codes/spend-code'

/** The password that was checked, by what is stored of it; undefined where it was wrong. */
interface Checked {
  rightHash: string | undefined
}

type Login = PreparedContext<typeof login, Checked>

/** Guesses at one number, from wherever they come. Its owner can still log in with a code. */
const passwordTries = { max: 20, seconds: 900 }

export const logIn = {
  async prepare({ read, input, now }: PrepareContext<typeof login>): Promise<Checked> {
    if (input.sms_code !== undefined) return { rightHash: undefined }
    if (input.password === undefined) {
      throw new Refusal('invalidInput', { fields: [{ field: 'password', text: 'identity.passwordOrCode' }] })
    }
    const { key, start } = windowOf(input.mobile, now)
    // They are counted below. This only spares the work for those who have none left.
    if ((await read(tx => readWindow(tx, key, start))) >= passwordTries.max) throw tooManyTries(start, now)
    const member = await read(tx => findMemberByMobile(tx, input.mobile))
    const isRight = member
      ? await verifyPassword(member.password_hash, input.password)
      : await spendPasswordTime(input.password)
    return { rightHash: member && isRight ? member.password_hash : undefined }
  },

  async run(context: Login) {
    const { input, answer } = context
    const member =
      input.sms_code === undefined ? await byPassword(context) : await byCode(context, input.sms_code)
    // Only who proved to be the owner learns that the account is frozen.
    if (member.state === 'frozen') throw accountIsFrozen(member.frozen_reason, context.language)
    await note(context, member.id, input.sms_code === undefined ? 'password' : 'code', true)
    const session = await openSession(context, {
      memberId: member.id,
      carrier: input.session,
      remember: input.remember,
    })
    answer.text = { key: 'identity.loggedIn' }
    return {
      userinfo: await presentUserInfo(context, member.id, session.token),
      header_token: session.headerToken,
    }
  },
}

async function byPassword(context: Login) {
  const { tx, input, prepared } = context
  await countTry(context)
  const member = await findMemberByMobile(tx, input.mobile)
  // A password that was changed since it was checked is wrong now.
  if (member && member.password_hash === prepared.rightHash) return member
  await note(context, member?.id ?? null, 'password', false)
  throw wrongCredentials()
}

async function byCode({ tx, input, secrets, now }: Login, code: string) {
  const offered = { mobile: input.mobile, purpose: 'login', code, field: 'sms_code' } as const
  await spendCode(tx, secrets, offered, now)
  const member = await findMemberByMobile(tx, input.mobile)
  if (!member)
    throw new Refusal('noSuchAccount', { fields: [{ field: 'mobile', text: 'refusal.noSuchAccount' }] })
  return member
}

async function countTry({ tx, input, now }: Login) {
  const { key, start } = windowOf(input.mobile, now)
  if ((await countInWindow(tx, key, start)) > passwordTries.max) throw tooManyTries(start, now)
}

function windowOf(mobile: string, now: Date) {
  const length = passwordTries.seconds * 1000
  return { key: `password ${mobile}`, start: new Date(Math.floor(now.getTime() / length) * length) }
}

function tooManyTries(start: Date, now: Date) {
  const left = (start.getTime() - now.getTime()) / 1000 + passwordTries.seconds
  const wait = Math.max(1, Math.ceil(left))
  return new Refusal('tooManyRequests', { params: { seconds: wait }, retryAfterSeconds: wait, isKept: true })
}

function note(
  { tx, client, now }: Login,
  memberId: number | null,
  method: LoginEvent['method'],
  succeeded: boolean,
) {
  return insertLoginEvent(tx, { memberId, method, succeeded, ...client, now })
}

/** The same for an unknown number and a wrong password; shown at the password's field. */
function wrongCredentials() {
  return new Refusal('wrongCredentials', {
    isKept: true,
    fields: [{ field: 'password', text: 'refusal.wrongCredentials' }],
  })
}
