import type { ReactNode } from 'react'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { keyOf, reasonFor } from '../../../../features/works/missing-place'
import { useMissingSentence } from '../../../../features/works/work-labels'
import { useKeptFocus } from '../../../../ui/use-kept-focus'

type SlotFieldProps = { field: string; trackId?: number; children: (error: string | undefined) => ReactNode }

/** A place for a file that can be gone to. What the reviewer said stands there, and what is missing once somebody asked. */
export function SlotField({ field, trackId, children }: SlotFieldProps) {
  const { state, missing, target } = useOpenDraft()
  const sentenceOf = useMissingSentence()
  const key = keyOf({ field, trackId })
  const found = missing.find(entry => keyOf(entry) === key)
  const isSaid = found && target?.key === key && found.why === 'empty'
  const place = useKeptFocus<HTMLDivElement>(newestTile)
  return (
    <div ref={place} data-field={key}>
      {children(reasonFor(state.work, key) ?? (isSaid ? sentenceOf(found) : undefined))}
    </div>
  )
}

/** Where several files stand side by side, the last place is the empty one for the next. */
function newestTile(place: HTMLElement): HTMLElement | undefined {
  const tiles = [...place.querySelectorAll<HTMLElement>('[role="group"]')]
  return tiles.at(-2) ?? tiles.at(-1)
}
