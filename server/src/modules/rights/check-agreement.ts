import { createHash } from 'node:crypto'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { AgreementTerms, checkAgreementFile, checkAgreementHash } from '#contract/rights/agreement-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import './agreement.texts'
import { findAgreementByHash } from './agreements.queries'
import { findIssuedDocument } from './issued-documents.queries'

export function checkByHash({ input, ...asked }: CallContext<typeof checkAgreementHash>) {
  return lookUp(asked, Buffer.from(input.sha256, 'hex'))
}

export function checkByFile({ file, ...asked }: CallContext<typeof checkAgreementFile>) {
  if (!file || file.body.length === 0) {
    throw new Refusal('invalidInput', { fields: [{ field: 'file', text: 'agreement.noFile' }] })
  }
  return lookUp(asked, createHash('sha256').update(file.body).digest())
}

type Asked = Pick<CallContext, 'tx' | 'site' | 'language'>

async function lookUp({ tx, site, language }: Asked, sha256: Buffer) {
  const found = await findAgreementByHash(tx, sha256)
  const issued = found ? undefined : await findIssuedDocument(tx, sha256)
  return {
    sha256: sha256.toString('hex'),
    ...(issued && { document: presentIssued(issued, site.facts.site_title[language]) }),
    agreement: found
      ? {
          number: found.number,
          title: (found.terms as unknown as AgreementTerms).work.title,
          signed_at: found.signed_at.toISOString(),
          signer_masked: maskName(found.signer_name),
        }
      : null,
  }
}

type Issued = NonNullable<Awaited<ReturnType<typeof findIssuedDocument>>>

/** Neither whose it is nor what it says: that stands in the document. */
const presentIssued = ({ kind, withdrawal_id, year, made_at }: Issued, issuer: string) => ({
  kind: kind as 'receipt' | 'member_year' | 'operator_year',
  number: withdrawal_id === null ? String(year) : withdrawalNumber(withdrawal_id),
  issuer,
  made_at: made_at.toISOString(),
})

/** Whoever holds the document can read the name there; whoever only guesses hashes learns none. */
function maskName(name: string): string {
  const letters = [...name]
  return letters.map((letter, index) => (index === 0 || letter === ' ' ? letter : '*')).join('')
}
