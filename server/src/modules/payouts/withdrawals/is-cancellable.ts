import type { WithdrawalKind } from '#contract/payouts/withdrawal'

/**
 * By its member. What pays out an account that is being deleted goes with the deletion; where the account was kept open on the day, it is a
 * withdrawal like others. A claim is staff's to end.
 */
export const isCancellable = (kind: string, accountState: string) =>
  kind === ('usual' satisfies WithdrawalKind) ||
  (kind === ('closing' satisfies WithdrawalKind) && accountState === 'active')
