import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { Layer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { IconButton } from '../../../../../ui/icon-button'
import { useEditor, useEditorState } from '../state/use-editor'
import { layerLabel } from './layer-label'
import { LayerMark } from './layer-mark'

interface LayerRowProps {
  place: number
  layer: Layer
  depth: number
  isClosed: boolean
  onToggleOpen(): void
}

export function LayerRow({ place, layer, depth, isClosed, onToggleOpen }: LayerRowProps) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const isSelected = useEditorState(({ selected }) => selected.includes(layer.id))
  const { setNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({ id: place })
  const name = layerLabel(layer, t)

  function choose({ shiftKey, ctrlKey, metaKey }: MouseEvent) {
    if (shiftKey || ctrlKey || metaKey) editor.toggle(layer.id)
    else editor.select([layer.id])
  }

  /** To the row above or below, as in any list. */
  function walk(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const all = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])]
    const next = all[all.indexOf(event.currentTarget) + step]
    next?.focus()
    next?.click()
  }

  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'group flex items-center gap-1 border-l-3 pr-2',
        isSelected ? 'border-ink bg-sunken' : 'border-transparent hover:bg-sunken/60',
        isDragging && 'relative z-10 bg-raised shadow-lift',
      )}
    >
      <button
        type="button"
        {...listeners}
        {...attributes}
        aria-label={t('layers.grip', { name })}
        className="grid w-6 shrink-0 cursor-grab touch-none place-items-center self-stretch text-faint opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
      >
        <GripVertical className="size-4" aria-hidden="true" />
      </button>
      {layer.kind === 'group' && (
        <button
          type="button"
          aria-expanded={!isClosed}
          aria-label={t(isClosed ? 'layers.open' : 'layers.close', { name })}
          onClick={onToggleOpen}
          style={{ marginLeft: depth * 16 }}
          className="grid size-8 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
        >
          <ChevronDown
            className={cx('size-4 transition-transform', isClosed && '-rotate-90')}
            aria-hidden="true"
          />
        </button>
      )}
      <button
        type="button"
        data-layer
        data-own-arrows
        aria-pressed={isSelected}
        onClick={choose}
        onKeyDown={walk}
        style={layer.kind === 'group' ? undefined : { paddingLeft: depth * 16 }}
        className={cx(
          'flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1.5 text-left text-sm',
          layer.is_hidden && 'opacity-50',
        )}
      >
        {layer.kind !== 'group' && <LayerMark layer={layer} />}
        <span className="min-w-0 truncate">{name}</span>
      </button>
      <IconButton
        size="small"
        label={t(layer.is_locked ? 'layers.unlock' : 'layers.lock', { name })}
        aria-pressed={layer.is_locked}
        onClick={() => editor.lock([layer.id])}
        className={cx(
          !layer.is_locked &&
            'hidden group-focus-within:inline-grid group-hover:inline-grid pointer-coarse:inline-grid',
        )}
      >
        {layer.is_locked ? <Lock className="size-4!" /> : <LockOpen className="size-4!" />}
      </IconButton>
      <IconButton
        size="small"
        label={t(layer.is_hidden ? 'layers.show' : 'layers.hide', { name })}
        aria-pressed={layer.is_hidden}
        onClick={() => editor.hide([layer.id])}
      >
        {layer.is_hidden ? <EyeOff className="size-4!" /> : <Eye className="size-4!" />}
      </IconButton>
    </li>
  )
}
