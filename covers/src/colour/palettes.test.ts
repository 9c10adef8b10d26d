import { describe, expect, it } from 'vitest'
import { coverMoods } from '#contract/covers/moods'
import { hexContrast } from './colour'
import { palettes } from './palettes'

describe('palettes', () => {
  it('are forty, each with a name of its own', () => {
    expect(palettes).toHaveLength(40)
    expect(new Set(palettes.map(({ name }) => name)).size).toBe(40)
  })

  it.each(palettes.map(palette => [palette.name, palette] as const))(
    '%s carries text in dark on light and light on dark',
    (_name, { dark, light }) => {
      expect(hexContrast(dark, light)).toBeGreaterThanOrEqual(7)
    },
  )

  it('have something for every mood', () => {
    for (const mood of coverMoods) {
      expect(palettes.filter(({ moods }) => moods.includes(mood)).length, mood).toBeGreaterThanOrEqual(5)
    }
  })
})
