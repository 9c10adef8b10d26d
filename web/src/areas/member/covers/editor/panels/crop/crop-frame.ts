// The part of a picture that is shown: a frame of shares of it, moved and resized within the picture.
import type { ImageLayer } from '#contract/covers/scene'
import { matrixOf, spotOn, tidy } from '#covers/edit/matrix'
import type { Grip } from '#covers/edit/stretch'

export type Frame = ImageLayer['crop']

/** Smaller is nothing to look at, and nothing to take hold of. */
const leastShare = 0.05

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const share = (value: number) => Math.round(value * 10_000) / 10_000

const tidied = ({ x, y, width, height }: Frame): Frame => ({
  x: share(x),
  y: share(y),
  width: Math.min(share(width), share(1 - share(x))),
  height: Math.min(share(height), share(1 - share(y))),
})

export function movedFrame(frame: Frame, dx: number, dy: number): Frame {
  return tidied({
    ...frame,
    x: clamp(frame.x + dx, 0, 1 - frame.width),
    y: clamp(frame.y + dy, 0, 1 - frame.height),
  })
}

/**
 * Pulled at a grip; the opposite side stays. With a ratio (width to height, both as shares) the frame keeps it, as large as
 * the picture allows.
 */
export function resizedFrame(frame: Frame, grip: Grip, dx: number, dy: number, ratio?: number): Frame {
  const right = frame.x + frame.width
  const bottom = frame.y + frame.height
  const roomX = grip.across < 0 ? right : 1 - frame.x
  const roomY = grip.down < 0 ? bottom : 1 - frame.y
  let width = clamp(frame.width + dx * grip.across, leastShare, roomX)
  let height = clamp(frame.height + dy * grip.down, leastShare, roomY)
  if (ratio !== undefined) {
    // Whichever way the pull went further leads.
    const isWide = grip.down === 0 || (grip.across !== 0 && Math.abs(dx) >= Math.abs(dy) * ratio)
    width = isWide ? width : height * ratio
    const most = Math.min(roomX, roomY * ratio)
    width = clamp(width, Math.min(most, Math.max(leastShare, leastShare * ratio)), most)
    height = width / ratio
  }
  return tidied({
    x: grip.across < 0 ? right - width : frame.x,
    y: grip.down < 0 ? bottom - height : frame.y,
    width,
    height,
  })
}

/** The largest of that ratio around the frame's middle. */
export function frameOfRatio(frame: Frame, ratio: number): Frame {
  const width = Math.min(frame.width, frame.height * ratio)
  const height = width / ratio
  return movedFrame(
    {
      x: frame.x + (frame.width - width) / 2,
      y: frame.y + (frame.height - height) / 2,
      width,
      height,
    },
    0,
    0,
  )
}

export const wholeFrame: Frame = { x: 0, y: 0, width: 1, height: 1 }

/** The most of another picture that fills a box of that shape. */
export const frameFor = (
  picture: { width: number; height: number },
  box: { width: number; height: number },
) => frameOfRatio(wholeFrame, (box.width / box.height) * (picture.height / picture.width))

/** Cut: what is still shown stays where and as large as it was. */
export function cut(layer: ImageLayer, frame: Frame): ImageLayer {
  const { crop } = layer
  const across = layer.width / crop.width
  const down = layer.height / crop.height
  const corner = spotOn(matrixOf(layer), { x: (frame.x - crop.x) * across, y: (frame.y - crop.y) * down })
  return {
    ...layer,
    crop: frame,
    x: tidy(corner.x),
    y: tidy(corner.y),
    width: tidy(frame.width * across),
    height: tidy(frame.height * down),
  }
}
