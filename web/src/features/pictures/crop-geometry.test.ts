import { describe, expect, it } from 'vitest'
import { drawnSize, mostZoom, start, withinBounds, zoomTo } from './crop-geometry'

const wide = { width: 800, height: 400 }

describe('a picture under the window', () => {
  it('fills it with its shorter side', () => {
    expect(drawnSize(wide, 1)).toEqual({ width: 2, height: 1 })
  })

  it('can be moved along its longer side, and no further than its edge', () => {
    expect(withinBounds({ ...start, x: 0.3 }, wide)).toMatchObject({ x: 0.3, y: 0 })
    expect(withinBounds({ ...start, x: 5, y: 5 }, wide)).toMatchObject({ x: 0.5, y: 0 })
  })

  it('grows only as far as the cut keeps enough pixels', () => {
    expect(zoomTo(start, 99, wide, 200).zoom).toBe(2)
    expect(zoomTo(start, 99, wide, 1000).zoom).toBe(1)
  })

  it('keeps its middle when it grows, and comes back into its bounds when it shrinks', () => {
    const grown = zoomTo({ zoom: 1, x: 0.25, y: 0 }, 2, wide)
    expect(grown).toEqual({ zoom: 2, x: 0.5, y: 0 })
    expect(zoomTo({ zoom: 2, x: 1.5, y: 0.5 }, 1, wide)).toEqual({ zoom: 1, x: 0.5, y: 0 })
    expect(zoomTo(start, 99, wide).zoom).toBe(mostZoom(wide))
  })
})
