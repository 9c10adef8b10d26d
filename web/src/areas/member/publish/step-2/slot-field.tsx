import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Heard } from '../../../../features/materials/audio-slot'
import { liveMaterialsQuery } from '../../../../features/materials/material-queries'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { keyOf, reasonFor, reasonsAt } from '../../../../features/works/missing-place'
import { withPlaces } from '../../../../features/works/reasons/reason-place'
import { useMissingSentence } from '../../../../features/works/work-labels'
import { useKeptFocus } from '../../../../ui/use-kept-focus'

type SlotFieldProps = {
  field: string
  trackId?: number
  children: (error: string | undefined, heard: Heard) => ReactNode
}

/** A place for a file that can be gone to. What the reviewer said stands there, and what is missing once somebody asked. */
export function SlotField({ field, trackId, children }: SlotFieldProps) {
  const { state, missing, target } = useOpenDraft()
  const sentenceOf = useMissingSentence()
  const key = keyOf({ field, trackId })
  const found = missing.find(entry => keyOf(entry) === key)
  const isSaid = found && target?.key === key && found.why === 'empty'
  const { data: files = [] } = useQuery(liveMaterialsQuery(state.work.id))
  const work = withPlaces(state.work, files)
  const marks = reasonsAt(work, key).flatMap(({ second, text }) =>
    second === null ? [] : [{ second, label: text }],
  )
  // Whoever was sent here hears what was meant with the first press.
  const heard = { marks, startAt: target?.key === key ? marks[0]?.second : undefined }
  const place = useKeptFocus<HTMLDivElement>(newestTile)
  return (
    <div ref={place} data-field={key}>
      {children(reasonFor(work, key) ?? (isSaid ? sentenceOf(found) : undefined), heard)}
    </div>
  )
}

/** Where several files stand side by side, the last place is the empty one for the next. */
function newestTile(place: HTMLElement): HTMLElement | undefined {
  const tiles = [...place.querySelectorAll<HTMLElement>('[role="group"]')]
  return tiles.at(-2) ?? tiles.at(-1)
}
