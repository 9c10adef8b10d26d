// Where a bill stands, and every way from one place to the next. The codes are numbers on the wire and in the database,
// where a trigger knows the same table. Their labels stand in the web's texts.

export const billStatus = {
  toConfirm: 0,
  available: 1,
  inWithdrawal: 2,
  paid: 3,
  reversed: 4,
  held: 10,
} as const

export type BillStatus = (typeof billStatus)[keyof typeof billStatus]

/** In the order in which a bill goes through them, what went another way last. */
export const billStatuses = [0, 1, 2, 3, 10, 4] as const satisfies readonly BillStatus[]

export const billTags = ['normal', 'adjustment'] as const
export type BillTag = (typeof billTags)[number]

/** Where a bill begins. What corrects a payment that is approved or made is available at once. */
export const billBeginnings: Record<BillTag, readonly BillStatus[]> = { normal: [0], adjustment: [0, 1] }

/** A hold can be taken back: the bill remembers where it was. */
export interface BillStanding {
  status: BillStatus
  heldFrom: BillStatus | null
}

/** From → to; `whereItWas`: as it stood before the hold. */
type Moves = Readonly<Partial<Record<BillStatus, BillStatus | 'whereItWas'>>>

/** The one table. Whatever is not in it cannot happen. */
export const billTransitions = {
  /** Its member agrees or the days to object have passed, and the payer's money has come in. */
  confirm: { 0: 1 },
  hold: { 0: 10, 1: 10 },
  release: { 10: 'whereItWas' },
  withdraw: { 1: 2 },
  /** Its withdrawal was cancelled, refused, or given up after the bank had returned the money. */
  giveBack: { 2: 1 },
  pay: { 2: 3 },
  /** The money came back. It is paid again, or its withdrawal is given up. */
  bankReturns: { 3: 2 },
  /** Its posting was reversed. */
  reverse: { 0: 4, 1: 4, 10: 4 },
} as const satisfies Record<string, Moves>

export type BillEvent = keyof typeof billTransitions
export const billEvents = Object.keys(billTransitions) as BillEvent[]

/** How a bill stands after the event, or undefined when it cannot happen. */
export function billAfter({ status, heldFrom }: BillStanding, event: BillEvent): BillStanding | undefined {
  const to = (billTransitions[event] as Moves)[status]
  const next = to === 'whereItWas' ? heldFrom : to
  if (next === undefined || next === null) return undefined
  return { status: next, heldFrom: next === billStatus.held ? status : null }
}
