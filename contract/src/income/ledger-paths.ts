/** They answer with files instead of envelopes, so they are no calls of the contract. */
export const ledgerAccountsExportPath = '/api/ledger/accounts/export'
export const ledgerEntriesExportPath = '/api/ledger/entries/export'
export const transactionExportPath = '/api/ledger/transactions/export'
export const tracedLinesExportPath = '/api/ledger/lines/export'
