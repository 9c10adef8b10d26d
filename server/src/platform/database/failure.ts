// What an error of the database means for whoever asked. PostgreSQL's codes are grouped by their first two letters.

/** 57P0x: the server ended the connection; 25P03: it was idle for too long; 08xxx: the connection itself; the rest: the socket. */
const lostCodes =
  /^(57P0[1-5]|25P03|08\w{3}|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** The connection is of no use any more: the server ended it, it broke, or it never came about. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  const { code } = error as { code?: unknown }
  if (code !== undefined) return lostCodes.test(String(code))
  return /connection|client (has encountered|was closed)|timeout (expired|exceeded)/i.test(error.message)
}

/** Another transaction was in the way; the same once more may well go through. */
export function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** PostgreSQL away, full, out of connections or out of patience: a moment later all may be well. */
export function isPassing(error: unknown): boolean {
  return isConnectionLost(error) || /^(53|55P03|57014|40001|40P01)/.test(codeOf(error))
}

/** It took longer than the connection's limit for one statement. */
export function isTooSlow(error: unknown): boolean {
  return codeOf(error) === '57014'
}

/** Its prepared statement is not there, because the question that was to prepare it was ended. */
export function isUnprepared(error: unknown): boolean {
  return codeOf(error) === '26000'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
