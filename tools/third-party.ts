// What the product is built from: every package that a running site loads, with its licence, read from the lock file.
import { readFileSync } from 'node:fs'

interface Part {
  name: string
  version: string
  licence: string
}

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; license?: string; link?: boolean }>
}

/** Fonts travel inside packages and have makers and terms of their own. */
const FONTS = /^@(expo-google-fonts|fontsource|fontsource-variable)\//

/** These say it in a text of theirs, not in a field. */
const READ: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

/** In the order of their names. */
export function thirdParties(): Part[] {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const parts = Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (place === '' || entry.dev || entry.link || !entry.version) return []
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [{ name, version: entry.version, licence: entry.license ?? READ[name] ?? licenceIn(place) }]
  })
  const once = new Map(parts.map(part => [`${part.name} ${part.version}`, part]))
  return [...once.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

/** A few packages say it only in their own file. */
function licenceIn(place: string): string {
  try {
    const { license, licenses } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'))
    return String(license?.type ?? license ?? licenses?.[0]?.type ?? 'see the package')
  } catch {
    return 'see the package'
  }
}

export function noticeOf(parts: Part[]): string {
  const table = (rows: Part[]) =>
    [
      '| Package | Version | Licence |',
      '|---|---|---|',
      ...rows.map(row => `| ${row.name} | ${row.version} | ${row.licence} |`),
    ].join('\n')
  const fonts = parts.filter(({ name }) => FONTS.test(name))
  const packages = parts.filter(({ name }) => !FONTS.test(name))
  return `# Third parties

What a running site is built from, made from the lock file by \`npm run notices\`. The whole text of each licence lies in its package.

## Fonts

${table(fonts)}

## Packages

${table(packages)}
`
}
