// Where a picture lies under the square window that is cut out. All lengths are in units of the window's side, so the
// same numbers serve the screen and the canvas.

export interface Crop {
  /** 1: the shorter side just fills the window. */
  zoom: number
  /** The middle of the picture, measured from the middle of the window. */
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const start: Crop = { zoom: 1, x: 0, y: 0 }
const usualZoom = 4

/** As far as the cut keeps this many pixels, and never further than makes sense. */
export function mostZoom({ width, height }: Size, minSide = 0): number {
  const shorter = Math.min(width, height)
  return minSide > 0 ? Math.max(1, Math.min(usualZoom, shorter / minSide)) : usualZoom
}

/** How large the picture is, in windows. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
  const shorter = Math.min(width, height)
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom }
}

/** The window is always covered: nothing empty can be cut out. */
export function withinBounds(crop: Crop, picture: Size, minSide?: number): Crop {
  const zoom = Math.min(mostZoom(picture, minSide), Math.max(1, crop.zoom))
  const { width, height } = drawnSize(picture, zoom)
  const clamp = (value: number, side: number) => {
    const most = (side - 1) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { zoom, x: clamp(crop.x, width), y: clamp(crop.y, height) }
}

/** What stands in the middle of the window stays there. */
export function zoomTo(crop: Crop, zoom: number, picture: Size, minSide?: number): Crop {
  const next = Math.min(mostZoom(picture, minSide), Math.max(1, zoom))
  const grown = next / crop.zoom
  return withinBounds({ zoom: next, x: crop.x * grown, y: crop.y * grown }, picture, minSide)
}
