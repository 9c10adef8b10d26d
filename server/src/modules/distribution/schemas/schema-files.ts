// Where DDEX's schemas are: in a folder of this machine (DDEX_XSD_DIR), or else where an admin has uploaded them.
import { access, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type SchemaFormat, schemaFormats } from '#contract/distribution/schema-calls'
import type { Tx } from '../../../platform/database/query'
import type { Services } from '../../../platform/services'
import { listSchemaTimes, readSchemaRows } from './schemas.queries'

export const firstSchema = 'release-notification.xsd'

/** As DDEX calls them; the second one is what the first one imports. */
export const schemaFiles: Readonly<Record<SchemaFormat, readonly [string, string]>> = {
  'ern-4.3.2': [firstSchema, 'allowed-value-sets.xsd'],
  'ern-3.8.2': [firstSchema, 'avs_20161006.xsd'],
}

const subfolders: Readonly<Record<SchemaFormat, string>> = { 'ern-4.3.2': '432', 'ern-3.8.2': '382' }

type Reach = Pick<Services, 'schemasFolder'>

const placesIn = (folder: string, format: SchemaFormat) =>
  schemaFiles[format].map(name => path.join(folder, subfolders[format], name))

/** Formats whose schemas all lie on this machine. */
export async function schemasInFolder({ schemasFolder }: Reach): Promise<Set<SchemaFormat>> {
  if (schemasFolder === undefined) return new Set()
  const found = await Promise.all(
    schemaFormats.map(async format => {
      const looked = await Promise.allSettled(placesIn(schemasFolder, format).map(place => access(place)))
      return looked.every(({ status }) => status === 'fulfilled') ? [format] : []
    }),
  )
  return new Set(found.flat())
}

/** Changes whenever the schemas do, and costs a fraction of reading them. Undefined where one of them is missing. */
export async function stampOfSchemas(
  services: Reach,
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  format: SchemaFormat,
): Promise<string | undefined> {
  const { schemasFolder } = services
  if (schemasFolder !== undefined && (await schemasInFolder(services)).has(format)) {
    const found = await Promise.all(placesIn(schemasFolder, format).map(place => stat(place)))
    return [schemasFolder, format, ...found.map(({ size, mtimeMs }) => `${size} ${mtimeMs}`)].join('|')
  }
  return read(async tx => {
    const uploaded = await listSchemaTimes(tx, format)
    if (uploaded.length < schemaFiles[format].length) return undefined
    return [tx.agentId, format, ...uploaded.map(({ uploaded_at }) => uploaded_at.toISOString())].join('|')
  })
}

/** Undefined where one of them is missing. The folder comes first: whoever runs the server has put it there. */
export async function readSchemaFiles(
  services: Reach,
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  format: SchemaFormat,
): Promise<Map<string, Uint8Array> | undefined> {
  const names = schemaFiles[format]
  const { schemasFolder } = services
  if (schemasFolder !== undefined && (await schemasInFolder(services)).has(format)) {
    const contents = await Promise.all(placesIn(schemasFolder, format).map(place => readFile(place)))
    return new Map(names.map((name, index) => [name, contents[index] as Uint8Array]))
  }
  const uploaded = await read(tx => readSchemaRows(tx, format))
  if (uploaded.length < names.length) return undefined
  return new Map(uploaded.map(({ name, content }) => [name, Buffer.from(content)]))
}
