import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useId } from 'react'
import type { DraftTrack } from '#contract/works/missing'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { openReasons } from '../../../../features/works/reasons/followed-reasons'
import { partsOf } from '../../../../features/works/reasons/reason-place'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { MoveButtons } from '../../../../ui/move-buttons'
import { TrackEditor } from './track-editor'

type TrackRowProps = {
  track: DraftTrack
  index: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
}

export function TrackRow({ track, index, count, isOpen, onToggle, onMove }: TrackRowProps) {
  const t = useWords('publish')
  const titleOf = useTrackTitle()
  const id = useId()
  const { missing, reasons, isReadOnly } = useOpenDraft()
  const sortable = useSortable({
    id: track.id,
    disabled: isReadOnly,
    attributes: { roleDescription: t('tracks.draggable') },
  })
  const open = missing.filter(({ trackId, step }) => trackId === track.id && step === 1).length
  const named = openReasons(reasons).filter(({ place }) => partsOf(place).trackId === track.id).length
  const title = titleOf(track.details.title, index + 1)
  const move = {
    upLabel: t('tracks.up', { track: title }),
    downLabel: t('tracks.down', { track: title }),
    ...{ index, count, onMove },
  }
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={cx('relative border-b border-line bg-surface', sortable.isDragging && 'z-10 shadow-lift')}
    >
      <div className="flex min-h-14 items-center gap-1">
        {!isReadOnly && (
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={t('tracks.drag', { track: title })}
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-faint hover:text-ink"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 text-left"
        >
          <span className="num w-6 shrink-0 text-right text-soft">{index + 1}</span>
          <span
            className={cx(
              'line-clamp-2 min-w-0 flex-1 font-semibold',
              track.details.title === '' && 'text-faint',
            )}
          >
            {title}
          </span>
          {open > 0 && (
            <span className="num shrink-0 text-sm text-soft">{t('tracks.missing', { count: open })}</span>
          )}
          {open === 0 && named > 0 && (
            <span className="num shrink-0 text-sm text-accent">{t('reason.openHere', { count: named })}</span>
          )}
          {open === 0 && named === 0 && (
            <span className="flex shrink-0 items-center gap-1 text-sm text-river">
              <Check aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t('missing.complete')}</span>
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 text-soft transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        {!isReadOnly && (
          <span className="flex max-sm:hidden">
            <MoveButtons {...move} />
          </span>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pb-6 sm:pl-12">
        {isOpen && (
          <TrackEditor trackId={track.id} title={title}>
            <span className="flex sm:hidden">
              <MoveButtons {...move} />
            </span>
          </TrackEditor>
        )}
      </div>
    </li>
  )
}
