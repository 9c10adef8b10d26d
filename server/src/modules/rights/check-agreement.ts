import { createHash } from 'node:crypto'
import type { AgreementTerms, checkAgreementFile, checkAgreementHash } from '#contract/rights/agreement-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import './agreement.texts'
import { findAgreementByHash } from './agreements.queries'

export function checkByHash({ tx, input }: CallContext<typeof checkAgreementHash>) {
  return lookUp(tx, Buffer.from(input.sha256, 'hex'))
}

export function checkByFile({ tx, file }: CallContext<typeof checkAgreementFile>) {
  if (!file || file.body.length === 0) {
    throw new Refusal('invalidInput', { fields: [{ field: 'file', text: 'agreement.noFile' }] })
  }
  return lookUp(tx, createHash('sha256').update(file.body).digest())
}

async function lookUp(tx: Tx, sha256: Buffer) {
  const found = await findAgreementByHash(tx, sha256)
  return {
    sha256: sha256.toString('hex'),
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

/** Whoever holds the document can read the name there; whoever only guesses hashes learns none. */
function maskName(name: string): string {
  const letters = [...name]
  return letters.map((letter, index) => (index === 0 || letter === ' ' ? letter : '*')).join('')
}
