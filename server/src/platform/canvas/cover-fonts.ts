// The faces of covers for the server's canvas: each slice under a name of its own, since a canvas knows no Unicode ranges.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Type } from '#contract/covers/scene'
import { type Font, sliceFile, sliceName } from '#covers/fonts/fonts'
import { readSlices, type Slices, slicesFor } from '#covers/fonts/slices'
import { registerFont } from './skia'

const require = createRequire(import.meta.url)

const folders = new Map<string, string>()
export function folderOf(font: Font): string {
  const known = folders.get(font.id)
  if (known) return known
  const folder = path.dirname(require.resolve(`${font.package}/unicode.json`))
  folders.set(font.id, folder)
  return folder
}

const told = new Map<string, Slices>()
export function slicesOf(font: Font): Slices {
  const known = told.get(font.id)
  if (known) return known
  const slices = readSlices(JSON.parse(readFileSync(path.join(folderOf(font), 'unicode.json'), 'utf8')))
  told.set(font.id, slices)
  return slices
}

const registered = new Set<string>()

/** The names of the slices that a text needs, as a canvas takes them. */
export function familiesFor(type: Type, text: string): string {
  const isItalic = type.is_italic
  const names = slicesFor(text, type.font, slicesOf).needed.map(({ font, slice }) => {
    const name = sliceName(font, slice, isItalic)
    if (!registered.has(name)) {
      const file = path.join(folderOf(font), 'files', sliceFile(font, slice, isItalic))
      registerFont(file, name)
      registered.add(name)
    }
    return `"${name}"`
  })
  return names.length > 0 ? names.join(', ') : 'sans-serif'
}
