import type { ReactNode } from 'react'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { keyOf, reasonFor } from '../../../../features/works/missing-place'
import { useMissingSentence } from '../../../../features/works/work-labels'

type SlotFieldProps = { field: string; trackId?: number; children: (error: string | undefined) => ReactNode }

/** A place for a file that can be gone to. What the reviewer said stands there, and what is missing once somebody asked. */
export function SlotField({ field, trackId, children }: SlotFieldProps) {
  const { state, missing, target } = useOpenDraft()
  const sentenceOf = useMissingSentence()
  const key = keyOf({ field, trackId })
  const found = missing.find(entry => keyOf(entry) === key)
  const isSaid = found && target?.key === key && found.why === 'empty'
  return (
    <div data-field={key}>
      {children(reasonFor(state.work, key) ?? (isSaid ? sentenceOf(found) : undefined))}
    </div>
  )
}
