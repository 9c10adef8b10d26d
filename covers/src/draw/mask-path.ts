import type { ImageLayer } from '#contract/covers/scene'

/** The outline that a picture is cut to, in a box of that size. */
export function maskPath(mask: ImageLayer['mask'], width: number, height: number): string {
  const [w, h] = [width / 2, height / 2]
  const corner = Math.min(width, height) * 0.08
  switch (mask) {
    case 'round':
      return `M${w} 0A${w} ${h} 0 1 1 ${w} ${height}A${w} ${h} 0 1 1 ${w} 0Z`
    case 'rounded':
      return (
        `M${corner} 0H${width - corner}A${corner} ${corner} 0 0 1 ${width} ${corner}V${height - corner}` +
        `A${corner} ${corner} 0 0 1 ${width - corner} ${height}H${corner}A${corner} ${corner} 0 0 1 0 ${height - corner}` +
        `V${corner}A${corner} ${corner} 0 0 1 ${corner} 0Z`
      )
    case 'arch':
      return `M0 ${height}V${Math.min(w, height)}A${w} ${Math.min(w, height)} 0 0 1 ${width} ${Math.min(w, height)}V${height}Z`
    case 'diamond':
      return `M${w} 0L${width} ${h}L${w} ${height}L0 ${h}Z`
    case 'none':
      return `M0 0H${width}V${height}H0Z`
  }
}
