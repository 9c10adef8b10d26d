// What can stand in the history of a work, and how it looks there.
import { workEvents } from '#contract/works/work-status'

const others = [
  'create',
  'startRevision',
  'startSupplement',
  'discard',
  'close',
  'adopt',
  'delete',
  'restore',
] as const
const known = [...workEvents, ...others]
export type KnownEvent = (typeof known)[number]

const good: readonly string[] = ['passContent', 'passRights', 'goLive', 'adopt']
const bad: readonly string[] = ['reject', 'allChannelsRefuse', 'freezeAccount', 'takeDown']

export function isKnownEvent(event: string): event is KnownEvent {
  return known.some(name => name === event)
}

export function toneOf(event: string): 'river' | 'accent' | 'neutral' {
  if (good.includes(event)) return 'river'
  return bad.includes(event) ? 'accent' : 'neutral'
}
