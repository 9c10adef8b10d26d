import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { MoveButtons } from '../../../ui/move-buttons'
import { useOrderSensors } from '../../../ui/use-order-sensors'

interface SortableCardsProps<Item> {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  onOrder: (items: Item[]) => void
  className: string
  children: (item: Item) => ReactNode
}

/** Cards in an order that is changed by dragging, or by two buttons on each. */
export function SortableCards<Item extends { id: number }>(props: SortableCardsProps<Item>) {
  const { label, items, nameOf, onOrder, className, children } = props
  const t = useWords('operator')
  const [said, setSaid] = useState('')
  const ids = items.map(({ id }) => id)
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
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol aria-label={label} className={className}>
          {items.map((item, index) => (
            <SortableCard
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              index={index}
              count={items.length}
              onMove={to => move(index, to)}
            >
              {children(item)}
            </SortableCard>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}

interface SortableCardProps {
  id: number
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  children: ReactNode
}

/** What it is moved by lies on the picture, where a hand would take hold of it. */
function SortableCard({ id, name, index, count, onMove, children }: SortableCardProps) {
  const t = useWords('operator')
  const sortable = useSortable({ id, attributes: { roleDescription: t('order.draggable') } })
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={cx('relative min-w-0 rounded-card bg-paper', sortable.isDragging && 'z-10 shadow-lift')}
    >
      <div className="absolute top-2 right-2 left-2 flex justify-between">
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('order.drag', { name })}
          className="grid size-11 cursor-grab touch-none place-items-center rounded-full bg-paper/85 text-ink backdrop-blur-sm"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <div className="flex rounded-full bg-paper/85 backdrop-blur-sm">
          <MoveButtons
            upLabel={t('order.up', { name })}
            downLabel={t('order.down', { name })}
            {...{ index, count, onMove }}
          />
        </div>
      </div>
      {children}
    </li>
  )
}
