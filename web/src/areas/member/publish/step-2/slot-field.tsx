import type { ReactNode } from 'react'
import type { Heard } from '../../../../features/materials/audio-slot'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { keyOf, sayReasons } from '../../../../features/works/missing-place'
import { openReasons } from '../../../../features/works/reasons/followed-reasons'
import { useMissingSentence } from '../../../../features/works/work-labels'
import { useKeptFocus } from '../../../../ui/use-kept-focus'

type SlotFieldProps = {
  field: string
  trackId?: number
  children: (error: string | undefined, heard: Heard) => ReactNode
}

/** A place for a file that can be gone to. What the reviewer said stands there, and what is missing once somebody asked. */
export function SlotField({ field, trackId, children }: SlotFieldProps) {
  const { missing, reasons, target } = useOpenDraft()
  const sentenceOf = useMissingSentence()
  const key = keyOf({ field, trackId })
  const found = missing.find(entry => keyOf(entry) === key)
  const isSaid = found && target?.key === key && found.why === 'empty'
  const here = reasons.filter(({ place }) => place === key)
  // A mark belongs to the file it was made on: the one that took its place begins without.
  const marks = here.flatMap(({ second, text, state }) =>
    second === null || state === 'replaced' ? [] : [{ second, label: text }],
  )
  const said = sayReasons(openReasons(here))
  // Whoever was sent here hears what was meant with the first press.
  const heard = { marks, startAt: target?.key === key ? marks[0]?.second : undefined }
  const box = useKeptFocus<HTMLDivElement>(newestTile)
  return (
    <div ref={box} data-field={key}>
      {children(said ?? (isSaid ? sentenceOf(found) : undefined), heard)}
    </div>
  )
}

/** Where several files stand side by side, the last place is the empty one for the next. */
function newestTile(place: HTMLElement): HTMLElement | undefined {
  const tiles = [...place.querySelectorAll<HTMLElement>('[role="group"]')]
  return tiles.at(-2) ?? tiles.at(-1)
}
