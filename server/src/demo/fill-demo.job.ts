// What the works of the demo lack after the first start: covers first, since they are seen first, then the signed agreements
// and the recordings. Each is made only when it is missing, so that a worker that was killed goes on where it was.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askForReleasePage } from '../modules/release-pages/release-pages.public'
import {
  keepSubmission,
  lacksFile,
  type SeededPlace,
  seedAgreement,
  seedFile,
  standAnew,
} from '../modules/works/works.public'
import { systemClock } from '../platform/clock'
import type { Tx } from '../platform/database/query'
import { enqueue, type Job, type JobContext } from '../platform/jobs/job'
import { CoverStudio } from './demo-cover'
import { demoMonths } from './demo-income'
import { asLrc } from './demo-lyrics'
import { DemoComposer } from './demo-music'
import { type DemoWork, dayOfStep, demoWorks, liveDay } from './demo-songs'
import { designDemo } from './design-demo.job'
import { earnDemo } from './earn-demo.job'
import { sendDemo } from './send-demo.job'

const payload = z.object({
  memberId: z.number().int(),
  domain: z.string(),
  works: z.array(z.object({ id: z.number().int(), title: z.string(), begun: z.iso.datetime() })),
})
type Context = JobContext<z.infer<typeof payload>>

export const fillDemo: Job<z.infer<typeof payload>> = {
  name: 'fillDemo',
  lane: 'heavy',
  payload,
  async run(context) {
    const works = context.payload.works.flatMap(({ id, title, begun }) => {
      const work = demoWorks.find(known => known.title === title)
      return work ? [{ ...work, workId: id, begun: new Date(begun) }] : []
    })
    await addCovers(context, works)
    for (const work of works) await addAgreements(context, work)
    // By the rates that were signed.
    await context.database.change(context.agentId, tx => earnLater(tx, context.payload.domain, works))
    await addRecordings(context, works)
    await context.database.change(context.agentId, async tx => {
      for (const { workId, way, begun } of works) {
        await askForReleasePage(tx, workId)
        await standAnew(tx, workId, systemClock.now())
        // It was submitted with these files: whoever reviews a correction compares with them.
        for (const [step, event] of way.entries()) {
          if (event === 'sign') await keepSubmission(tx, workId, dayOfStep(begun, step))
        }
      }
      await enqueue(tx, sendDemo, {})
      await enqueue(tx, designDemo, { memberId: context.payload.memberId })
    })
  },
}

function earnLater(tx: Tx, domain: string, works: readonly SeededDemoWork[]) {
  const heard = works
    .filter(({ monthsAgo }) => monthsAgo !== undefined)
    .map(({ workId, begun }) => ({ id: workId, liveOn: liveDay(begun) }))
  const now = systemClock.now().toISOString()
  return enqueue(
    tx,
    earnDemo,
    { domain, works: heard, now, months: demoMonths },
    { key: `earn ${tx.agentId}` },
  )
}

type SeededDemoWork = DemoWork & { workId: number; begun: Date }

async function addCovers(context: Context, works: readonly SeededDemoWork[]) {
  const studio = new CoverStudio()
  for (const { workId, title } of works) {
    const named = { fileName: `${title}.png`, mediaType: 'image/png' }
    await addFile(context, { workId, type: 'cover' }, named, () => studio.draw(title))
  }
}

/** One for each time it was signed. */
async function addAgreements(context: Context, work: SeededDemoWork) {
  const { memberId, domain } = context.payload
  for (const [step, event] of work.way.entries()) {
    if (event !== 'sign') continue
    const signed = { workId: work.workId, memberId, domain, rate: '0.8000', now: dayOfStep(work.begun, step) }
    await seedAgreement(context, signed)
  }
}

/** Every track has its number in the whole demo, and the piece of that number. */
const allTracks = demoWorks.flatMap(work => work.tracks)

async function addRecordings(context: Context, works: readonly SeededDemoWork[]) {
  const composer = new DemoComposer()
  for (const { workId, tracks } of works) {
    for (const [index, track] of tracks.entries()) {
      const place = { workId, track: index + 1 }
      const music = { fileName: `${track.title}.wav`, mediaType: 'audio/wav' }
      const piece = () => composer.compose(allTracks.indexOf(track))
      await addFile(context, { ...place, type: 'music' }, music, piece)
      const lyrics = { fileName: `${track.title}.lrc`, mediaType: 'text/plain' }
      await addFile(context, { ...place, type: 'lyric' }, lyrics, () => asLrc(track.lines))
    }
  }
}

/** Named after its content: made once more, it is the same file. */
async function addFile(
  { agentId, database, services }: Context,
  place: SeededPlace,
  named: { fileName: string; mediaType: string },
  make: () => Buffer | Promise<Buffer>,
) {
  if (!(await database.read(agentId, tx => lacksFile(tx, place)))) return
  const content = await make()
  const sha256 = createHash('sha256').update(content).digest()
  const storageKey = `originals/${agentId}/demo-${sha256.toString('hex')}`
  await services.storage.write(storageKey, content)
  const file = { ...named, sha256, size: content.length, storageKey }
  await database.change(agentId, tx => seedFile(tx, place, file))
}
