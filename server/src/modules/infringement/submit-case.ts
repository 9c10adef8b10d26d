import { readCreditCode } from '#contract/identity/credit-code'
import type { submitInfringement } from '#contract/infringement/calls'
import { mostOpenClaims, registerNumberLength } from '#contract/infringement/case-rules'
import { nextNumber } from '../../platform/database/agent-counter'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { network } from '../../platform/http/rate-limit'
import { readMailAddress } from '../../platform/mail/mail-address'
import { Refusal } from '../../platform/refusal'
import { plainText } from '../../platform/search-terms'
import { requireReachable } from '../identity/identity.public'
import { caseNote, casePath } from './case-link'
import { confirmBy, mailConfirmation } from './confirm-claim'
import { countOpenClaims, findNamedWorks, insertCase, insertStep } from './infringement.queries'
import './infringement.texts'
import { watchDeadline } from './move-case'
import { readCodes } from './read-codes'

type Sent = CallContext<typeof submitInfringement>['input']

/** Files follow one by one, by the link that is the answer. It counts once the link in the mail was followed. */
export async function submitCase(context: CallContext<typeof submitInfringement>) {
  const { tx, input, language, client, secrets, now, answer } = context
  const { kind, name, role, postal_address, mobile, email, which, scope, rights, statement } = input
  const holder = role === 'agent' ? input.holder : ''
  const track = scope === 'track' ? input.track : ''
  const { company, register_number } = registeredAs(input)
  if (role === 'agent' && holder === '') throw refused('holder', 'infringement.holder')
  if (readMailAddress(email) === undefined) throw refused('email', 'infringement.noAddress')
  if (scope === 'track' && track === '') throw refused('track', 'infringement.trackName')
  if (mobile !== '') await requireReachable(tx, mobile)
  const number = `C${String(await nextNumber(tx, 'infringement')).padStart(6, '0')}`
  // After the number: who sends two claims at the same moment takes turns there.
  const address = network(client.address)
  await requireFewOpen(tx, { email, address })
  const claim = await insertCase(tx, {
    ...{ claimant_kind: kind, register_number },
    ...{ number, name, company, role, holder, postal_address, mobile, email, which, scope, track },
    ...{ rights, statement, language },
    ...(await namedWork(tx, scope, `${which} ${track}`)),
    address,
    search_text: plainText([number, name, company, which, track].join(' ')),
    now,
  })
  await insertStep(tx, { caseId: claim.id, event: 'submit', state: claim.state, by: 'claimant', name, now })
  await mailConfirmation(tx, context, claim)
  await watchDeadline(tx, claim.id, confirmBy(now))
  answer.text = { key: 'infringement.received', params: { number } }
  return { number, link: casePath(caseNote(secrets, tx.agentId, claim)) }
}

async function requireFewOpen(tx: Tx, from: { email: string; address: string }) {
  const { claimants, networks } = await countOpenClaims(tx, from)
  if (Math.max(claimants, networks) < mostOpenClaims) return
  throw new Refusal('conflict', { text: 'infringement.tooManyOpen', params: { count: mostOpenClaims } })
}

/** A person has no company. A company has the code of mainland China, or a number of a register abroad. */
function registeredAs({ kind, company, register_number: typed }: Sent) {
  if (kind === 'person') return { company: '', register_number: '' }
  if (company === '') throw refused('company', 'infringement.company')
  if (typed.length < registerNumberLength.min) throw refused('register_number', 'infringement.registerNumber')
  // What looks like a credit code has to be one.
  const code = readCreditCode(typed)
  const looksLikeOne = /^[0-9A-Z]{18}$/i.test(typed.replace(/\s/g, ''))
  if (looksLikeOne && code === undefined) throw refused('register_number', 'infringement.creditCode')
  return { company, register_number: code ?? typed }
}

/** Only where there is no doubt; everything else is for staff to find. */
async function namedWork(tx: Tx, scope: 'work' | 'track', said: string) {
  const codes = readCodes(said)
  const found = codes ? await findNamedWorks(tx, codes) : []
  const [only] = found
  if (!only || found.length > 1) return { work_id: null, track_id: null }
  return { work_id: only.work_id, track_id: scope === 'track' ? only.track_id : null }
}

const refused = (field: string, text: string) => new Refusal('invalidInput', { fields: [{ field, text }] })
