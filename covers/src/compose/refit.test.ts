import { describe, expect, it } from 'vitest'
import { chooseTwelve, howMany } from './choose'
import type { Material } from './recipe'
import { photosLeast, refit, showsPhoto } from './refit'

const bare: Material = { title: '河灯', artist: '夜航', sound: [] }
const source = { kind: 'upload', id: '0190b5a0-0000-7000-8000-000000000001' } as const
const given: Material = { ...bare, photo: { source, width: 800, height: 600 } }
const seeds = [1, 7, 19, 203]

describe('twelve designs when a photo comes', () => {
  it('give a third to it and keep the rest, and what is held', () => {
    for (const seed of seeds) {
      const before = chooseTwelve(bare, [], seed)
      const after = refit(before, given, [], seed + 1, index => index >= 9)
      expect(after.filter(showsPhoto)).toHaveLength(photosLeast)
      expect(after.filter(recipe => before.includes(recipe))).toHaveLength(howMany - photosLeast)
      expect(after.slice(9)).toEqual(before.slice(9))
      expect(new Set(after.map(({ family }) => family)).size).toBe(howMany)
    }
  })

  it('stay as they are when enough of them show one already', () => {
    const before = chooseTwelve(given, [], 3)
    expect(refit(before, given, [], 4)).toEqual(before)
  })
})

describe('twelve designs when it goes', () => {
  it('change only where it was', () => {
    for (const seed of seeds) {
      const before = chooseTwelve(given, [], seed)
      const after = refit(before, bare, [], seed + 1)
      expect(after.some(showsPhoto)).toBe(false)
      for (const [index, recipe] of before.entries()) {
        if (!showsPhoto(recipe)) expect(after[index]).toBe(recipe)
      }
      expect(new Set(after.map(({ family }) => family)).size).toBe(howMany)
    }
  })
})
