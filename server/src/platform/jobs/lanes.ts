// Two lanes of jobs, each with runners of its own: a login code never waits behind the check of an hour of music.

/** `quick`: somebody waits for it. `heavy`: files, packages, imports. */
export type Lane = 'quick' | 'heavy'

export const lanes: Record<Lane, { runners: number }> = {
  quick: { runners: 4 },
  heavy: { runners: 2 },
}
