// What a new text looks like: as the others on the cover, readable on its ground.
import { coverSide, everyLayer, type Scene, type TextLayer } from '#contract/covers/scene'
import { hexContrast } from '#covers/colour/colour'
import { plain, textLayer } from '#covers/compose/layer'
import { coloursOf } from '#covers/edit/shapes'

const usualType = { font: 'noto-sans-sc', weight: 700, width: 100, is_italic: false }

export function newText(scene: Scene, id: string, text: string): TextLayer {
  const like = [...everyLayer(scene.layers)].find((layer): layer is TextLayer => layer.kind === 'text')
  const size = like ? Math.min(320, like.size) : 300
  return textLayer(
    'none',
    { text, type: like?.type ?? usualType, size, x: coverSide / 2, y: coverSide / 2 + size * 0.35 },
    { id, name: '', align: 'middle', fill: like?.fill ?? plain(readableOn(scene)) },
  )
}

/** Of the colours that are there, and of black and white, what is read best on the ground. */
export function readableOn(scene: Scene): string {
  const colours = [...coloursOf(scene.ground, scene.layers), '#ffffff', '#111111']
  return colours.reduce((best, colour) =>
    hexContrast(colour, scene.ground) > hexContrast(best, scene.ground) ? colour : best,
  )
}
