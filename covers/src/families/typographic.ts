// The title is the picture: one flat ground, one ink, each line filling the measure.
import { hexContrast } from '../colour/colour'
import { paintLayer } from '../compose/layer'
import { pick } from '../numbers/random'
import type { Family } from './family'

export const typographicFamily: Family = {
  name: 'typographic',
  layouts: ['poster', 'corners', 'split'],
  pairings: ['tall', 'wide', 'serif', 'round', 'grotesque', 'syne', 'bookish'],
  moods: ['strong', 'rock', 'hiphop', 'bright'],
  make({ palette, seed, random }) {
    const { dark, light, accent, second, soft } = palette
    const pairs = [
      [accent, dark],
      [accent, light],
      [soft, dark],
      [second, light],
      [light, accent],
      [dark, soft],
    ].filter(([ground = '', ink = '']) => hexContrast(ground, ink) >= 4.5)
    const [ground = dark, ink = light] = pairs.length > 0 ? pick(random, pairs) : [dark, light]
    return { ground, layers: [paintLayer('grain', seed, [ground], { values: { grain: 6, fibre: 4 } })], ink }
  },
}
