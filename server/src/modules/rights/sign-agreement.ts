import { createHash } from 'node:crypto'
import { todayInChina } from '#contract/identity/age'
import type { signAgreement } from '#contract/rights/agreement-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { spendSigningCode } from '../identity/identity.public'
import { doerOf, requireScope, transition } from '../works/works.public'
import { drawAgreement } from './agreement-pdf'
import { insertAgreement } from './agreements.queries'
import { prepareAgreement } from './prepare-agreement'

type Context = CallContext<typeof signAgreement>

/**
 * The code is spent first: a wrong one is counted although everything else is undone. The document is written before
 * the row that names it; if the rest fails, a file that nobody knows of is left, never a signature without its document.
 */
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

  const number = numberOf(termsHash, input.work_id, now)
  const evidence = { number, signer, client, signedAt: now, codeHash, termsHash }
  const document = await drawAgreement(terms, evidence, context.site.facts.domain, language)
  const sha256 = createHash('sha256').update(document).digest()
  const storageKey = `agreements/${tx.agentId}/${sha256.toString('hex')}.pdf`
  await services.storage.write(storageKey, document)
  const id = await insertAgreement(tx, {
    number,
    memberId: actor.memberId,
    workId: input.work_id,
    terms,
    termsHash,
    rate,
    signerKind: signer.kind,
    signerName: signer.name,
    signedAt: now,
    address: client.address,
    userAgent: client.userAgent,
    codeHash,
    storageKey,
    sha256,
    size: document.length,
  })
  return { status, agreement_id: id }
}

/** As it stands in the document; spaces and the width of letters do not matter. */
function requireName(typed: string, wanted: string) {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  if (plain(typed) === plain(wanted)) return
  throw new Refusal('invalidInput', {
    fields: [{ field: 'typed_name', text: 'agreement.wrongName', params: { name: wanted } }],
  })
}

/** Readable and unique: the day, the work, and what was signed. */
function numberOf(termsHash: Buffer, workId: number, now: Date): string {
  const day = todayInChina(now).replaceAll('-', '')
  const mark = createHash('sha256')
    .update(termsHash)
    .update(now.toISOString())
    .digest('hex')
    .slice(0, 6)
    .toUpperCase()
  return `TR${day}-${workId}-${mark}`
}
