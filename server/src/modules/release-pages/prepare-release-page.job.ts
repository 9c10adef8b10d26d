import type { Tx } from '../../platform/database/query'
import { whileAlone } from '../../platform/database/while-alone'
import type { Job, JobContext } from '../../platform/jobs/job'
import { sharp } from '../../platform/picture'
import { derivedKey, hasChecker, type MaterialRecord, mastersOf } from '../works/works.public'
import { type ChosenExcerpt, chooseExcerpt } from './choose-excerpt'
import { cutExcerpt } from './cut-excerpt'
import { askForReleasePage, prepareJob } from './page-jobs'
import { coverName, excerptName, type PreparedExcerpt, type PreparedPage } from './prepared-page'
import { findByWork, putPrepared } from './release-pages.queries'
import { takePalette } from './take-palette'

type Context = JobContext<{ workId: number }>

const coverSide = 1200
const busyMilliseconds = 5000
const withoutCheckerMilliseconds = 60_000

/** The cover as the page shows it, its colours, and the excerpt. What is there already is not made again. */
export const prepareReleasePage: Job<{ workId: number }> = {
  ...prepareJob,
  lane: 'heavy',
  async run(context) {
    const id = context.payload.workId
    const wasFree = await whileAlone(context.database, { what: 'release page', id }, () => prepare(context))
    // Another one makes it, maybe of what was chosen before.
    if (!wasFree) await putOff(context, busyMilliseconds)
  },
}

async function prepare(context: Context) {
  const { database, agentId, payload } = context
  const wanted = await database.read(agentId, tx => readWanted(tx, payload.workId))
  if (!wanted) return
  const { page, cover, excerpt } = wanted
  const before = page.prepared
  const colors = await prepareCover(context, before, cover)
  if (excerpt && !hasChecker()) await putOff(context, withoutCheckerMilliseconds)
  const cut = excerpt && hasChecker() ? await cutExcerpt(context.services, agentId, excerpt) : null
  await database.change(agentId, tx => putPrepared(tx, payload.workId, { ...colors, excerpt: cut }))
  await forgetFormer(context, before.excerpt, cut)
}

async function readWanted(tx: Tx, workId: number) {
  const page = await findByWork(tx, workId)
  if (!page) return undefined
  const masters = await mastersOf(tx, workId)
  const excerpt: ChosenExcerpt | undefined = page.plays_excerpt ? await chooseExcerpt(tx, page) : undefined
  return { page, excerpt, cover: masters.find(({ type }) => type === 'cover') }
}

async function prepareCover(
  { services: { storage }, agentId }: Context,
  before: PreparedPage,
  cover: MaterialRecord | undefined,
): Promise<Pick<PreparedPage, 'cover' | 'palette'>> {
  const sha256 = cover?.sha256.toString('hex') ?? null
  if (!cover || before.cover === sha256) return { cover: sha256, palette: before.palette }
  const picture = await storage.withLocalFile(cover.storage_key, path =>
    sharp(path)
      .rotate()
      .resize(coverSide, coverSide, { fit: 'cover', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer(),
  )
  await storage.write(derivedKey(agentId, cover.sha256, coverName), picture)
  return { cover: sha256, palette: await takePalette(picture) }
}

/** Without ffmpeg there is no excerpt for now. */
function putOff({ database, agentId, payload }: Context, milliseconds: number) {
  const runAt = new Date(Date.now() + milliseconds)
  return database.change(agentId, tx => askForReleasePage(tx, payload.workId, runAt))
}

/** Nothing points at an excerpt that was chosen before. */
async function forgetFormer(
  { services: { storage }, agentId, payload }: Context,
  former: PreparedExcerpt | null,
  now: PreparedExcerpt | null,
) {
  if (!former || former.seconds === 0) return
  if (former.sha256 === now?.sha256 && former.start === now.start) return
  await storage.remove(
    derivedKey(agentId, Buffer.from(former.sha256, 'hex'), excerptName(payload.workId, former)),
  )
}
