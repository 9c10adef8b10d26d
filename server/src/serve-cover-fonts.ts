// The faces of covers for browsers: what each slice holds, and the slices themselves, as their packages bring them.
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fonts, sliceFile } from '#covers/fonts/fonts'
import { folderOf, slicesOf } from './platform/canvas/cover-fonts'
import { refuse } from './platform/http/refuse'

/** Every file there is, by its name in an address; nothing else is ever opened. */
function allFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const font of fonts) {
    const folder = folderOf(font)
    files.set(`${font.id}.json`, path.join(folder, 'unicode.json'))
    for (const slice of slicesOf(font).keys()) {
      for (const isItalic of font.hasItalic ? [false, true] : [false]) {
        const name = sliceFile(font, slice, isItalic)
        files.set(name, path.join(folder, 'files', name))
      }
    }
  }
  return files
}

export function registerCoverFonts(app: FastifyInstance) {
  let files: Map<string, string> | undefined
  app.get<{ Params: { name: string } }>('/cover-fonts/:name', (request, reply) => {
    files ??= allFiles()
    const file = files.get(request.params.name)
    if (!file) return refuse({ statusCode: 404 }, request, reply)
    // They change with a release of the product only; a week is as long as an old one may be mixed with a new one.
    reply.header('cache-control', 'public, max-age=604800')
    reply.type(file.endsWith('.json') ? 'application/json' : 'font/woff2')
    return reply.send(createReadStream(file))
  })
}
