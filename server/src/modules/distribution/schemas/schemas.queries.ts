import { sql } from 'kysely'
import type { SchemaFormat } from '#contract/distribution/schema-calls'
import { build, execute, rows, type Tx } from '../../../platform/database/query'

/** What was uploaded, without its content. */
export function listSchemaRows(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('ddex_schemas as s')
      .innerJoin('staff', 'staff.id', 's.uploaded_by')
      .select(['s.format', 's.name', 's.uploaded_at', 'staff.name as uploaded_by'])
      .select(sql<number>`octet_length(s.content)`.as('size'))
      .orderBy('s.format')
      .orderBy('s.name'),
  )
}

export function listSchemaTimes(tx: Tx, format: SchemaFormat) {
  const schemas = build.selectFrom('ddex_schemas').select('uploaded_at')
  return rows(tx, schemas.where('format', '=', format).orderBy('name'))
}

export function readSchemaRows(tx: Tx, format: SchemaFormat) {
  const schemas = build.selectFrom('ddex_schemas').select(['name', 'content'])
  return rows(tx, schemas.where('format', '=', format).orderBy('name'))
}

interface NewSchema {
  format: SchemaFormat
  name: string
  content: string
  staffId: number
  now: Date
}

export function putSchema(tx: Tx, { format, name, content, staffId, now }: NewSchema) {
  const said = { content, uploaded_by: staffId, uploaded_at: now }
  return execute(
    tx,
    build
      .insertInto('ddex_schemas')
      .values({ format, name, ...said })
      .onConflict(conflict => conflict.columns(['agent_id', 'format', 'name']).doUpdateSet(said)),
  )
}

export function deleteSchemas(tx: Tx, format: SchemaFormat) {
  return execute(tx, build.deleteFrom('ddex_schemas').where('format', '=', format))
}
