// The reasons of a rejection with what has become of each since.
import type { Material } from '#contract/works/material'
import { type ReasonState, reasonState } from '#contract/works/reason-state'
import type { StandingReason, Work } from '#contract/works/work'
import type { Content } from '../draft/content'
import { fieldOnScreen, stepOf } from '../missing-place'
import { fieldOfReason } from './reason-place'

export interface FollowedReason extends StandingReason {
  state: ReasonState
  /** On the screens. */
  place: string
  step: 1 | 2 | 3
}

type Files = readonly Pick<Material, 'id' | 'type' | 'track_id' | 'sha256' | 'encoding'>[]

/** As long as nobody knows the files, nobody can say that one was replaced. */
export function followReasons(
  work: Pick<Work, 'reasons' | 'kind'>,
  content: Content,
  files: Files | undefined,
): FollowedReason[] {
  const { details, scope, tracks } = content
  const marked = { details, scope, tracks, materials: files ?? [] }
  return work.reasons.map(reason => {
    const field = fieldOfReason(reason.field, files ?? [])
    const place = fieldOnScreen(work.kind, field)
    const isKnown = files !== undefined || stepOf(place) !== 2
    const state = isKnown ? reasonState(reason, marked) : reason.answer === '' ? 'open' : 'answered'
    return { ...reason, field, state, place, step: stepOf(place) }
  })
}

export const openReasons = (reasons: readonly FollowedReason[]) =>
  reasons.filter(({ state }) => state === 'open')
