// Which reasons of the library fit what one stands on.
import type { ReasonPart, ReviewReason } from '#contract/review/reason-calls'

const parts: Record<Exclude<ReasonPart, 'other'>, readonly string[]> = {
  title: ['title', 'version'],
  artists: ['artists'],
  credits: ['lyricists', 'composers', 'arrangers', 'producers', 'performers', 'p_line', 'c_line'],
  cover: ['material.cover'],
  audio: ['material.music', 'material.accompany', 'material.karaoke', 'material.short', 'material.mv'],
  lyrics: ['material.lyric'],
  rights: ['label', 'material.document'],
  scope: ['all_channels', 'channel_ids', 'channels', 'territory', 'release_date', 'if_late'],
}

export function partOf(field: string): ReasonPart {
  const name = field.replace(/^tracks\.\d+\./, '')
  if (name.startsWith('rights.')) return 'rights'
  const found = (Object.keys(parts) as (keyof typeof parts)[]).find(part => parts[part].includes(name))
  return found ?? 'other'
}

/** Those for this part first, each as often used as the library says; then those for anything. */
export function reasonsFor(field: string, library: readonly ReviewReason[]): ReviewReason[] {
  const part = partOf(field)
  const ofPart = (wanted: ReasonPart) => library.filter(reason => reason.part === wanted)
  return part === 'other' ? ofPart('other') : [...ofPart(part), ...ofPart('other')]
}
