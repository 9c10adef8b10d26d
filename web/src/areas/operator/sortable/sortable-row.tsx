import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { MoveButtons } from '../../../ui/move-buttons'

interface SortableRowProps {
  id: number
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  children: ReactNode
  below?: ReactNode
}

export function SortableRow({ id, name, index, count, onMove, children, below }: SortableRowProps) {
  const t = useWords('operator')
  const sortable = useSortable({ id, attributes: { roleDescription: t('order.draggable') } })
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={cx('relative border-b border-line bg-paper', sortable.isDragging && 'z-10 shadow-lift')}
    >
      <div className="flex items-start gap-1 py-2">
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('order.drag', { name })}
          className="-ml-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-faint hover:text-ink"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <div className="min-w-0 flex-1 py-1">{children}</div>
        <div className="flex max-sm:flex-col">
          <MoveButtons
            upLabel={t('order.up', { name })}
            downLabel={t('order.down', { name })}
            {...{ index, count, onMove }}
          />
        </div>
      </div>
      {below && <div className="pb-6 pl-8 max-sm:pl-3">{below}</div>}
    </li>
  )
}
