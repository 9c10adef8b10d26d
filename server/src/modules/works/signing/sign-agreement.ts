import type { signAgreement } from '#contract/rights/agreement-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { spendSigningCode } from '../../identity/identity.public'
import { keepAgreement } from '../../rights/rights.public'
import { doerOf } from '../moves/doer'
import { requireScope } from '../moves/scope-moves'
import { transition } from '../moves/transition'
import { prepareAgreement } from './prepare-agreement'

type Context = CallContext<typeof signAgreement>

/** The code is spent first: a wrong one is counted although everything else is undone. */
export async function signOwnAgreement(context: Context) {
  const { tx, input, actor, client, services, secrets, language, now } = context
  const { terms, termsHash, signer, obstacle, rate } = await prepareAgreement(context, input.work_id)
  if (obstacle || !signer) {
    throw new Refusal('conflict', { text: `agreement.obstacle.${obstacle}`, data: { obstacle } })
  }
  if (termsHash.toString('hex') !== input.terms_hash)
    throw new Refusal('conflict', { text: 'agreement.changed' })
  requireName(input.typed_name, signer.name)
  const codeHash = await spendSigningCode(tx, secrets, actor, input.sms_code, now)

  const { status } = await transition(tx, input.work_id, {
    event: 'sign',
    mover: 'owner',
    doer: await doerOf(tx, actor),
    memberId: actor.memberId,
    now,
    along: { submitted_at: now, reasons: '[]' },
    guard: work => requireScope(tx, work, now),
  })

  const agreement_id = await keepAgreement(tx, services, {
    workId: input.work_id,
    memberId: actor.memberId,
    terms,
    termsHash,
    rate,
    signer,
    client,
    codeHash,
    domain: context.site.facts.domain,
    language,
    now,
  })
  return { status, agreement_id }
}

/** As it stands in the document; spaces and the width of letters do not matter. */
function requireName(typed: string, wanted: string) {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  if (plain(typed) === plain(wanted)) return
  throw new Refusal('invalidInput', {
    fields: [{ field: 'typed_name', text: 'agreement.wrongName', params: { name: wanted } }],
  })
}
