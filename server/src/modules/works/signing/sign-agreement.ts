import type { signAgreement } from '#contract/rights/agreement-calls'
import { workStatusAfter } from '#contract/works/work-status'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { lookAtSigningCode, spendSigningCode } from '../../identity/identity.public'
import { holdLicensee, insertAgreement, type NewAgreement, writeAgreement } from '../../rights/rights.public'
import { doerOf } from '../moves/doer'
import { requireFreeRecordings } from '../moves/require-free-recordings'
import { requireScope } from '../moves/scope-moves'
import { transition } from '../moves/transition'
import type { WorkRecord } from '../works.queries'
import { type Obstacle, prepareAgreement } from './prepare-agreement'

type Prepare = PrepareContext<typeof signAgreement>

/** The document that lies in its place, and the version of the work it was drawn from. */
interface Drawn {
  agreement: NewAgreement
  version: number
}

type Sign = PreparedContext<typeof signAgreement, Drawn | undefined>

export const signOwnAgreement = {
  /** Undefined: the code is wrong, and no document was drawn for it. */
  async prepare(context: Prepare): Promise<Drawn | undefined> {
    const { read, store, input, actor, site, client, secrets, language, now } = context
    const { work, terms, termsHash, signer, obstacle, rate } = await read(tx =>
      prepareAgreement({ ...context, tx }, input.work_id),
    )
    if (obstacle || !signer) throw stopped(obstacle)
    if (termsHash.toString('hex') !== input.terms_hash) throw termsChanged()
    requireName(input.typed_name, signer.name)
    const codeHash = await read(tx => lookAtSigningCode(tx, secrets, actor, input.sms_code, now))
    if (!codeHash) return undefined
    if (!workStatusAfter(work.status, 'sign')) throw new Refusal('conflict', { text: 'works.cannotMove' })
    await read(tx => requireScope(tx, work, now))
    await read(tx => requireFreeRecordings(tx, work))
    const agreement = await writeAgreement(site.agentId, store, {
      workId: work.id,
      memberId: actor.memberId,
      terms,
      termsHash,
      rate,
      signer,
      client,
      codeHash,
      domain: site.facts.domain,
      language,
      now,
    })
    return { agreement, version: work.version }
  },

  /**
   * The code comes first: a wrong one is counted whatever else would have refused the call. Then agent, account and work are
   * locked, and what was drawn is held against what is true under the locks.
   */
  async run(context: Sign) {
    const { tx, input, actor, secrets, now, prepared: drawn } = context
    await spendSigningCode(tx, secrets, actor, input.sms_code, now)
    // It came true between the look and the lock, such as by a code that was sent meanwhile.
    if (!drawn) throw new Refusal('unavailable')
    await holdLicensee(tx)
    const { status } = await transition(tx, input.work_id, {
      event: 'sign',
      mover: 'owner',
      doer: await doerOf(tx, actor),
      memberId: actor.memberId,
      now,
      along: { submitted_at: now },
      async guard(work) {
        await requireScope(tx, work, now)
        await requireFreeRecordings(tx, work)
        await requireAsDrawn(context, work, drawn)
      },
    })
    return { status, agreement_id: await insertAgreement(tx, drawn.agreement) }
  },
}

async function requireAsDrawn(context: Sign, work: WorkRecord, { agreement, version }: Drawn) {
  const { termsHash, obstacle } = await prepareAgreement(context, work.id)
  if (obstacle === 'no_consent_documents' || obstacle === 'no_consent_abroad') throw stopped(obstacle)
  if (obstacle || work.version !== version || !termsHash.equals(agreement.termsHash)) throw termsChanged()
}

function stopped(obstacle: Obstacle | null) {
  return new Refusal('conflict', { text: `agreement.obstacle.${obstacle}`, data: { obstacle } })
}

function termsChanged() {
  return new Refusal('conflict', { text: 'agreement.changed' })
}

/** As it stands in the document; spaces and the width of letters do not matter. */
function requireName(typed: string, wanted: string) {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  if (plain(typed) === plain(wanted)) return
  throw new Refusal('invalidInput', {
    fields: [{ field: 'typed_name', text: 'agreement.wrongName', params: { name: wanted } }],
  })
}
