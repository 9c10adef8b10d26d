// The invoice against which a company is paid: over exactly its share, and used once.
import type { z } from 'zod'
import type { invoiceInput } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { MemberActor } from '../../../platform/http/actor'
import { Refusal } from '../../../platform/refusal'
import { ownUpload } from '../../files/files.public'
import '../payouts.texts'
import { decimalIn } from './present-sums'
import type { Weighed } from './weigh-withdrawal'

const invoiceProblem = (field: 'number' | 'total' | 'upload_id', text: string) =>
  new Refusal('invalidInput', { fields: [{ field: `invoice.${field}`, text }] })

/** Of a company, and of nobody else. */
export async function readInvoice(
  tx: Tx,
  { invoice, actor }: { invoice?: z.output<typeof invoiceInput>; actor: Pick<MemberActor, 'memberId'> },
  { payee, figures, currency }: Weighed,
): Promise<{ number: string; uploadId: string } | undefined> {
  if (payee?.kind !== 'company') {
    if (invoice) throw invoiceProblem('number', 'payouts.invoice.none')
    return undefined
  }
  if (!invoice) throw invoiceProblem('number', 'payouts.obstacle.invoice_missing')
  const total = decimalIn(currency)(figures.share)
  if (!isSameAmount(invoice.total, total)) throw invoiceProblem('total', 'payouts.invoice.total')
  const upload = await ownUpload(tx, {
    ...({ id: invoice.upload_id, purpose: 'document', field: 'invoice.upload_id' } as const),
    memberId: actor.memberId,
  })
  return { number: invoice.number, uploadId: upload.id }
}

/** 100 and 100.00 are the same. */
const isSameAmount = (one: string, other: string) => {
  const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
  return plain(one) === plain(other)
}

/** A number stands on one invoice, whoever hands it in. */
export function sayInvoiceUsed(error: unknown): never {
  if (!isUniqueViolation(error, 'withdrawals_one_invoice')) throw error
  throw invoiceProblem('number', 'payouts.invoice.used')
}
