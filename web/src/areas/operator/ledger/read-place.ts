import { currencies } from '#contract/currency'
import { ledgerAccountKinds, ledgerTransactionKinds } from '#contract/income/ledger-accounts'

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const oneOf = <T extends string>(known: readonly T[], text: string | null) =>
  known.find(name => name === text)
const dayIn = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** What an address of the ledger shows; whatever it does not understand is not there. */
export function readPlace(params: URLSearchParams) {
  const reportId = numberIn(params.get('report'))
  const line = numberIn(params.get('line'))
  return {
    kind: oneOf(ledgerAccountKinds, params.get('kind')),
    currency: oneOf(currencies, params.get('currency')),
    account: numberIn(params.get('account')),
    tx: numberIn(params.get('tx')),
    bill: numberIn(params.get('bill')),
    search: params.get('search')?.trim() || undefined,
    line: reportId && line ? { reportId, line } : undefined,
    entries: {
      kind: oneOf(ledgerTransactionKinds, params.get('what')),
      from: dayIn(params.get('from')),
      to: dayIn(params.get('to')),
    },
  }
}
