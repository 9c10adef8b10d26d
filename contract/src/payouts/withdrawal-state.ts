// Where a withdrawal stands, and every way from one place to the next. The database knows the same table.

export const withdrawalStates = [
  'submitted',
  'to_confirm',
  'approved',
  'in_batch',
  'paid',
  'failed',
  'returned',
  'refused',
  'cancelled',
  'void',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

type Moves = Readonly<Partial<Record<WithdrawalState, WithdrawalState>>>

/** The one table. Whatever is not in it cannot happen. */
export const withdrawalTransitions = {
  approve: { submitted: 'approved' },
  /** The tax is another one than its member saw. */
  ask: { submitted: 'to_confirm' },
  refuse: { submitted: 'refused' },
  /** By its member, or by itself with a reason. */
  cancel: { submitted: 'cancelled', to_confirm: 'cancelled' },
  confirm: { to_confirm: 'submitted' },
  /** Nobody has confirmed in time. */
  lapse: { to_confirm: 'cancelled' },
  /** To the account that was frozen into it, for the first time or again. */
  sendToBank: { approved: 'in_batch', failed: 'in_batch', returned: 'in_batch' },
  pay: { in_batch: 'paid' },
  fail: { in_batch: 'failed' },
  bankReturns: { paid: 'returned' },
  /** By a second person. */
  void: { approved: 'void', failed: 'void', returned: 'void' },
} as const satisfies Record<string, Moves>

export type WithdrawalEvent = keyof typeof withdrawalTransitions
export const withdrawalEvents = Object.keys(withdrawalTransitions) as WithdrawalEvent[]

export function withdrawalAfter(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | undefined {
  return (withdrawalTransitions[event] as Moves)[state]
}

/** Its bills are bound to it: they are in no other, and their money is neither available nor paid. */
export const openWithdrawals = [
  'submitted',
  'to_confirm',
  'approved',
  'in_batch',
  'failed',
  'returned',
] as const satisfies readonly WithdrawalState[]

/** Its bills are free again. */
export const endedWithdrawals = ['refused', 'cancelled', 'void'] as const satisfies readonly WithdrawalState[]
