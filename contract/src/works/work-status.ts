// Where a work stands, and every way from one place to the next. The codes are strings on the wire and in the database:
// '00' is not 0. Their labels stand in the web's texts.

export const workStatuses = [
  '00',
  '01',
  '10',
  '11',
  '100',
  '101',
  '200',
  '201',
  '300',
  '301',
  '400',
  '401',
  '990',
  '991',
  '980',
  '981',
] as const
export type WorkStatus = (typeof workStatuses)[number]

/** Not handed in yet, or taken back to change: its member's alone. */
export const draftStatuses = ['00', '10', '100'] as const satisfies WorkStatus[]
export const isDraft = (status: string): boolean => draftStatuses.some(draft => draft === status)

/** `owner`: who may sign for the account, or the guardian. `system`: the server itself, never a request. */
export type WorkMover = 'member' | 'owner' | 'editor' | 'rights' | 'system'

interface Transition {
  by: readonly WorkMover[]
  /** From → to. The last digit of the first five groups: 0 a first submission, 1 a revision. */
  moves: Readonly<Partial<Record<WorkStatus, WorkStatus>>>
}

const firstOrRevision = (from: string, to: string) => ({ [`${from}0`]: `${to}0`, [`${from}1`]: `${to}1` })

/** The one table. Whatever is not in it cannot happen; guards of each event stand with the use case that runs it. */
export const workTransitions = {
  complete: { by: ['member'], moves: firstOrRevision('0', '1') },
  chooseScope: { by: ['member'], moves: firstOrRevision('1', '10') },
  changeScope: { by: ['member'], moves: firstOrRevision('10', '1') },
  sign: { by: ['owner'], moves: firstOrRevision('10', '20') },
  /** After a rejection: what was signed says the same as before. */
  submitAgain: { by: ['member'], moves: { '11': '201' } },
  /** Added materials need no new scope, and no signature: the agreement covers every type of material. */
  submitSupplement: { by: ['member'], moves: { '01': '201' } },
  recall: {
    by: ['member'],
    moves: { ...firstOrRevision('1', '0'), ...firstOrRevision('10', '0'), ...firstOrRevision('20', '0') },
  },
  passContent: { by: ['editor'], moves: firstOrRevision('20', '30') },
  passRights: { by: ['rights'], moves: { '300': '990', '301': '990' } },
  reject: {
    by: ['editor', 'rights'],
    moves: { ...firstOrRevision('20', '40'), ...firstOrRevision('30', '40') },
  },
  freezeAccount: {
    by: ['system'],
    moves: { ...firstOrRevision('20', '0'), ...firstOrRevision('30', '0') },
  },
  revise: { by: ['member'], moves: { '400': '01', '401': '01' } },
  goLive: { by: ['system'], moves: { '990': '991' } },
  allChannelsRefuse: { by: ['system'], moves: { '990': '401' } },
  /** By the system: a licence has ended and nobody decided otherwise. */
  takeDown: { by: ['member', 'rights', 'system'], moves: { '990': '980', '991': '980' } },
  confirmTakedown: { by: ['system', 'rights'], moves: { '980': '981' } },
  releaseAgain: { by: ['member'], moves: { '981': '01' } },
  /** After a claim of infringement: same codes, no signature. By the system: the claimant gave the case up. */
  liftMeasure: { by: ['rights', 'system'], moves: { '980': '990', '981': '990' } },
} as const satisfies Record<string, Transition>

export type WorkEvent = keyof typeof workTransitions

export const workEvents = Object.keys(workTransitions) as WorkEvent[]

/** At the channels, or on the way there. */
export const releasedStatuses: readonly WorkStatus[] = ['990', '991']

/** Where a work comes when it is handed in. */
export const submittedStatuses: readonly WorkStatus[] = ['200', '201']

/** With the reviewers. */
export const reviewedStatuses: readonly WorkStatus[] = ['200', '201', '300', '301']

/** A revision can be given up while it is with its member. */
export const discardableStatuses: readonly WorkStatus[] = ['01', '11', '101', '401']

/** Where the event leads from here, or undefined when it cannot happen. */
export function workStatusAfter(status: WorkStatus, event: WorkEvent): WorkStatus | undefined {
  return (workTransitions[event] as Transition).moves[status]
}

export function mayMove(mover: WorkMover, event: WorkEvent): boolean {
  return (workTransitions[event] as Transition).by.includes(mover)
}
