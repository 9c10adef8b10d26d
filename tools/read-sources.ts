// Every source of the repository with its text, by its path.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export function readSources(folders: string[]): Map<string, string> {
  const sources = new Map<string, string>()
  for (const folder of folders.filter(name => existsSync(path.join(root, name)))) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'))
      if (/\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts')) {
        sources.set(file, readFileSync(path.join(root, file), 'utf8'))
      }
    }
  }
  return sources
}
