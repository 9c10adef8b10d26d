// What each script of the built pages is made of. Its own text no longer tells: names are gone from it.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Beside what is served, not within. */
export const clientModulesFile = 'build/web/client-modules.json'

/** By the name of the script: its modules, and how much text came from each before it was made small. */
export type ClientModules = Record<string, Record<string, number>>

export function listClientModules(): Plugin {
  const root = path.resolve(import.meta.dirname, '../..')
  const nameOf = (id: string) => path.relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''))
  return {
    name: 'list-client-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      const chunks: ClientModules = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const modules: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          if (renderedLength > 0) modules[nameOf(id)] = (modules[nameOf(id)] ?? 0) + renderedLength
        }
        chunks[file.fileName] = modules
      }
      writeFileSync(path.join(root, clientModulesFile), JSON.stringify(chunks, null, 1))
    },
  }
}
