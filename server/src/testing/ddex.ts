// DDEX's schemas and samples lie outside the project: they are not ours to ship.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const shared = path.resolve('../shared/ddex')

export type ErnVersion = '432' | '382'

export const schemaFolder = (version: ErnVersion) =>
  path.join(process.env.DDEX_XSD_DIR ?? path.join(shared, 'xsd'), version)

export function hasSchemas(): boolean {
  return (['432', '382'] as const).every(version => existsSync(schemaFolder(version)))
}

export function readSamples(version: ErnVersion): { name: string; xml: string }[] {
  const folder = path.join(shared, 'samples', version)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map(name => ({ name, xml: readFileSync(path.join(folder, name), 'utf8') }))
}
