// How much of the cover the stage shows, and from where. Offsets are in pixels of the screen.
import { coverSide } from '#contract/covers/scene'
import type { Spot } from '#covers/edit/matrix'
import { watchedState } from '../../../../../features/autosave/watched-state'

export interface Shown {
  /** Pixels of the screen a unit. */
  zoom: number
  x: number
  y: number
  width: number
  height: number
  /** Until somebody zooms, the cover fills the stage whatever its size is. */
  isFitted: boolean
  hasSafeAreas: boolean
}

const least = 0.03
const most = 4

export class View {
  private readonly state = watchedState<Shown>({
    zoom: 0.2,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    isFitted: true,
    hasSafeAreas: true,
  })

  read = () => this.state.read()
  subscribe = (listener: () => void) => this.state.subscribe(listener)

  resize(width: number, height: number) {
    this.state.set({ width, height })
    if (this.read().isFitted) this.fit()
  }

  fit() {
    const { width, height } = this.read()
    const room = Math.min(width, height) < 500 ? 12 : 44
    const zoom = Math.max(least, Math.min(width - room * 2, height - room * 2) / coverSide)
    const side = zoom * coverSide
    this.state.set({ zoom, x: (width - side) / 2, y: (height - side) / 2, isFitted: true })
  }

  /** One unit of the cover a pixel of the screen. */
  whole() {
    this.zoomTo(1)
  }

  zoomBy(factor: number, at?: Spot) {
    this.zoomTo(this.read().zoom * factor, at)
  }

  zoomTo(wanted: number, at?: Spot) {
    const { zoom: before, x, y, width, height } = this.read()
    const zoom = Math.min(most, Math.max(least, wanted))
    const spot = at ?? { x: width / 2, y: height / 2 }
    const share = zoom / before
    this.place(zoom, spot.x - (spot.x - x) * share, spot.y - (spot.y - y) * share)
  }

  pan(dx: number, dy: number) {
    const { zoom, x, y } = this.read()
    this.place(zoom, x + dx, y + dy)
  }

  toggleSafeAreas() {
    this.state.set({ hasSafeAreas: !this.read().hasSafeAreas })
  }

  /** From the stage to the cover. */
  onCover({ x, y }: Spot): Spot {
    const { zoom, x: left, y: top } = this.read()
    return { x: (x - left) / zoom, y: (y - top) / zoom }
  }

  /** A corner of the cover always stays in sight. */
  private place(zoom: number, x: number, y: number) {
    const { width, height } = this.read()
    const side = zoom * coverSide
    const kept = Math.min(80, side)
    this.state.set({
      zoom,
      x: Math.min(width - kept, Math.max(kept - side, x)),
      y: Math.min(height - kept, Math.max(kept - side, y)),
      isFitted: false,
    })
  }
}
