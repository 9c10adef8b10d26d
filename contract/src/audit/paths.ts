/** Answers with a file instead of an envelope, so it is no call of the contract. */
export const auditExportPath = '/api/audit/export'
