// The cover in the tall format of social posts: whole in the middle, on its own picture grown soft.
import type { Scene } from '#contract/covers/scene'
import { drawScene } from './draw-scene'
import { filtered } from './filter-pixels'
import type { Sheet, Surface } from './surface'

const softened = { brightness: -0.12, contrast: 0, saturation: 0.1, blur: 40, grain: 0, duotone: null }

export function drawStory(
  scene: Scene,
  surface: Surface,
  { width, height }: { width: number; height: number },
): Sheet {
  const sheet = surface.sheet(width, height)
  const { pen } = sheet
  pen.fillStyle = scene.ground
  pen.fillRect(0, 0, width, height)
  // A tenth is enough for what is blurred anyway.
  const ground = drawScene(
    { ...scene, layers: scene.layers.filter(({ kind }) => kind !== 'text') },
    surface,
    192,
  )
  const pixels = ground.pen.getImageData(0, 0, 192, 192)
  filtered(pixels, softened, 0.35)
  ground.pen.putImageData(pixels, 0, 0)
  surface.lay(pen, ground, { x: (width - height) / 2, y: 0, width: height, height })
  const side = Math.round(width * 0.84)
  const cover = drawScene(scene, surface, side)
  pen.save()
  pen.shadowColor = '#00000066'
  pen.shadowBlur = width * 0.05
  pen.shadowOffsetY = width * 0.02
  surface.lay(pen, cover, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side })
  pen.restore()
  return sheet
}
