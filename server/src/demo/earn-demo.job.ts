// The demo's two years of income, report by report, so that a worker that was killed goes on where it was.
import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import { everyChannel } from '../modules/distribution/distribution.public'
import { findMemberByMobile } from '../modules/identity/identity.public'
import {
  financeOf,
  type Recording,
  recordingsOf,
  type SeededReport,
  sandboxPayer,
  seedReport,
  seedSplit,
} from '../modules/income/income.public'
import { enqueue, type Job, type JobContext } from '../platform/jobs/job'
import { demoMembers } from './demo-accounts'
import { type DemoRecording, dayAfter, demoChannels, demoReport, monthsBefore } from './demo-income'
import { leaveSome } from './demo-leaver'
import { demoPlays } from './demo-plays'
import { demoSite } from './demo-site'
import { payDemo } from './pay-demo.job'

const payload = z.object({
  domain: z.string(),
  works: z.array(z.object({ id: z.number().int(), liveOn: z.iso.date() })),
  now: z.iso.datetime(),
  months: z.number().int(),
})
type Context = JobContext<z.infer<typeof payload>>

export const earnDemo: Job<z.infer<typeof payload>> = {
  name: 'earnDemo',
  lane: 'heavy',
  payload,
  async run(context) {
    const now = new Date(context.payload.now)
    const recordings = await listRecordings(context)
    const channels = await listChannels(context, now)
    const months = monthsBefore(todayInChina(now), context.payload.months)
    await shareSome(context, recordings, months, now)
    await leaveSome(context, recordings, months, now)
    for (const [index, month] of months.entries()) {
      const age = months.length - 1 - index
      for (const channel of channels) {
        const heard = recordings.filter(({ liveOn }) => liveOn.slice(0, 7) <= month)
        if (heard.length === 0) continue
        await seedMonth(context, { channel, month, age, now }, heard)
      }
    }
    await countSome(context, channels, recordings, now)
    await context.database.change(context.agentId, tx =>
      enqueue(tx, payDemo, { now: context.payload.now }, { key: `pay demo ${context.agentId}` }),
    )
  },
}

/** For half a year the label, which produced one of the songs, and the child who sings along in another have had a part in it. */
const shared = [
  { title: '汇流', with: demoMembers[2], own: '演唱', role: '制作', part: 3000 },
  { title: '源头', with: demoMembers[4], own: '演唱', role: '童声', part: 4000 },
] as const

async function shareSome(
  { database, agentId }: Context,
  recordings: readonly DemoRecording[],
  months: readonly string[],
  now: Date,
): Promise<void> {
  const [before, fromMonth] = months.slice(-7)
  if (!before || !fromMonth) return
  const agreedAt = dayAfter(before, 0, now)
  for (const { title, with: other, own, role, part } of shared) {
    const isrc = recordings.find(recording => recording.title === title)?.isrc
    if (!isrc) continue
    await database.change(agentId, async tx => {
      const parties = []
      for (const party of [
        { ...demoMembers[0], role: own, part: 10_000 - part },
        { ...other, role, part },
      ]) {
        const member = await findMemberByMobile(tx, party.mobile)
        if (!member) return
        const { mobile, nickname: name } = party
        parties.push({ memberId: member.id, mobile, name, role: party.role, part: party.part })
      }
      await seedSplit(tx, { isrc, fromMonth, agreedAt, parties })
    })
  }
}

type Channel = Awaited<ReturnType<typeof listChannels>>[number]

interface Told {
  channel: Channel
  month: string
  /** 0: the month that ended last. */
  age: number
  now: Date
}

async function seedMonth(context: Context, told: Told, heard: readonly DemoRecording[]): Promise<void> {
  const { channel, month, age, now } = told
  const own = { importer: channel.importer, poster: channel.poster, payerId: channel.payerId }
  const write = (recordings: readonly DemoRecording[], code: string = channel.code) =>
    demoReport(recordings, {
      channel: { ...channel, code },
      month,
      currency: channel.currency,
      recipient: channel.recipient,
      createdAt: dayAfter(month, 6, now),
    })
  const usual = {
    ...own,
    name: `${channel.code}-${month}.tsv`,
    arrivedAt: dayAfter(month, 6, now),
    ...(endings[`${channel.code} ${age}`] ?? settled)(month, now),
  }
  // One month was reported wrongly, taken back and reported again.
  if (channel.code === 'spotify' && age === 8) {
    const reversed = { at: dayAfter(month, 14, now), reason: '渠道更正了这个月的报表' }
    const first = {
      ...usual,
      name: `${channel.code}-${month}-1.tsv`,
      paidAt: undefined,
      confirmedAt: undefined,
      reversed,
    }
    await seedReport(context, { ...first, text: write(heard, 'spotify-draft') })
  }
  // The shop at Apple sells a recording that nobody of ours has delivered.
  const strangers = channel.code === 'apple' && age < 3 ? heard.slice(0, 1).map(asStranger) : []
  await seedReport(context, { ...usual, text: write([...heard, ...strangers]) })
}

/** One channel tells plays long before the money: of the two months that ended last, and of the present one as far as it has come. */
async function countSome(
  context: Context,
  channels: readonly Channel[],
  recordings: readonly DemoRecording[],
  now: Date,
): Promise<void> {
  const today = todayInChina(now)
  const channel = channels.find(({ code }) => code === 'spotify')
  if (!channel || recordings.length === 0) return
  for (const month of [...monthsBefore(today, 2), today.slice(0, 7)]) {
    const isOver = month !== today.slice(0, 7)
    const createdAt = isOver ? dayAfter(month, 2, now) : now
    const heard = recordings.filter(({ liveOn }) => liveOn.slice(0, 7) <= month)
    await seedReport(context, {
      ...{ importer: channel.importer, poster: channel.poster, payerId: channel.payerId },
      ...{ name: `${channel.code}-plays-${month}.tsv`, arrivedAt: createdAt, postedAt: createdAt },
      text: demoPlays(heard, {
        ...{ channel, month, recipient: channel.recipient, createdAt },
        passed: isOver ? 1 : Number(today.slice(8)) / 30,
      }),
    })
  }
}

type Ending = Pick<SeededReport, 'postedAt' | 'paidAt' | 'confirmedAt' | 'held'>

const posted = (month: string, now: Date): Ending => ({ postedAt: dayAfter(month, 9, now) })
const paid = (month: string, now: Date): Ending => ({
  ...posted(month, now),
  paidAt: dayAfter(month, 12, now),
})
const settled = (month: string, now: Date): Ending => ({
  ...paid(month, now),
  confirmedAt: dayAfter(month, 11, now),
})

/** What is not settled yet, by channel and age of its month. */
const endings: Record<string, (month: string, now: Date) => Ending> = {
  // Somebody has to look at it, and somebody else to post it.
  'netease 0': () => ({}),
  'spotify 0': posted,
  'qq 0': paid,
  'apple 0': (month, now) => ({
    ...paid(month, now),
    held: { at: dayAfter(month, 13, now), remarks: '渠道要求核实这个月的播放来源，通常 10 天内有结果。' },
  }),
}

const asStranger = (recording: DemoRecording): DemoRecording => ({
  ...recording,
  isrc: 'TWA532600417',
  upc: '4710000000012',
  title: `${recording.title} (Live)`,
  release: `${recording.title} (Live)`,
})

async function listRecordings({ database, agentId, payload: { works } }: Context): Promise<DemoRecording[]> {
  const found = await database.read(agentId, tx =>
    recordingsOf(
      tx,
      works.map(({ id }) => id),
    ),
  )
  const liveOn = new Map(works.map(work => [work.id, work.liveOn]))
  return found.map((recording: Recording) => ({
    isrc: recording.isrc ?? '',
    title: recording.title,
    artists: recording.artists,
    release: recording.release,
    upc: recording.upc ?? '',
    liveOn: liveOn.get(recording.work_id) ?? '',
  }))
}

async function listChannels({ database, agentId, payload: { domain } }: Context, now: Date) {
  const recipientName = demoSite(domain).presentation.site_title['zh-CN']
  const all = await database.read(agentId, everyChannel)
  const [importer, poster] = await database.read(agentId, financeOf)
  if (!importer || !poster) throw new Error('the demo has two colleagues of finance')
  const chosen = []
  for (const { code, countries, reach } of demoChannels) {
    const channel = all.find(known => known.code === code)
    if (!channel) continue
    const name = channel.name['zh-CN']
    const payer = await database.change(agentId, tx => sandboxPayer(tx, { id: channel.id, name }, now))
    chosen.push({
      ...{ code, countries, reach, name, importer, poster, partyId: channel.profile.party_id },
      ...{
        payerId: payer.id,
        currency: payer.currency,
        recipient: { partyId: payer.ownParty, name: recipientName },
      },
    })
  }
  return chosen
}
