// How long one statement, one wait for a lock and one idle transaction may last. Nothing of the application waits for ever:
// whoever takes longer is ended, and told that it may try again.

export interface Limits {
  statementSeconds: number
  lockSeconds: number
  idleSeconds: number
}

/** Somebody waits for the answer. */
export const quickLimits: Limits = { statementSeconds: 15, lockSeconds: 5, idleSeconds: 30 }

/** Nobody waits: checks of files, packing, imports. */
export const heavyLimits: Limits = { statementSeconds: 1800, lockSeconds: 60, idleSeconds: 900 }

export function limitOptions({ statementSeconds, lockSeconds, idleSeconds }: Limits): string {
  return [
    `-c statement_timeout=${statementSeconds}s`,
    `-c lock_timeout=${lockSeconds}s`,
    `-c idle_in_transaction_session_timeout=${idleSeconds}s`,
  ].join(' ')
}
