// What its deliveries make of a work: online with the first channel, back to its member when all refuse, down when all have confirmed.
import { languages } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { say } from '../../../platform/texts/texts'
import { endDeliveries, readSaid } from '../../distribution/distribution.public'
import { notify } from '../../messages/messages.public'
import { findWork, theSystem, transition, type WorkRecord } from '../../works/works.public'
import '../delivery.texts'
import { listStanding, type Standing } from './answers.queries'

const openStates = ['queued', 'packing', 'sending', 'delivered']

/** The caller has locked the work. */
export async function settleWork(tx: Tx, workId: number, now: Date): Promise<void> {
  const work = await findWork(tx, workId)
  if (!work) return
  const standing = await listStanding(tx, workId)
  if (work.status === '990') await settleRelease(tx, work, standing, now)
  if (work.status === '980') await settleTakedown(tx, work, standing, now)
}

async function settleRelease(tx: Tx, work: WorkRecord, standing: Standing[], now: Date) {
  const releases = standing.filter(({ kind }) => kind === 'release')
  if (releases.some(({ state }) => state === 'live')) {
    await transition(tx, work.id, { event: 'goLive', mover: 'system', doer: theSystem, now })
    return tell(tx, work, 'distribution', 'delivery.online')
  }
  const isOver = releases.length > 0 && standing.every(({ state }) => !openStates.includes(state))
  if (!isOver || releases.some(({ state }) => state !== 'refused')) return
  const reasons = reasonsOf(releases)
  await transition(tx, work.id, {
    event: 'allChannelsRefuse',
    mover: 'system',
    doer: theSystem,
    now,
    reasons,
  })
  // It comes back like a rejection, and is told like one.
  await tell(tx, work, 'review', 'delivery.allRefused')
}

/** Each reason once, in both languages: a channel's own words are the same in both. */
function reasonsOf(releases: Standing[]) {
  const texts = releases.map(({ last_error, refused_by }) => {
    // What kept us from sending it is nothing that its member could mend.
    const own = { text: refused_by === 'us' ? 'delivery.notSent' : 'delivery.noReason', params: {} }
    const { text, params } = last_error && refused_by !== 'us' ? readSaid(last_error) : own
    return Object.fromEntries(languages.map(language => [language, say(text, language, params)])) as Record<
      (typeof languages)[number],
      string
    >
  })
  const different = [...new Map(texts.map(each => [each.en, each])).values()]
  return different.map(each => ({
    field: '',
    text: each['zh-CN'],
    second: null,
    library_id: null,
    texts: each,
  }))
}

async function settleTakedown(tx: Tx, work: WorkRecord, standing: Standing[], now: Date) {
  const takedowns = standing.filter(({ kind }) => kind === 'takedown')
  if (takedowns.some(({ state }) => state !== 'live')) return
  await transition(tx, work.id, { event: 'confirmTakedown', mover: 'system', doer: theSystem, now })
  await endDeliveries(tx, work.id, now)
  await tell(tx, work, 'distribution', 'review.takenDown')
}

function tell(tx: Tx, work: WorkRecord, kind: 'distribution' | 'review', template: string): Promise<void> {
  return notify(tx, {
    memberId: work.member_id,
    kind,
    template,
    params: { title: work.details.title },
    link: `/work-management/detail?id=${work.id}`,
  })
}
