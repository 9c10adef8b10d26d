// Loads the slices of faces that a text needs, in a window or in a worker.
import type { Type } from '#contract/covers/scene'
import { chainOf, type Font, sliceFile, sliceName } from '#covers/fonts/fonts'
import { readSlices, type Slices, slicesFor } from '#covers/fonts/slices'
import { serverAddress } from '../../lib/server-address'

const slices = new Map<string, Promise<Slices>>()
const known = new Map<string, Slices>()
const faces = new Map<string, Promise<void>>()

function slicesOf(font: Font): Promise<Slices> {
  let asked = slices.get(font.id)
  if (!asked) {
    asked = fetch(serverAddress(`/cover-fonts/${font.id}.json`))
      .then(async answer => {
        if (!answer.ok) throw new Error(`fonts: ${answer.status}`)
        const read = readSlices(await answer.json())
        known.set(font.id, read)
        return read
      })
      .catch(error => {
        slices.delete(font.id)
        throw error
      })
    slices.set(font.id, asked)
  }
  return asked
}

const set = (): FontFaceSet =>
  'document' in globalThis ? document.fonts : (self as unknown as { fonts: FontFaceSet }).fonts

function loadFace(font: Font, slice: string, isItalic: boolean): Promise<void> {
  const name = sliceName(font, slice, isItalic)
  let loading = faces.get(name)
  if (!loading) {
    const descriptors = {
      weight: `${font.weights[0]} ${font.weights[1]}`,
      ...(font.widths && { stretch: `${font.widths[0]}% ${font.widths[1]}%` }),
    }
    const face = new FontFace(
      name,
      `url(${serverAddress(`/cover-fonts/${sliceFile(font, slice, isItalic)}`)})`,
      descriptors,
    )
    loading = face
      .load()
      .then(loaded => {
        set().add(loaded)
      })
      .catch(error => {
        faces.delete(name)
        throw error
      })
    faces.set(name, loading)
  }
  return loading
}

export interface Wanted {
  type: Pick<Type, 'font' | 'is_italic'>
  text: string
}

/** Resolves when everything can be drawn. A face that does not load is drawn in the next of its chain, and named. */
export async function loadFonts(wanted: readonly Wanted[]): Promise<string[]> {
  const missing = new Set<string>()
  for (const { type, text } of wanted) {
    await Promise.all(chainOf(type.font).map(font => slicesOf(font).catch(() => missing.add(font.name))))
    const { needed } = slicesFor(text, type.font, font => known.get(font.id))
    await Promise.all(
      needed.map(({ font, slice }) =>
        loadFace(font, slice, type.is_italic).catch(() => missing.add(font.name)),
      ),
    )
  }
  return [...missing]
}

/** What a canvas takes as font families for a text. */
export function familiesFor(type: Pick<Type, 'font' | 'is_italic'>, text: string): string {
  const { needed } = slicesFor(text, type.font, font => known.get(font.id))
  const names = needed.map(({ font, slice }) => `"${sliceName(font, slice, type.is_italic)}"`)
  return [...names, 'sans-serif'].join(', ')
}

/** Characters that none of the faces has; known once the text's fonts were loaded. */
export function lackingIn({ type, text }: Wanted): string[] {
  return slicesFor(text, type.font, font => known.get(font.id)).lacking
}
