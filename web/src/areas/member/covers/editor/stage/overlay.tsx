// Frames, grips and guides over the cover, in pixels of the screen.
import { useSyncExternalStore } from 'react'
import { coverSide } from '#contract/covers/scene'
import { standing } from '#covers/edit/align'
import { cornersOf, ownBox, union } from '#covers/edit/boxes'
import { matrixOf, type Spot, spotOn, within } from '#covers/edit/matrix'
import { margin } from '#covers/edit/snap'
import { type Grip, gripSpot, grips, gripsOf, isCorner } from '#covers/edit/stretch'
import { layerOf, matrixAround } from '#covers/edit/tree'
import type { InkBox } from '#covers/type/set-lines'
import { useWords } from '../../../../../lib/words'
import type { Editor } from '../state/editor'
import { useEditor, useEditorState } from '../state/use-editor'
import { useShown } from '../state/use-view'
import type { MarksState } from './marks'

export function Overlay({ marks }: { marks: MarksState }) {
  const editor = useEditor()
  // The frame follows a drag: the scene that is shown counts, not the last step.
  const scene = useSyncExternalStore(editor.watch, () => editor.drawn)
  const selected = useEditorState(state => state.selected)
  useEditorState(state => state.arrived)
  const view = useShown(shown => shown)
  const { guides, box, degrees } = useSyncExternalStore(marks.subscribe, marks.read)
  const onScreen = ({ x, y }: Spot): Spot => ({ x: view.x + x * view.zoom, y: view.y + y * view.zoom })
  const frames = selected.flatMap(id => frameOf(editor, scene.layers, id) ?? [])
  return (
    <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
      {view.hasSafeAreas && <SafeAreas onScreen={onScreen} zoom={view.zoom} />}
      {guides.map(guide => (
        <GuideLine key={`${guide.axis}${guide.at}`} guide={guide} onScreen={onScreen} />
      ))}
      {frames.map(({ id, corners }) => (
        <Outline key={id} corners={corners.map(onScreen)} />
      ))}
      {!editor.isLive && <Grips editor={editor} selected={selected} onScreen={onScreen} />}
      {box && <Frame box={box} placed={onScreen} fill="#ffffff1a" />}
      {degrees !== undefined && <Degrees editor={editor} degrees={degrees} onScreen={onScreen} />}
    </svg>
  )
}

type OnScreen = (spot: Spot) => Spot

/** Light on dark: seen on any ground. Blending with the cover would be prettier and costs every frame of a drag. */
function Outline({ corners }: { corners: readonly Spot[] }) {
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <polygon points={points} fill="none" stroke="#0009" strokeWidth={3.5} />
      <polygon points={points} fill="none" stroke="#fff" strokeWidth={1.5} />
    </>
  )
}

function frameOf(editor: Editor, layers: Editor['scene']['layers'], id: string) {
  const layer = layerOf(layers, id)
  if (!layer) return undefined
  const matrix = within(matrixAround(layers, id), matrixOf(layer))
  return { id, layer, matrix, corners: cornersOf(ownBox(layer, editor.measure), matrix) }
}

/** A layer's grips turn with it; several have one upright frame. */
function Grips({
  editor,
  selected,
  onScreen,
}: {
  editor: Editor
  selected: readonly string[]
  onScreen: OnScreen
}) {
  const { layers } = editor.scene
  const frames = selected
    .flatMap(id => frameOf(editor, layers, id) ?? [])
    .filter(({ layer }) => !layer.is_locked)
  const [only] = frames
  if (!only) return null
  const isOne = frames.length === 1
  const box = isOne
    ? ownBox(only.layer, editor.measure)
    : union(
        standing(
          layers,
          frames.map(({ id }) => id),
          editor.measure,
        ).map(({ span }) => span),
      )
  if (!box) return null
  const placed = (spot: Spot) => onScreen(isOne ? spotOn(only.matrix, spot) : spot)
  const offered = isOne ? gripsOf(only.layer) : grips.filter(isCorner)
  const spots = offered.map(grip => ({ grip, spot: placed(gripSpot(box, grip)) }))
  return (
    <>
      {!isOne && <Frame box={box} placed={placed} />}
      <TurnGrip box={box} placed={placed} />
      {spots.map(({ grip, spot }) => (
        <GripMark key={grips.indexOf(grip)} grip={grip} spot={spot} />
      ))}
    </>
  )
}

/** A dashed box: around several layers, or drawn around what is wanted. */
function Frame({ box, placed, fill = 'none' }: { box: InkBox; placed: OnScreen; fill?: string }) {
  const [from, to] = [placed({ x: box.left, y: box.top }), placed({ x: box.right, y: box.bottom })]
  const size = { width: to.x - from.x, height: to.y - from.y }
  return <rect {...from} {...size} fill={fill} stroke="#fff" strokeDasharray="4 4" />
}

function GripMark({ grip, spot }: { grip: Grip; spot: Spot }) {
  const cursor = isCorner(grip)
    ? grip.across === grip.down
      ? 'cursor-nwse-resize'
      : 'cursor-nesw-resize'
    : grip.across === 0
      ? 'cursor-ns-resize'
      : 'cursor-ew-resize'
  return (
    <g data-grip={grips.indexOf(grip)} className={`pointer-events-auto ${cursor}`}>
      <circle cx={spot.x} cy={spot.y} className="pointer-coarse:[r:22px]" fill="transparent" r={11} />
      <rect x={spot.x - 4.5} y={spot.y - 4.5} width={9} height={9} rx={1.5} fill="#fff" stroke="#000" />
    </g>
  )
}

const turnAway = 30

function TurnGrip({ box, placed }: { box: InkBox; placed: OnScreen }) {
  const top = placed({ x: (box.left + box.right) / 2, y: box.top })
  const bottom = placed({ x: (box.left + box.right) / 2, y: box.bottom })
  const far = Math.hypot(top.x - bottom.x, top.y - bottom.y)
  const [x, y] = far < 1 ? [0, -1] : [(top.x - bottom.x) / far, (top.y - bottom.y) / far]
  const spot = { x: top.x + x * turnAway, y: top.y + y * turnAway }
  return (
    <g data-grip="turn" className="pointer-events-auto cursor-grab">
      <line x1={top.x} y1={top.y} x2={spot.x} y2={spot.y} stroke="#fff" />
      <circle cx={spot.x} cy={spot.y} r={14} className="pointer-coarse:[r:22px]" fill="transparent" />
      <circle cx={spot.x} cy={spot.y} r={5.5} fill="#fff" stroke="#000" />
    </g>
  )
}

function GuideLine({
  guide,
  onScreen,
}: {
  guide: { axis: 'x' | 'y'; at: number; kind: string }
  onScreen: OnScreen
}) {
  const t = useWords('cover-editor')
  const [from, to] =
    guide.axis === 'x'
      ? [onScreen({ x: guide.at, y: -120 }), onScreen({ x: guide.at, y: coverSide + 120 })]
      : [onScreen({ x: -120, y: guide.at }), onScreen({ x: coverSide + 120, y: guide.at })]
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-accent" strokeWidth={1.25} />
      {guide.kind === 'middle' && guide.axis === 'x' && (
        <text x={to.x} y={to.y + 14} textAnchor="middle" className="fill-accent text-xs font-semibold">
          {t('stage.centred')}
        </text>
      )}
    </>
  )
}

/** The margin that a narrow crop leaves, and the circle of round pictures. */
function SafeAreas({ onScreen, zoom }: { onScreen: OnScreen; zoom: number }) {
  const from = onScreen({ x: margin, y: margin })
  const middle = onScreen({ x: coverSide / 2, y: coverSide / 2 })
  const side = (coverSide - margin * 2) * zoom
  const lines = (
    <>
      <rect x={from.x} y={from.y} width={side} height={side} strokeDasharray="6 6" />
      <circle cx={middle.x} cy={middle.y} r={(coverSide / 2) * zoom} />
    </>
  )
  return (
    <g fill="none">
      <g stroke="#0006" strokeWidth={2}>
        {lines}
      </g>
      <g stroke="#fff9" strokeWidth={1}>
        {lines}
      </g>
    </g>
  )
}

function Degrees({ editor, degrees, onScreen }: { editor: Editor; degrees: number; onScreen: OnScreen }) {
  const { layers } = editor.drawn
  const span = union(standing(layers, editor.read().selected, editor.measure).map(each => each.span))
  if (!span) return null
  const { x, y } = onScreen({ x: (span.left + span.right) / 2, y: span.bottom })
  return (
    <g>
      <rect x={x - 26} y={y + 12} width={52} height={24} rx={12} className="fill-accent" />
      <text x={x} y={y + 29} textAnchor="middle" className="fill-paper text-xs font-semibold tabular-nums">
        {Math.round(degrees)}°
      </text>
    </g>
  )
}
