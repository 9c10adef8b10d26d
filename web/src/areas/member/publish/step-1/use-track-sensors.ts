import { KeyboardSensor, PointerSensor, type UniqueIdentifier, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { DraftTrack } from '#contract/works/missing'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'

/** Dragging with a pointer or with the keyboard, and every move in words for those who hear it. */
export function useTrackSensors(tracks: readonly DraftTrack[]) {
  const t = useWords('publish')
  const titleOf = useTrackTitle()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => tracks.findIndex(track => track.id === id) + 1
  const nameOf = (id: UniqueIdentifier) => {
    const number = placeOf(id)
    return titleOf(tracks[number - 1]?.details.title ?? '', number)
  }
  const say = (
    key: 'tracks.lifted' | 'tracks.over' | 'tracks.dropped',
    id: UniqueIdentifier,
    place: UniqueIdentifier,
  ) => t(key, { track: nameOf(id), place: placeOf(place) })
  const accessibility = {
    screenReaderInstructions: { draggable: t('tracks.dragHelp') },
    announcements: {
      onDragStart: ({ active }: Moved) => say('tracks.lifted', active.id, active.id),
      onDragOver: ({ active, over }: Moved) => (over ? say('tracks.over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }: Moved) => say('tracks.dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }: Moved) => say('tracks.dropped', active.id, active.id),
    },
  }
  return { sensors, accessibility }
}

interface Moved {
  active: { id: UniqueIdentifier }
  over?: { id: UniqueIdentifier } | null
}
