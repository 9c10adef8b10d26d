import { enqueue, type Job, type JobContext } from '../../platform/jobs/job'
import { fingerprintFile, isrcsLike } from '../works/works.public'
import { judgeMoveIn, toFind, toMatch } from './judging/judge-move-in'
import { attachFiles } from './making/attach-files'
import { FileMatcher, type Match } from './matching/match-file'
import { failFile, listWaitingFiles, type MoveInFileRecord, settleFile } from './move-in-files.queries'
import { keyOf, takeFilesJob } from './move-in-jobs'
import { listRows } from './move-in-rows.queries'
import { findMoveIn, lockMoveIn } from './move-ins.queries'
import { type HashedContent, hashContent } from './reading/hashed-content'

type Context = JobContext<{ moveInId: number }>

const atOnce = 25

/** Files that have arrived: what each is, and which track it belongs to. A few at a time, and then again for the rest. */
export const takeMoveInFiles: Job<{ moveInId: number }> = {
  ...takeFilesJob,
  lane: 'heavy',
  async run(context) {
    const { payload, agentId, database } = context
    const { moveInId } = payload
    const moveIn = await database.read(agentId, tx => findMoveIn(tx, moveInId))
    if (!moveIn || moveIn.state === 'closed') return
    const waiting = await database.read(agentId, tx => listWaitingFiles(tx, moveInId, atOnce))
    const matcher = new FileMatcher((await database.read(agentId, tx => listRows(tx, moveInId))).map(toMatch))
    for (const file of waiting) await takeOne(context, moveIn.member_id, file, matcher)
    await database.change(agentId, async tx => {
      const locked = await lockMoveIn(tx, moveInId)
      // While a list is read its rows come and go; whoever reads it looks at the files afterwards.
      if (locked?.state === 'ready') await judgeMoveIn(tx, locked)
      if (waiting.length === atOnce) await enqueue(tx, takeFilesJob, payload, keyOf(takeFilesJob, moveInId))
    })
    await attachFiles(context, moveIn)
  },
}

async function takeOne(context: Context, memberId: number, file: MoveInFileRecord, matcher: FileMatcher) {
  const { agentId, database, services } = context
  const stored = file.storage_key === null ? undefined : await services.storage.read(file.storage_key)
  if (!stored) {
    await database.change(agentId, tx => failFile(tx, file.id))
    return
  }
  const content = await hashContent(stored.body as AsyncIterable<Buffer>)
  const found = toFind({ ...file, ...content, media_type: content.mediaType })
  const match = matcher.match(found) ?? (await matchBySound(context, memberId, file, content, matcher))
  await database.change(agentId, async tx => {
    const locked = await lockMoveIn(tx, context.payload.moveInId)
    if (!locked || locked.state === 'closed') return
    // The rows that it was held against may be gone by now.
    await settleFile(tx, file.id, content, locked.state === 'ready' ? match : undefined)
  })
}

/** A recording that the member's catalogue knows under a code, whatever the file is called. */
async function matchBySound(
  { agentId, database, services }: Context,
  memberId: number,
  { storage_key }: MoveInFileRecord,
  { mediaType }: HashedContent,
  matcher: FileMatcher,
): Promise<Match | undefined> {
  if (!mediaType.startsWith('audio/') || storage_key === null) return undefined
  const codes = await services.storage.withLocalFile(storage_key, fingerprintFile)
  if (!codes) return undefined
  const isrcs = await database.read(agentId, tx => isrcsLike(tx, memberId, codes))
  for (const isrc of isrcs) {
    const match = matcher.byRecording(isrc)
    if (match) return match
  }
  return undefined
}
