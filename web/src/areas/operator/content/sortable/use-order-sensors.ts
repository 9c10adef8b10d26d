import { KeyboardSensor, PointerSensor, type UniqueIdentifier, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useWords } from '../../../../lib/words'

interface Moved {
  active: { id: UniqueIdentifier }
  over?: { id: UniqueIdentifier } | null
}

/** Dragging with a pointer or with the keyboard, and every move in words for those who hear it. */
export function useOrderSensors(ids: readonly number[], names: readonly string[]) {
  const t = useWords('content')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1
  const say = (
    key: 'order.lifted' | 'order.over' | 'order.dropped',
    id: UniqueIdentifier,
    place: UniqueIdentifier,
  ) => t(key, { name: names[placeOf(id) - 1] ?? '', place: placeOf(place) })
  const accessibility = {
    screenReaderInstructions: { draggable: t('order.help') },
    announcements: {
      onDragStart: ({ active }: Moved) => say('order.lifted', active.id, active.id),
      onDragOver: ({ active, over }: Moved) => (over ? say('order.over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }: Moved) => say('order.dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }: Moved) => say('order.dropped', active.id, active.id),
    },
  }
  return { sensors, accessibility }
}
