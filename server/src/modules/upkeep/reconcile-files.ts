// Holds rows and files of one site against each other, and notes what it finds. It removes nothing, and changes no row but its own.
import { eachOf } from '../../platform/backup/each-of'
import type { Database } from '../../platform/database/database'
import { portionsOf } from '../../platform/portions'
import { isKey, type ListedFile, type Storage } from '../../platform/storage/storage'
import {
  beginFileCheck,
  endFileCheck,
  type FileUse,
  type Finding,
  findNamedByNobody,
  findUnnamed,
  isFirstAgent,
  listFileUses,
  putFindings,
} from './upkeep.queries'

interface Place {
  agentId: number
  database: Database
  storage: Storage
}

const portion = 1000
const atOnce = 8
/** A file is written before its row: what is younger may still get one. */
const youngest = 86_400_000
/** What others put here for us has names of their own. */
const notOurs = ['report-drop']

export interface Reconciled {
  rows: number
  objects: number
  findings: number
}

export async function reconcileFiles(place: Place, began = new Date()): Promise<Reconciled> {
  const { agentId, database } = place
  await database.change(agentId, tx => beginFileCheck(tx, began))
  const ofRows = await lookAtRows(place, began)
  const ofObjects = await lookAtObjects(place, began)
  const seen = { rows: ofRows.seen, objects: ofObjects.seen }
  await database.change(agentId, tx => endFileCheck(tx, began, seen, new Date()))
  return { ...seen, findings: ofRows.found + ofObjects.found }
}

async function lookAtRows(place: Place, began: Date) {
  const { agentId, database, storage } = place
  let [seen, found, after] = [0, 0, '']
  for (;;) {
    const uses = await database.read(agentId, tx => listFileUses(tx, after, portion))
    const wrong: Finding[] = []
    await eachOf(uses, atOnce, async use => {
      const finding = judge(use, isKey(use.storage_key) ? await storage.size(use.storage_key) : undefined)
      if (finding) wrong.push(finding)
    })
    const last = uses.at(-1)
    found += await note(place, await stillNamed(place, wrong), began)
    if (!last) return { seen, found }
    seen += uses.length
    after = last.storage_key
  }
}

function judge(use: FileUse, size: number | undefined): Finding | undefined {
  const { storage_key, named_by, row_id, size: expected_size } = use
  const about = { storage_key, named_by, row_id, expected_size }
  if (size === undefined) return { kind: 'missing', ...about }
  if (expected_size === null || expected_size === size) return undefined
  return { kind: 'other_size', ...about, found_size: size }
}

/** A row that went meanwhile, and took its file along, is nothing to report. */
async function stillNamed({ agentId, database }: Place, wrong: Finding[]): Promise<Finding[]> {
  if (wrong.length === 0) return wrong
  const gone = await database.read(agentId, tx =>
    findUnnamed(
      tx,
      wrong.map(({ storage_key }) => storage_key),
    ),
  )
  return wrong.filter(({ storage_key }) => !gone.has(storage_key))
}

async function lookAtObjects(place: Place, began: Date) {
  const { agentId, storage } = place
  let [seen, found] = [0, 0]
  let batch: ListedFile[] = []
  const flush = async (find = findUnnamed) => {
    found += await noteUnnamed(place, batch, began, find)
    batch = []
  }
  for (const folder of (await storage.folders()).filter(name => isKey(name) && !notOurs.includes(name))) {
    for await (const file of storage.list(`${folder}/${agentId}`)) {
      seen += 1
      if (began.getTime() - file.writtenAt.getTime() > youngest) batch.push(file)
      if (batch.length >= portion) await flush()
    }
  }
  await flush()
  for await (const file of flatTexts(place)) {
    seen += 1
    if (began.getTime() - file.writtenAt.getTime() > youngest) batch.push(file)
    if (batch.length >= portion) await flush(findNamedByNobody)
  }
  await flush(findNamedByNobody)
  return { seen, found }
}

/** Texts of reports that were kept before they had a folder for each site. */
async function* flatTexts({ agentId, database, storage }: Place): AsyncGenerator<ListedFile> {
  if (!(await database.read(agentId, isFirstAgent))) return
  for await (const file of storage.list('report-texts')) if (file.key.split('/').length === 2) yield file
}

async function noteUnnamed(
  place: Place,
  files: readonly ListedFile[],
  began: Date,
  find: typeof findUnnamed,
): Promise<number> {
  if (files.length === 0) return 0
  const keys = files.map(({ key }) => key)
  const unnamed = await place.database.read(place.agentId, tx => find(tx, keys))
  const findings = files
    .filter(({ key }) => unnamed.has(key))
    .map(
      ({ key, size, writtenAt }): Finding => ({
        ...{ kind: 'unnamed', storage_key: key, found_size: size, written_at: writtenAt },
      }),
    )
  return note(place, findings, began)
}

async function note(
  { agentId, database }: Place,
  findings: readonly Finding[],
  began: Date,
): Promise<number> {
  for (const some of portionsOf([...findings], portion)) {
    await database.change(agentId, tx => putFindings(tx, some, began))
  }
  return findings.length
}
