// Draws what the stage shows, with the same code that draws the file. While something is dragged, only that is drawn anew: what lies
// below and above is laid over each other once and kept.
import { coverSide, type Layer, type Scene } from '#contract/covers/scene'
import { type Drawing, drawLayer } from '#covers/draw/draw-scene'
import { operationOf, type Pen } from '#covers/draw/surface'
import type { Editor } from '../state/editor'

/** Larger is not sharper on any screen that a cover fits on, and a drag has to stay smooth. */
const mostSide = 2000

/** A layer that moves, by its place, or what lies still around it as one picture. */
type Part = { at: number } | { picture: OffscreenCanvas; operation: GlobalCompositeOperation }

interface Bands {
  base: Scene
  side: number
  arrived: number
  moving: ReadonlySet<number>
  parts: Part[]
}

export class StagePainter {
  private bands: Bands | undefined
  private readonly context: CanvasRenderingContext2D

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly editor: Editor,
  ) {
    this.context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
  }

  /** Pixels of a side; the canvas takes that size. */
  paint(wanted: number) {
    const side = Math.max(1, Math.min(mostSide, Math.round(wanted)))
    if (this.canvas.width !== side) {
      this.canvas.width = side
      this.canvas.height = side
    }
    const { drawn: scene, scene: base } = this.editor
    const moving = this.editor.isLive ? movingIn(base, scene) : undefined
    if (!moving) {
      this.bands = undefined
      this.clear(scene)
      this.onPen(drawing => this.drawAll(this.pen(this.context), scene.layers, drawing), side)
      return
    }
    this.onPen(drawing => {
      this.bands = this.bandsFor(base, moving, drawing)
      this.lay(this.bands, scene, drawing)
    }, side)
  }

  /** The colour at a spot of the cover. */
  colourAt(x: number, y: number): string {
    const share = this.canvas.width / coverSide
    const at = (value: number) => Math.min(this.canvas.width - 1, Math.max(0, Math.floor(value * share)))
    const [red = 0, green = 0, blue = 0] = this.context.getImageData(at(x), at(y), 1, 1).data
    return `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
  }

  private onPen(draw: (drawing: Drawing) => void, side: number) {
    const { surface, measure } = this.editor
    draw({ surface, measure, scale: side / coverSide, side })
  }

  private pen = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) =>
    context as unknown as Pen

  private clear(scene: Scene) {
    this.context.fillStyle = scene.ground
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height)
  }

  private drawAll(pen: Pen, layers: readonly Layer[], drawing: Drawing) {
    pen.save()
    pen.scale(drawing.scale, drawing.scale)
    for (const layer of layers) drawLayer(pen, layer, drawing)
    pen.restore()
  }

  private lay({ parts }: Bands, scene: Scene, drawing: Drawing) {
    this.clear(scene)
    for (const part of parts) {
      if ('at' in part) this.drawAll(this.pen(this.context), [scene.layers[part.at] as Layer], drawing)
      else {
        this.context.globalCompositeOperation = part.operation
        this.context.drawImage(part.picture, 0, 0)
      }
      this.context.globalCompositeOperation = 'source-over'
    }
  }

  private bandsFor(base: Scene, moving: ReadonlySet<number>, drawing: Drawing): Bands {
    const { arrived } = this.editor.read()
    const { side } = drawing
    const held = this.bands
    const isGood =
      held?.base === base &&
      held.side === side &&
      held.arrived === arrived &&
      [...moving].every(at => held.moving.has(at))
    if (held && isGood) return held
    return { base, side, arrived, moving, parts: this.partsOf(base, moving, drawing) }
  }

  /** Neighbours that lie still become one picture; one that mixes with what is below must stay for itself, unless nothing below moves. */
  private partsOf(base: Scene, moving: ReadonlySet<number>, drawing: Drawing): Part[] {
    const parts: Part[] = []
    let still: Layer[] = []
    const flush = () => {
      if (still.length > 0)
        parts.push(this.picture(still, parts.length === 0 ? base.ground : undefined, drawing))
      still = []
    }
    const first = Math.min(...moving)
    for (const [at, layer] of base.layers.entries()) {
      if (moving.has(at)) {
        flush()
        parts.push({ at })
      } else if (at > first && layer.blend !== 'normal') {
        flush()
        const alone = this.picture([{ ...layer, blend: 'normal' }], undefined, drawing)
        parts.push({ ...alone, operation: operationOf(layer.blend) as GlobalCompositeOperation })
      } else still.push(layer)
    }
    flush()
    return parts
  }

  private picture(layers: readonly Layer[], ground: string | undefined, drawing: Drawing) {
    const picture = new OffscreenCanvas(drawing.side, drawing.side)
    const context = picture.getContext('2d') as OffscreenCanvasRenderingContext2D
    if (ground !== undefined) {
      context.fillStyle = ground
      context.fillRect(0, 0, drawing.side, drawing.side)
    }
    this.drawAll(this.pen(context), layers, drawing)
    return { picture, operation: 'source-over' as GlobalCompositeOperation }
  }
}

/** Which layers differ. Nothing, if more than that differs. */
function movingIn(base: Scene, scene: Scene): ReadonlySet<number> | undefined {
  if (base.ground !== scene.ground || base.layers.length !== scene.layers.length) return undefined
  const moving = new Set<number>()
  for (const [at, layer] of scene.layers.entries()) {
    const before = base.layers[at] as Layer
    if (before.id !== layer.id) return undefined
    if (before !== layer) moving.add(at)
  }
  return moving.size > 0 ? moving : undefined
}
