import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../lib/words'
import { useOrderSensors } from '../../../ui/use-order-sensors'
import { SortableRow } from './sortable-row'

interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => number
  nameOf: (item: Item) => string
  onOrder: (items: Item[]) => void
  /** Rows of a list inside a list are lighter. */
  isInner?: boolean
  children: (item: Item, index: number) => ReactNode
  /** What belongs to the item and moves along with it. */
  below?: (item: Item) => ReactNode
}

/** Things in an order that is changed by dragging, or by two buttons beside each. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onOrder, isInner = false, children, below } = props
  const t = useWords('operator')
  const [said, setSaid] = useState('')
  const ids = items.map(idOf)
  const { sensors, accessibility } = useOrderSensors(ids, {
    help: t('order.help'),
    say: (event, index, place) => t(`order.${event}`, { name: items.map(nameOf)[index] ?? '', place }),
  })
  const move = (from: number, to: number) => {
    const moved = items[from]
    if (moved) setSaid(t('order.dropped', { name: nameOf(moved), place: to + 1 }))
    onOrder(arrayMove([...items], from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={accessibility}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={isInner ? 'border-t border-line' : 'border-t-2 border-ink'}>
          {items.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              index={index}
              count={items.length}
              onMove={to => move(index, to)}
              below={below?.(item)}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}
