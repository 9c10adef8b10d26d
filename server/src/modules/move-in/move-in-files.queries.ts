import type { matchKinds } from '#contract/move-in/calls'
import type { MaterialType } from '#contract/works/material'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'

type MatchKind = (typeof matchKinds)[number]

interface NewFile {
  moveInId: number
  name: string
  size: number
  storageKey: string
  now: Date
}

interface Content {
  sha256: Buffer
  md5: Buffer
  mediaType: string
}

interface Place {
  rowId: number
  type: MaterialType
  by: MatchKind
}

export async function insertFile(
  tx: Tx,
  file: NewFile,
  ofList?: { content: Content; place: Place | undefined },
): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('move_in_files')
      .values({
        move_in_id: file.moveInId,
        name: file.name,
        size: file.size,
        storage_key: file.storageKey,
        created_at: file.now,
        ...(ofList && {
          ...contentOf(ofList.content),
          ...placeOf(ofList.place),
          is_of_list: true,
        }),
      })
      .returning('id'),
  )
  return id
}

const contentOf = ({ sha256, md5, mediaType }: Content) => ({
  ...{ sha256, md5, media_type: mediaType, state: 'ready' },
})
const placeOf = (place: Place | undefined) => ({
  row_id: place?.rowId ?? null,
  type: place?.type ?? null,
  matched_by: place?.by ?? null,
})

const fileColumns = [
  ...(['id', 'name', 'size', 'storage_key', 'sha256', 'md5', 'media_type', 'state'] as const),
  ...(['type', 'row_id', 'matched_by', 'is_of_list'] as const),
] as const

const filesOf = (moveInId: number) =>
  build.selectFrom('move_in_files').select(fileColumns).where('move_in_id', '=', moveInId)

const typed = <F extends { type: string | null; matched_by: string | null }>(file: F) => ({
  ...file,
  type: file.type as MaterialType | null,
  matched_by: file.matched_by as MatchKind | null,
})

export async function listFiles(tx: Tx, moveInId: number) {
  return (await rows(tx, filesOf(moveInId).orderBy('id'))).map(typed)
}

export type MoveInFileRecord = Awaited<ReturnType<typeof listFiles>>[number]

export async function listWaitingFiles(tx: Tx, moveInId: number, limit: number) {
  return (await rows(tx, filesOf(moveInId).where('state', '=', 'waiting').orderBy('id').limit(limit))).map(
    typed,
  )
}

export async function listFilesOfRows(tx: Tx, rowIds: readonly number[]) {
  if (rowIds.length === 0) return []
  const found = build.selectFrom('move_in_files').select(fileColumns).where('row_id', 'in', rowIds)
  return (await rows(tx, found.orderBy('id'))).map(typed)
}

export async function findFile(tx: Tx, moveInId: number, fileId: number) {
  const found = await maybeOne(tx, filesOf(moveInId).where('id', '=', fileId))
  return found && typed(found)
}

interface FilePage {
  moveInId: number
  unmatched: boolean
  after: number
  limit: number
}

export async function listFilePage(tx: Tx, { moveInId, unmatched, after, limit }: FilePage) {
  const page = filesOf(moveInId).where('id', '>', after).orderBy('id').limit(limit)
  return (await rows(tx, unmatched ? page.where('row_id', 'is', null) : page)).map(typed)
}

export function settleFile(tx: Tx, fileId: number, content: Content, place: Place | undefined) {
  return execute(
    tx,
    build
      .updateTable('move_in_files')
      .set({ ...contentOf(content), ...placeOf(place) })
      .where('id', '=', fileId)
      .where('state', '=', 'waiting'),
  )
}

export function failFile(tx: Tx, fileId: number) {
  return execute(
    tx,
    build.updateTable('move_in_files').set({ state: 'failed', storage_key: null }).where('id', '=', fileId),
  )
}

export function placeFile(tx: Tx, fileId: number, place: Place | undefined) {
  return execute(tx, build.updateTable('move_in_files').set(placeOf(place)).where('id', '=', fileId))
}

/** A draft has it now. */
export function handOverFile(tx: Tx, fileId: number) {
  return execute(tx, build.updateTable('move_in_files').set({ storage_key: null }).where('id', '=', fileId))
}

/** Another list comes: what was sent apart from the old one waits for a place in the new one. */
export function unplaceFiles(tx: Tx, moveInId: number) {
  return execute(
    tx,
    build.updateTable('move_in_files').set(placeOf(undefined)).where('move_in_id', '=', moveInId),
  )
}

/** Answers where they lay. */
export async function deleteFiles(tx: Tx, moveInId: number, which: 'all' | 'of list'): Promise<string[]> {
  const gone = build.deleteFrom('move_in_files').where('move_in_id', '=', moveInId).returning('storage_key')
  const found = await rows(tx, which === 'all' ? gone : gone.where('is_of_list', '=', true))
  return found.flatMap(({ storage_key }) => storage_key ?? [])
}
