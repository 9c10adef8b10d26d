// Where an archive of an account stands, and every way from one place to the next.

export const archiveStates = ['asked', 'building', 'ready', 'failed', 'expired'] as const
export type ArchiveState = (typeof archiveStates)[number]

type Moves = Readonly<Partial<Record<ArchiveState, ArchiveState>>>

/** The one table. Whatever is not in it cannot happen. */
export const archiveTransitions = {
  /** A worker takes it up; one that comes after a dead worker begins anew. */
  begin: { asked: 'building', building: 'building' },
  finish: { building: 'ready' },
  /** With a reason that its owner reads. It may be asked for again. */
  fail: { asked: 'failed', building: 'failed' },
  /** Its days have passed, a newer one was asked for, or the account is closed. */
  expire: { ready: 'expired' },
} as const satisfies Record<string, Moves>

export type ArchiveEvent = keyof typeof archiveTransitions
export const archiveEvents = Object.keys(archiveTransitions) as ArchiveEvent[]

/** Where an archive is after the event, or undefined when it cannot happen. */
export function archiveAfter(state: ArchiveState, event: ArchiveEvent): ArchiveState | undefined {
  return (archiveTransitions[event] as Moves)[state]
}

/** Why one failed: no room, the account was frozen or closed meanwhile, or something of ours broke. */
export const archiveReasons = ['full', 'frozen', 'closed', 'broken'] as const
export type ArchiveReason = (typeof archiveReasons)[number]

/** How long a finished one lies ready. */
export const archiveDays = 7

/** How long a download may take, with all its interruptions. */
export const archiveDownloadHours = 12
/** How long its end may still be fetched once everything was sent: a line may break before the last bytes arrive. */
export const archiveResumeMinutes = 10
