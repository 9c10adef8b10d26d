// Composes and draws covers beside the page, so that the page stays smooth.
import type { Scene } from '#contract/covers/scene'
import { checkScene } from '#covers/check/check-scene'
import { makeScene } from '#covers/compose/make-scene'
import type { Material, Recipe } from '#covers/compose/recipe'
import { drawScene } from '#covers/draw/draw-scene'
import { drawStory } from '#covers/draw/draw-story'
import type { Words } from '#covers/layouts/layout'
import { pairings } from '#covers/type/pairings'
import { loadFonts } from './browser-fonts'
import { browserSurface } from './browser-surface'
import type { Answered, Asked, ExportWish } from './cover-jobs'
import { wordsOf } from './scene-words'
import { writePicture } from './write-picture'

let photo: ImageBitmap | undefined
const surface = browserSurface(source => (source.kind === 'upload' ? photo : undefined))

/** The page sends a photo once: it stays until another one comes. */
async function holdPhoto(from: Blob | undefined) {
  if (!from) return
  const bitmap = await createImageBitmap(from)
  photo?.close()
  photo = bitmap
}

/** One after the other: a request that was sent after a photo is drawn with it. */
let turn = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  turn = turn.then(() => answer(data))
})

async function answer(asked: Asked) {
  const say = (answered: Answered) => self.postMessage(answered)
  try {
    await holdPhoto(asked.photo)
    if (asked.kind === 'compose') say(await compose(asked.id, asked.recipe, asked.material, asked.side))
    else if (asked.kind === 'check') say(await check(asked.id, asked.scene, asked.words))
    else say({ id: asked.id, kind: 'exported', file: await drawFile(asked.scene, asked.wish) })
  } catch (error) {
    say({ id: asked.id, kind: 'failed', problem: String(error) })
  }
}

async function compose(id: number, recipe: Recipe, material: Material, side: number): Promise<Answered> {
  const pairing = pairings.find(({ name }) => name === recipe.pairing)
  const { title, artist } = material
  // Capitals are in the same slices, but not always: both are asked for.
  const missingFonts = await loadFonts(
    pairing
      ? [pairing.title.chinese, pairing.title.latin, pairing.credit.chinese, pairing.credit.latin].map(
          type => ({
            type,
            text: `${title}${title.toLocaleUpperCase('en')}${artist}`,
          }),
        )
      : [],
  )
  const scene = makeScene(recipe, material, surface)
  const picture = await drawFile(scene, { width: side, height: side, format: 'jpeg' })
  return { id, kind: 'composed', design: { recipe, scene, picture }, missingFonts }
}

async function check(id: number, scene: Scene, words: Words): Promise<Answered> {
  await loadFonts(wordsOf(scene.layers))
  return { id, kind: 'checked', checks: checkScene(scene, words, surface) }
}

async function drawFile(scene: Scene, { width, height, format }: ExportWish): Promise<Blob> {
  await loadFonts(wordsOf(scene.layers))
  const sheet =
    width === height ? drawScene(scene, surface, width) : drawStory(scene, surface, { width, height })
  const file = await writePicture(sheet, format)
  if (!file) throw new Error('too large')
  return file
}
