// A scene as the bytes of a picture, by the same code that draws it in a browser.
import type { DrawnFormat, DrawnSize } from '#contract/covers/design'
import type { ImageSource, Scene } from '#contract/covers/scene'
import { drawScene } from '#covers/draw/draw-scene'
import { drawStory } from '#covers/draw/draw-story'
import { type NodeSheet, nodeSurface } from '../../../platform/canvas/node-surface'
import { type Image, loadImage } from '../../../platform/canvas/skia'
import { type EncodedCover, encodeCover } from './encode-cover'

export const previewSize = '480'
const story = { width: 1080, height: 1920 }

export interface WantedDrawing {
  scene: Scene
  size: DrawnSize | typeof previewSize
  format: DrawnFormat
  /** What the scene names, as it is stored. */
  pictures: { source: ImageSource; body: Uint8Array }[]
}

const nameOf = ({ kind, id }: ImageSource) => `${kind} ${id}`

/** In pixels, across and down. */
export function sizeOf(size: WantedDrawing['size']) {
  return size === 'story' ? story : { width: Number(size), height: Number(size) }
}

export async function drawCover({ scene, size, format, pictures }: WantedDrawing): Promise<EncodedCover> {
  const opened = new Map<string, Image>()
  for (const { source, body } of pictures) opened.set(nameOf(source), await loadImage(body))
  const surface = nodeSurface(source => opened.get(nameOf(source)))
  const drawn = size === 'story' ? drawStory(scene, surface, story) : drawScene(scene, surface, Number(size))
  const { canvas } = drawn as NodeSheet
  return encodeCover({ pixels: canvas.data(), width: canvas.width, height: canvas.height }, format)
}
