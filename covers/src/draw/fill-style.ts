import type { Fill } from '#contract/covers/scene'
import type { Box, Gradient, Pen } from './surface'

/** What a pen fills with. Points of gradients are shares of the box. */
export function fillStyle(pen: Pen, fill: Fill, box: Box): string | Gradient {
  if (fill.kind === 'plain') return fill.colour
  const x = (share: number) => box.x + share * box.width
  const y = (share: number) => box.y + share * box.height
  const gradient =
    fill.kind === 'linear'
      ? pen.createLinearGradient(x(fill.from.x), y(fill.from.y), x(fill.to.x), y(fill.to.y))
      : pen.createRadialGradient(
          x(fill.centre.x),
          y(fill.centre.y),
          0,
          x(fill.centre.x),
          y(fill.centre.y),
          fill.radius * Math.max(box.width, box.height),
        )
  for (const { at, colour, opacity } of fill.stops) {
    const alpha = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
    gradient.addColorStop(at, `${colour}${alpha}`)
  }
  return gradient
}
