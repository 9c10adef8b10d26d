// `?about=work&id=12`: where the member came from is what they ask about.
import type { z } from 'zod'
import type { subjectLink } from '#contract/support/ticket'

export type About = z.infer<typeof subjectLink>

/** Only works can be asked about so far. */
export function aboutInAddress(params: URLSearchParams): About | null {
  const id = Number(params.get('id'))
  if (params.get('about') !== 'work' || !Number.isSafeInteger(id) || id <= 0) return null
  return { kind: 'work', id }
}
