// Where a split stands, and every way from one place to the next.

export const splitStates = ['proposed', 'agreed', 'declined', 'cancelled', 'expired'] as const
export type SplitState = (typeof splitStates)[number]

type Moves = Readonly<Partial<Record<SplitState, SplitState>>>

/** The one table. Whatever is not in it cannot happen: what was settled stays, and a change is a proposal of its own. */
export const splitTransitions = {
  /** Everybody has accepted, before its first month began. */
  agree: { proposed: 'agreed' },
  /** One says no. */
  decline: { proposed: 'declined' },
  /** Its owner takes it back. */
  cancel: { proposed: 'cancelled' },
  /** Its days have passed, or its first month has begun. */
  expire: { proposed: 'expired' },
} as const satisfies Record<string, Moves>

export type SplitEvent = keyof typeof splitTransitions
export const splitEvents = Object.keys(splitTransitions) as SplitEvent[]

/** Where a split is after the event, or undefined when it cannot happen. */
export function splitAfter(state: SplitState, event: SplitEvent): SplitState | undefined {
  return (splitTransitions[event] as Moves)[state]
}

export const partyAnswers = ['invited', 'accepted', 'declined'] as const
export type PartyAnswer = (typeof partyAnswers)[number]

export const splitRules = {
  /** An invitation ends after so many days, or when the month begins from which the split is to hold. */
  days: 30,
  /** Besides the owner. */
  mostParties: 20,
  /** Between two reminders of one party. */
  daysBetweenReminders: 3,
  /** How far ahead a split may begin. */
  monthsAhead: 24,
} as const
