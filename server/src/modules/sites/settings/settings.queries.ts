import { sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

const settingColumns = [
  'settings_version',
  'presentation',
  'download_links',
  'software_versions',
  'royalty_rate',
  'currency',
  'withdrawal_minimum',
  'withdrawal_fee',
  'double_approval_above',
  'tax_rule',
  'ddex_party_id',
  'numbers_abroad',
] as const

export function readSettingsRow(tx: Tx) {
  return one(tx, build.selectFrom('agents').select(settingColumns))
}

/** Two admins who save at once: the second one sees what the first one saved. */
export function lockSettingsRow(tx: Tx) {
  return one(tx, build.selectFrom('agents').select(settingColumns).forNoKeyUpdate())
}

export type SettingsRow = Awaited<ReturnType<typeof readSettingsRow>>
type Changed = { [Column in (typeof settingColumns)[number]]?: unknown }

export async function putSettingsRow(tx: Tx, changed: Omit<Changed, 'settings_version'>): Promise<number> {
  const { settings_version } = await one(
    tx,
    build
      .updateTable('agents')
      .set({ ...(changed as object), settings_version: sql`settings_version + 1` })
      .returning('settings_version'),
  )
  return settings_version
}

/** Which of these pictures were uploaded for this site. */
export async function knownPictures(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const uploads = build.selectFrom('uploads').select('storage_key').where('purpose', '=', 'site')
  const found = await rows(tx, uploads.where('storage_key', 'in', keys).distinct())
  return found.map(({ storage_key }) => storage_key)
}

export function listDomainRows(tx: Tx) {
  const domains = build.selectFrom('agent_domains').select(['domain', 'is_primary'])
  return rows(tx, domains.orderBy('is_primary', 'desc').orderBy('domain'))
}

export function insertDomain(tx: Tx, domain: string) {
  return execute(tx, build.insertInto('agent_domains').values({ domain, is_primary: false }))
}

export function findDomain(tx: Tx, domain: string) {
  const domains = build.selectFrom('agent_domains').select(['domain', 'is_primary'])
  return maybeOne(tx, domains.where('domain', '=', domain).forUpdate())
}

/** Two sites that add names at the same moment do it one after the other. */
export async function waitForOtherNames(tx: Tx): Promise<void> {
  await rows(tx, written(sql<object>`select pg_advisory_xact_lock(hashtext('agent_domains'))`))
}

/** Or below a name of another agent. */
export async function isOfAnother(tx: Tx, domain: string): Promise<boolean> {
  const [row] = await rows(
    tx,
    written(sql<{ is_of: boolean }>`select domain_is_of_another(${domain}) as is_of`),
  )
  return row?.is_of ?? true
}

/** The old one first: there is at most one at any moment. */
export async function putPrimaryDomain(tx: Tx, domain: string): Promise<void> {
  const domains = build.updateTable('agent_domains')
  await execute(tx, domains.set({ is_primary: false }).where('is_primary', '=', true))
  await execute(tx, domains.set({ is_primary: true }).where('domain', '=', domain))
}

export function deleteDomain(tx: Tx, domain: string) {
  return execute(tx, build.deleteFrom('agent_domains').where('domain', '=', domain))
}

/** The currency is fixed by the first posting. */
export async function hasPostings(tx: Tx): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build.selectFrom('postings').select('id').where('agent_id', '=', tx.agentId).limit(1),
  )
  return found !== undefined
}
