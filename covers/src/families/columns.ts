// Two fields of colour and a column of Chinese that sinks into the lower one.
import { coverSide } from '#contract/covers/scene'
import { blend, hexContrast } from '../colour/colour'
import { paintLayer, shapeLayer } from '../compose/layer'
import { between } from '../numbers/random'
import type { Family } from './family'

export const columnsFamily: Family = {
  name: 'columns',
  needs: 'chinese',
  layouts: ['column-right', 'column-left'],
  pairings: ['xiaowei', 'serif', 'brush', 'light', 'bookish', 'hand'],
  moods: ['calm', 'folk', 'classical', 'dream', 'nostalgic'],
  make({ palette, seed, random, text }) {
    const { dark, light, soft, second } = palette
    const isDark = random() < 0.4
    const [above, below, ink] = isDark
      ? [dark, blend(dark, second, 0.75), light]
      : [blend(soft, light, 0.25), blend(light, '#ffffff', 0.3), dark]
    const meeting = between(random, 0.5, 0.66)
    const field = shapeLayer('Field', `M0 0H${coverSide}V${coverSide}H0Z`, {
      kind: 'linear',
      from: { x: 0.5, y: 0 },
      to: { x: 0.5, y: 1 },
      stops: [
        { at: 0, colour: above, opacity: 1 },
        { at: meeting, colour: above, opacity: 1 },
        { at: 0.95, colour: below, opacity: 1 },
      ],
    })
    // The column fades only as far as it can still be read.
    const faded = blend(ink, below, hexContrast(blend(ink, below, 0.35), below) >= 4.5 ? 0.35 : 0)
    const sinking = text.map(layer =>
      layer.role === 'title'
        ? {
            ...layer,
            fill: {
              kind: 'linear' as const,
              from: { x: 0.5, y: 0.35 },
              to: { x: 0.5, y: 1 },
              stops: [
                { at: 0, colour: ink, opacity: 1 },
                { at: 1, colour: faded, opacity: 1 },
              ],
            },
          }
        : { ...layer, fill: { kind: 'plain' as const, colour: ink } },
    )
    const grain = paintLayer('grain', seed, ['#808080'], { blend: 'overlay', opacity: 0.4 })
    return { ground: above, layers: [field, grain], text: sinking }
  },
}
