import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '#contract/covers/scene'
import { withNames } from './with-names'

const words = (role: string, x: number, size: number, align = 'start') => ({
  ...{ id: role, name: role, kind: 'text', role, text: '歌名', x, y: 1000, size, align },
  ...{ type: { font: 'noto-sans-sc', weight: 700 }, fill: { kind: 'plain', colour: '#000000' } },
})
const template = scene.parse({
  version: 1,
  ground: '#ffffff',
  layers: [
    words('title', 200, 1200),
    { id: 'g', name: 'g', kind: 'group', layers: [words('artist', 1500, 150, 'middle')] },
    words('none', 200, 90),
  ],
})
const texts = ({ layers }: Scene) =>
  layers
    .flatMap(layer => (layer.kind === 'group' ? layer.layers : [layer]))
    .map(layer => (layer.kind === 'text' ? { text: layer.text, size: layer.size } : layer.kind))

describe('a template for a release', () => {
  it('says its names where they are meant, in groups too', () => {
    expect(texts(withNames(template, { title: '河灯', artist: '夜航' }))).toEqual([
      { text: '河灯', size: 1200 },
      { text: '夜航', size: 150 },
      { text: '歌名', size: 90 },
    ])
  })

  it('sets long ones smaller, so that they stay on the cover', () => {
    const [title] = texts(withNames(template, { title: '春风不度玉门关之后', artist: '' }))
    expect(title).toEqual({ text: '春风不度玉门关之后', size: Math.round(2600 / 9) })
  })

  it('keeps its own words where the release has none yet', () => {
    expect(withNames(template, { title: ' ', artist: '' })).toEqual(template)
  })
})
