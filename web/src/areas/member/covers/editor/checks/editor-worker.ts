// Checks and draws the design that is open, beside the page, so that the page stays smooth.
import { coverSide, everyLayer, type Scene } from '#contract/covers/scene'
import { checkScene } from '#covers/check/check-scene'
import { drawScene } from '#covers/draw/draw-scene'
import { drawStory } from '#covers/draw/draw-story'
import { measureOn } from '#covers/type/measure'
import type { InkBox } from '#covers/type/set-lines'
import { lackingIn, loadFonts } from '../../../../../features/covers/browser-fonts'
import { browserSurface } from '../../../../../features/covers/browser-surface'
import type { ExportWish } from '../../../../../features/covers/cover-jobs'
import { wordsOf } from '../../../../../features/covers/scene-words'
import { pictureOf, writePicture } from '../../../../../features/covers/write-picture'
import type { ReleaseWords } from '../panels/release-words'
import { advertIn } from './advert'
import { colourFix } from './colour-fix'
import type { Answered, Asked, Look, ShownFix } from './editor-jobs'
import { plainFixes, withChanges } from './fixes'
import { WorkerPictures } from './worker-pictures'

const pictures = new WorkerPictures()
const surface = browserSurface(pictures.bitmap)

self.addEventListener('message', (event: MessageEvent<Asked>) => void answer(event.data))

const say = (answered: Answered) => self.postMessage(answered)

async function answer(asked: Asked) {
  const { id, scene } = asked
  try {
    if (asked.kind === 'export') say({ id, kind: 'step', step: 'loading' })
    const missingFonts = await loadFonts(wordsOf(scene.layers))
    const missing = await pictures.take(scene.layers, asked.images)
    const missingPictures = missing.filter(layer => !layer.is_hidden).map(({ name }) => name)
    if (asked.kind === 'look') {
      const seen = await look(scene, asked.words, asked.density)
      return say({ id, kind: 'looked', look: { ...seen, missingFonts, missingPictures } })
    }
    if (asked.kind === 'draw') return say({ id, kind: 'file', file: await drawn(scene, asked.side) })
    // A cover without its picture is not the one that was meant.
    if (missingPictures.length > 0) return say({ id, kind: 'failed', problem: 'pictures' })
    await exportFile(id, scene, asked.wish)
  } catch {
    say({ id, kind: 'failed', problem: 'drawing' })
  }
}

const drawn = (scene: Scene, side: number) => pictureOf(drawScene(scene, surface, side), 'image/png')

async function look(
  scene: Scene,
  words: ReleaseWords | undefined,
  density: number,
): Promise<Omit<Look, 'missingFonts' | 'missingPictures'>> {
  const checks = checkScene(scene, words, surface, await codeReader(scene))
  const broken = checks.filter(({ isKept }) => !isKept).map(({ rule }) => rule)
  const fixes: ShownFix[] = plainFixes(scene, checks, words, measureOn(surface))
  for (const role of ['title', 'artist'] as const) {
    const found = broken.includes(role) ? colourFix(scene, role, surface) : undefined
    if (found) fixes.push({ ...found.fix, ...(await shown(scene, found.fix, found.box)) })
  }
  const lacking = new Set(wordsOf(scene.layers).flatMap(lackingIn))
  return {
    // Without a release there is nothing to compare names with, and nothing is said of them.
    checks: checks.filter(({ rule }) => rule !== 'names' || words !== undefined),
    fixes,
    small: await drawn(scene, Math.round(64 * density)),
    middle: await drawn(scene, Math.round(160 * density)),
    lacking: [...lacking],
    advert: advertIn(scene.layers),
  }
}

/** Codes come with pictures; who has none loads no reader. */
async function codeReader({ layers }: Scene) {
  if (![...everyLayer(layers)].some(({ kind }) => kind === 'image')) return () => false
  const { default: readCode } = await import('jsqr')
  return readCode
}

const shownSide = 400
const cutSide = 112

/** The same spot before and after. */
async function shown(scene: Scene, { changes }: ShownFix, { left, right, top, bottom }: InkBox) {
  const scale = shownSide / coverSide
  const size = Math.min(shownSide, Math.max(60, Math.max(right - left, bottom - top) * 1.3 * scale))
  const place = (from: number, to: number) =>
    Math.min(shownSide - size, Math.max(0, ((from + to) / 2) * scale - size / 2))
  const part = { x: place(left, right), y: place(top, bottom), width: size, height: size }
  const [before, after] = await Promise.all(
    [scene, { ...scene, layers: withChanges(scene.layers, changes) }].map(each => {
      const sheet = surface.sheet(cutSide, cutSide)
      const into = { x: 0, y: 0, width: cutSide, height: cutSide }
      surface.lay(sheet.pen, drawScene(each, surface, shownSide), into, part)
      return pictureOf(sheet, 'image/png')
    }),
  )
  return { before, after }
}

async function exportFile(id: number, scene: Scene, { width, height, format }: ExportWish) {
  say({ id, kind: 'step', step: 'drawing' })
  const sheet =
    width === height ? drawScene(scene, surface, width) : drawStory(scene, surface, { width, height })
  say({ id, kind: 'step', step: 'writing' })
  const file = await writePicture(sheet, format)
  if (file) return say({ id, kind: 'file', file })
  say({ id, kind: 'failed', problem: 'too-large' })
}
