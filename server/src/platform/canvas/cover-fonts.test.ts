import { describe, expect, it } from 'vitest'
import { fonts } from '#covers/fonts/fonts'
import { type SlicesOf, slicesFor } from '#covers/fonts/slices'
import { slicesOf } from './cover-fonts'

const lackingCharacters = (text: string, font: string, known: SlicesOf) =>
  slicesFor(text, font, known).lacking

describe('characters that no face has', () => {
  it.each(fonts.map(({ id }) => id))('are none of everyday titles in %s', id => {
    const title = '夜航船 Night Voyage № 7 · été ليالي 밤 🌊 Ночь'
    expect(lackingCharacters(title, id, slicesOf)).toEqual([])
  })

  it('are named once each, whatever stands around them', () => {
    expect(lackingCharacters('A𓀀B𓀀𐎀 C', 'archivo', slicesOf)).toEqual(['𓀀', '𐎀'])
  })

  it('are all while nothing is known of the faces', () => {
    expect(lackingCharacters('夜A', 'archivo', () => undefined)).toEqual(['夜', 'A'])
  })
})
