// `?about=bill&id=12`: where the member came from is what they ask about.
import type { z } from 'zod'
import { aboutKinds, type subjectLink } from '#contract/support/ticket'

export type About = z.infer<typeof subjectLink>

export function aboutInAddress(params: URLSearchParams): About | null {
  const id = Number(params.get('id'))
  const kind = aboutKinds.find(known => known === params.get('about'))
  if (!kind || !Number.isSafeInteger(id) || id <= 0) return null
  return { kind, id }
}

/** Of what shows the thing that was chosen. */
export type ChosenProps = { id: number; onRemove: () => void; onGone: () => void }
