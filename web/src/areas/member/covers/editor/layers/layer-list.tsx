// All layers, the frontmost first. A row selects; its grip, or [ and ], change the order.
import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMemo, useState } from 'react'
import { everyLayer, type Layer } from '#contract/covers/scene'
import { siblingsOf } from '#covers/edit/tree'
import { useWords } from '../../../../../lib/words'
import { useOrderSensors } from '../../../../../ui/use-order-sensors'
import { useEditor, useScene } from '../state/use-editor'
import { layerLabel } from './layer-label'
import { LayerRow } from './layer-row'

interface Row {
  layer: Layer
  depth: number
}

function rowsOf(layers: readonly Layer[], closed: ReadonlySet<string>, depth = 0): Row[] {
  return layers
    .toReversed()
    .flatMap(layer => [
      { layer, depth },
      ...(layer.kind === 'group' && !closed.has(layer.id) ? rowsOf(layer.layers, closed, depth + 1) : []),
    ])
}

export function LayerList() {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const { layers } = useScene()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => rowsOf(layers, closed), [layers, closed])
  const ids = rows.map((_, index) => index + 1)
  const { sensors, accessibility } = useOrderSensors(ids, {
    help: t('layers.dragHelp'),
    say: (event, index, place) => {
      const row = rows[index]
      return row ? t(`layers.${event}`, { name: layerLabel(row.layer, t), place }) : ''
    },
  })
  const count = [...everyLayer(layers)].length

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [rows[Number(active.id) - 1], rows[Number(over?.id ?? 0) - 1]]
    if (!from || !to || from === to) return
    // Only among its own: a layer leaves a group by ungrouping.
    if (siblingsOf(layers, from.layer.id).includes(to.layer)) editor.place(from.layer.id, to.layer.id)
  }

  function toggleOpen(id: string) {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }

  return (
    <section aria-label={t('layers.title')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-baseline justify-between px-4 pt-4 pb-2">
        <h2 className="text-base">{t('layers.title')}</h2>
        <span className="text-sm text-soft tabular-nums">{count}</span>
      </header>
      {rows.length === 0 && <p className="px-4 text-sm text-soft">{t('layers.empty')}</p>}
      <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className="min-h-0 flex-1 overflow-y-auto pb-3">
            {rows.map(({ layer, depth }, index) => (
              <LayerRow
                key={layer.id}
                place={index + 1}
                layer={layer}
                depth={depth}
                isClosed={closed.has(layer.id)}
                onToggleOpen={() => toggleOpen(layer.id)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  )
}
