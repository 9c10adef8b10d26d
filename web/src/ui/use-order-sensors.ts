import { KeyboardSensor, PointerSensor, type UniqueIdentifier, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

interface Moved {
  active: { id: UniqueIdentifier }
  over?: { id: UniqueIdentifier } | null
}

interface OrderWords {
  help: string
  /** What is said of the item at that index, over or at a place that counts from 1. */
  say: (event: 'lifted' | 'over' | 'dropped', index: number, place: number) => string
}

/** Dragging with a pointer or with the keyboard, and every move in words for those who hear it. */
export function useOrderSensors(ids: readonly number[], { help, say }: OrderWords) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (id: UniqueIdentifier) => ids.indexOf(Number(id))
  const told = (event: Parameters<OrderWords['say']>[0], id: UniqueIdentifier, place: UniqueIdentifier) =>
    say(event, at(id), at(place) + 1)
  const accessibility = {
    screenReaderInstructions: { draggable: help },
    announcements: {
      onDragStart: ({ active }: Moved) => told('lifted', active.id, active.id),
      onDragOver: ({ active, over }: Moved) => (over ? told('over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }: Moved) => told('dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }: Moved) => told('dropped', active.id, active.id),
    },
  }
  return { sensors, accessibility }
}
