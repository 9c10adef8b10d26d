// Where a case of infringement is, and every way from one place to the next. Their labels stand in the web's texts.

export const caseStates = [
  'received',
  'more_asked',
  'measured',
  'countered',
  'forwarded',
  'pursued',
  'upheld',
  'not_upheld',
  'dismissed',
  'withdrawn',
  'lapsed',
] as const
export type CaseState = (typeof caseStates)[number]

/** Nothing is settled yet: a measure holds as long as a case is one of these. */
export const openStates = [
  'received',
  'more_asked',
  'measured',
  'countered',
  'forwarded',
  'pursued',
] as const satisfies CaseState[]

export const isOpen = (state: string): boolean => openStates.some(open => open === state)

export type CaseMover = 'claimant' | 'member' | 'staff' | 'system'

interface Transition {
  by: readonly CaseMover[]
  moves: Readonly<Partial<Record<CaseState, CaseState>>>
}

const from = (states: readonly CaseState[], to: CaseState) =>
  Object.fromEntries(states.map(state => [state, to])) as Partial<Record<CaseState, CaseState>>

const withMeasure: readonly CaseState[] = ['measured', 'countered', 'forwarded', 'pursued']

/** The one table. Whatever is not in it cannot happen; guards of each event stand with the use case that runs it. */
export const caseTransitions = {
  askMore: { by: ['staff'], moves: { received: 'more_asked' } },
  /** What was asked for has come. */
  addMore: { by: ['claimant'], moves: { more_asked: 'received' } },
  /** The measure comes promptly, and the notice goes to the member beside it. */
  takeMeasure: { by: ['staff'], moves: from(['received', 'more_asked'], 'measured') },
  dismiss: { by: ['staff'], moves: from(['received', 'more_asked'], 'dismissed') },
  counter: { by: ['member'], moves: { measured: 'countered' } },
  forward: { by: ['staff'], moves: { countered: 'forwarded' } },
  /** The claimant has complained to an authority or gone to court. */
  pursue: { by: ['claimant'], moves: { forwarded: 'pursued' } },
  uphold: { by: ['staff'], moves: from(withMeasure, 'upheld') },
  reject: { by: ['staff'], moves: from(withMeasure, 'not_upheld') },
  withdraw: { by: ['claimant'], moves: from(openStates, 'withdrawn') },
  /** The claimant let the deadline pass, or never confirmed where the claim comes from. */
  lapse: { by: ['system'], moves: from(['received', 'more_asked', 'forwarded'], 'lapsed') },
} as const satisfies Record<string, Transition>

export type CaseEvent = keyof typeof caseTransitions

export const caseEvents = Object.keys(caseTransitions) as CaseEvent[]

/** What is noted in a case without moving it on. */
export const caseNotes = [
  'submit',
  'confirm',
  'evidence',
  'unanswered',
  'hold',
  'endHold',
  'newLink',
] as const
export type CaseNote = (typeof caseNotes)[number]

/** Where the event leads from here, or undefined when it cannot happen. */
export function caseStateAfter(state: CaseState, event: CaseEvent): CaseState | undefined {
  return (caseTransitions[event] as Transition).moves[state]
}

export function mayMoveCase(mover: CaseMover, event: CaseEvent): boolean {
  return (caseTransitions[event] as Transition).by.includes(mover)
}

export const staffEvents = [
  'askMore',
  'takeMeasure',
  'dismiss',
  'forward',
  'uphold',
  'reject',
] as const satisfies CaseEvent[]

export const claimantEvents = ['addMore', 'pursue', 'withdraw'] as const satisfies CaseEvent[]

/** States in which the clock runs for somebody, and for whom. */
export const waitsFor: Partial<Record<CaseState, 'claimant' | 'member' | 'staff'>> = {
  received: 'staff',
  more_asked: 'claimant',
  measured: 'member',
  countered: 'staff',
  forwarded: 'claimant',
}
