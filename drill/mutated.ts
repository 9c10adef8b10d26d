/** Rules about money, rights and identity, and what vouches for links, pages and locks. Each has a test beside it. */
export const mutated = [
  'contract/src/money.ts',
  'contract/src/text.ts',
  'contract/src/payouts/royalty-tax.ts',
  'contract/src/income/bill-status.ts',
  'contract/src/distribution/delivery-state.ts',
  'contract/src/identity/credit-code.ts',
  'contract/src/identity/resident-id.ts',
  'contract/src/release-codes/code-formats.ts',
  'contract/src/works/licences.ts',
  'contract/src/works/missing.ts',
  'contract/src/works/rights.ts',
  'contract/src/works/stored-work.ts',
  'contract/src/works/work-status.ts',
  'server/src/modules/income/posting/operator-share.ts',
  'server/src/platform/cursor.ts',
  'server/src/platform/seal.ts',
  'server/src/platform/signed-note.ts',
  'server/src/platform/database/lock-order.ts',
]

/** Tables and forms that are made once, when their file is loaded: every test is run for each change of them. */
export const mutatedTables = [
  'contract/src/income/split-percent.ts',
  'contract/src/income/split-state.ts',
  'contract/src/infringement/case-state.ts',
  'contract/src/payouts/withdrawal-state.ts',
]
