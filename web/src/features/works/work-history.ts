// What can stand in the history of a work, and how it looks there.
import { workEvents } from '#contract/works/work-status'

const others = [
  'create',
  'copy',
  'startRevision',
  'startSupplement',
  'discard',
  'close',
  'adopt',
  'delete',
  'restore',
  'licenceEnded',
  'consentWithdrawn',
  'keepUp',
  'withdrawTrack',
  'restoreTrack',
  'systemTakeDown',
] as const
const known = [...workEvents, ...others]
type KnownEvent = (typeof known)[number]

const good: readonly string[] = [
  'passContent',
  'passRights',
  'goLive',
  'adopt',
  'keepUp',
  'restoreTrack',
  'liftMeasure',
]
const bad: readonly string[] = [
  'reject',
  'allChannelsRefuse',
  'freezeAccount',
  'takeDown',
  'systemTakeDown',
  'licenceEnded',
  'consentWithdrawn',
  'withdrawTrack',
]

/** Nobody asked for a takedown by the system: it is told in other words. */
export function eventOf({ event, by }: { event: string; by: string }): KnownEvent | undefined {
  const name = event === 'takeDown' && by === 'system' ? 'systemTakeDown' : event
  return known.find(one => one === name)
}

export function toneOf(event: string): 'river' | 'accent' | 'neutral' {
  if (good.includes(event)) return 'river'
  return bad.includes(event) ? 'accent' : 'neutral'
}
