// Builds an archive from its beginning to its end in one go. A worker that dies leaves nothing named; whoever comes after it begins anew.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ArchiveReason, archiveDays } from '#contract/archive/archive-state'
import { whileAlone } from '../../platform/database/while-alone'
import type { Job, JobContext } from '../../platform/jobs/job'
import { StorageFull } from '../../platform/storage/storage'
import { storeNoted } from '../../platform/storage/store-noted'
import { notify } from '../messages/messages.public'
import { drawStatements } from '../payouts/payouts.public'
import { countToTake, findAccountToTake, sumBytesToTake } from './archive-contents.queries'
import './archive.texts'
import { type Entry, jsonEntry, once, type Taking } from './archive-entry'
import { buildArchiveJob } from './archive-jobs'
import { type ArchiveRow, lockArchive, putProgress } from './archives.queries'
import { archivePage } from './ask-archive'
import { cataloguePart } from './contents/catalogue-part'
import { designsPart } from './contents/designs-part'
import { moneyPart } from './contents/money-part'
import { talkPart } from './contents/talk-part'
import { webhooksPart } from './contents/webhooks-part'
import { worksPart } from './contents/works-part'
import { moveArchive } from './move-archive'
import { readme } from './readme'
import { ArchiveWriter, type Written } from './write-archive'

type Means = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services' | 'log'>

/** For so long after it was asked for, an archive that cannot be built is tried again as any job is; then its member gets a message. */
const patience = 30 * 60_000

/** The account was frozen or closed, or somebody else ended it. */
class NotWantedAnyMore extends Error {}

export const buildArchive: Job<{ archiveId: number }> = {
  ...buildArchiveJob,
  lane: 'long',
  async run({ payload: { archiveId }, ...means }) {
    await whileAlone(means.database, { what: 'archive', id: archiveId }, async () => {
      const archive = await begin(means, archiveId)
      if (!archive) return
      try {
        await build(means, archive)
      } catch (error) {
        if (error instanceof NotWantedAnyMore) return
        const isFull = error instanceof StorageFull
        if (!isFull && Date.now() < archive.asked_at.getTime() + patience) throw error
        means.log[isFull ? 'warn' : 'error']({ err: error, archiveId }, 'an archive could not be built')
        await fail(means, archiveId, isFull ? 'full' : 'broken')
      }
    })
  },
}

function begin({ agentId, database }: Means, id: number): Promise<ArchiveRow | undefined> {
  return database.change(agentId, async tx => {
    const archive = await lockArchive(tx, id)
    return archive && (await moveArchive(tx, archive, 'begin', { now: new Date() })) ? archive : undefined
  })
}

async function fail({ agentId, database }: Means, id: number, reason: ArchiveReason): Promise<void> {
  await database.change(agentId, async tx => {
    const archive = await lockArchive(tx, id)
    if (!archive || !(await moveArchive(tx, archive, 'fail', { now: new Date(), reason }))) return
    await notify(tx, {
      ...{ memberId: archive.member_id, kind: 'security', template: 'archive.failed' },
      ...{ link: archivePage, isUrgent: true },
    })
  })
}

async function build(means: Means, { id, member_id: memberId }: ArchiveRow): Promise<void> {
  const { agentId, database, services } = means
  const now = new Date()
  const taking: Taking = { memberId, now, services, read: work => database.read(agentId, work) }
  const account = await taking.read(tx => findAccountToTake(tx, memberId))
  if (!account) throw new NotWantedAnyMore()
  await drawStatements(means, memberId, now)
  const total = fixedEntries + (await taking.read(tx => countToTake(tx, memberId)))
  const expectedBytes = await taking.read(tx => sumBytesToTake(tx, memberId))
  const writer = new ArchiveWriter({
    about: { made_at: now.toISOString(), account: { id: account.id, nickname: account.nickname } },
    now,
    onProgress: everySecond(async ({ done, missing, bytes }: Written) => {
      const progress = { done: Math.min(done, total), total, missing, bytes, now: new Date() }
      const isWanted = await database.change(agentId, tx => putProgress(tx, id, progress))
      if (!isWanted) throw new NotWantedAnyMore()
    }),
  })
  const key = `archives/${agentId}/${id}/${randomUUID()}.zip`
  const body = Readable.from(writer.bytesOf(entriesOf(taking, account)), { objectMode: false })
  await storeNoted(database, services.storage, agentId)(key, body, { expectedBytes })
  const file = { key, bytes: writer.written.bytes, manifest: writer.manifestHash }
  const isReady = await database.change(agentId, async tx => {
    const archive = await lockArchive(tx, id)
    const { done, missing, bytes } = writer.written
    await putProgress(tx, id, { done, total: done, missing, bytes, now: new Date() })
    if (!archive || !(await moveArchive(tx, archive, 'finish', { now: new Date(), file }))) return false
    await notify(tx, {
      ...{ memberId, kind: 'security', template: 'archive.ready', params: { days: archiveDays } },
      ...{ link: archivePage, isUrgent: true },
    })
    return true
  })
  if (!isReady) await services.storage.remove(key)
}

/** The readme, the account, the catalogue, four tables of money, messages, tickets and webhooks. */
const fixedEntries = 10

async function* entriesOf(
  taking: Taking,
  account: NonNullable<Awaited<ReturnType<typeof findAccountToTake>>>,
): AsyncGenerator<Entry> {
  yield { path: 'README.txt', kind: 'readme', at: taking.now, body: { text: once(readme) } }
  yield jsonEntry('account.json', 'account', taking.now, account)
  yield cataloguePart(taking)
  yield* worksPart(taking)
  yield* designsPart(taking)
  yield* moneyPart(taking)
  yield* talkPart(taking)
  yield webhooksPart(taking)
}

/** The first time at once, then no more than once a second. */
function everySecond<T>(work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let last = 0
  return async value => {
    if (Date.now() - last < 1000) return
    last = Date.now()
    await work(value)
  }
}
