// Where a move-in stands, and every way from one place to the next.

export const moveInStates = ['open', 'reading', 'failed', 'ready', 'making', 'closed'] as const
export type MoveInState = (typeof moveInStates)[number]

type Moves = Readonly<Partial<Record<MoveInState, MoveInState>>>

/** The one table. Whatever is not in it cannot happen. */
export const moveInTransitions = {
  /** Its list has arrived whole; a better one takes the place of the one before. */
  list: { open: 'reading', failed: 'reading', ready: 'reading' },
  read: { reading: 'ready' },
  /** With a reason that its member reads. */
  fail: { reading: 'failed' },
  make: { ready: 'making' },
  /** Every release that could be made is one; the others wait for a correction. */
  made: { making: 'ready' },
  close: { open: 'closed', reading: 'closed', failed: 'closed', ready: 'closed', making: 'closed' },
} as const satisfies Record<string, Moves>

export type MoveInEvent = keyof typeof moveInTransitions
export const moveInEvents = Object.keys(moveInTransitions) as MoveInEvent[]

/** Where a move-in is after the event, or undefined when it cannot happen. */
export function moveInAfter(state: MoveInState, event: MoveInEvent): MoveInState | undefined {
  return (moveInTransitions[event] as Moves)[state]
}

/** Why a list could not be read. */
export const moveInReasons = [
  'empty',
  'noHeader',
  'noRows',
  'tooManyRows',
  'notReadable',
  'brokenLine',
  'oddName',
  'bomb',
  'tooManyFiles',
  'severalSheets',
  'nothingKnown',
  'newerArchive',
  'full',
  'broken',
] as const
export type MoveInReason = (typeof moveInReasons)[number]

/** How long one is kept that nobody touches. */
export const moveInDays = 30
