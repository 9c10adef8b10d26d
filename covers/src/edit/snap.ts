// What a layer clings to while it is moved: the cover's edges, middle and margin, and the other layers.
import { coverSide, type Layer } from '#contract/covers/scene'
import type { Measure } from '../type/measure'
import type { InkBox } from '../type/set-lines'
import type { Axis } from './align'
import { spanOf } from './boxes'

/** Within this, nothing is cut off by a rounded corner or a narrow crop. */
export const margin = 200

export type GuideKind = 'edge' | 'middle' | 'margin' | 'layer'
export interface Guide {
  axis: Axis
  at: number
  kind: GuideKind
}

const ofCover = (axis: Axis): Guide[] => [
  { axis, at: coverSide / 2, kind: 'middle' },
  { axis, at: 0, kind: 'edge' },
  { axis, at: coverSide, kind: 'edge' },
  { axis, at: margin, kind: 'margin' },
  { axis, at: coverSide - margin, kind: 'margin' },
]

/** Layers as large as the cover say nothing that its edges do not. */
const isWhole = ({ left, right, top, bottom }: InkBox) =>
  right - left >= coverSide * 0.98 && bottom - top >= coverSide * 0.98

export function guidesOf(layers: readonly Layer[], moved: ReadonlySet<string>, measure: Measure): Guide[] {
  const others = layers
    .filter(layer => !layer.is_hidden && !moved.has(layer.id))
    .map(layer => spanOf(layer, measure))
    .filter(span => !isWhole(span))
    .flatMap(({ left, right, top, bottom }): Guide[] => [
      ...[left, (left + right) / 2, right].map(at => ({ axis: 'x', at, kind: 'layer' }) as const),
      ...[top, (top + bottom) / 2, bottom].map(at => ({ axis: 'y', at, kind: 'layer' }) as const),
    ])
  return [...ofCover('x'), ...ofCover('y'), ...others]
}

export interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

/** The nearest that lies within `reach`, for each direction on its own. Of equally near ones the cover's own count first. */
export function snapped(span: InkBox, guides: readonly Guide[], reach: number): Snapped {
  const across = nearest([span.left, (span.left + span.right) / 2, span.right], guides, 'x', reach)
  const along = nearest([span.top, (span.top + span.bottom) / 2, span.bottom], guides, 'y', reach)
  return {
    dx: across?.way ?? 0,
    dy: along?.way ?? 0,
    guides: [across?.guide, along?.guide].filter(guide => guide !== undefined),
  }
}

function nearest(lines: readonly number[], guides: readonly Guide[], axis: Axis, reach: number) {
  let best: { way: number; guide: Guide } | undefined
  for (const guide of guides) {
    if (guide.axis !== axis) continue
    for (const line of lines) {
      const way = guide.at - line
      if (Math.abs(way) > reach) continue
      if (!best || Math.abs(way) < Math.abs(best.way) - 0.01) best = { way, guide }
    }
  }
  return best
}
