import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import type { OwnReleasePage } from '#contract/release-pages/calls'
import type { Tx } from '../../platform/database/query'
import { everyChannel } from '../distribution/distribution.public'
import { chooseExcerpt } from './choose-excerpt'
import { countVisits, listClicks, listVisits } from './counts.queries'
import { pageAddresses } from './page-addresses'
import { standingOf } from './release-pages.policy'
import type { PageRecord } from './release-pages.queries'

const shownDays = 30
const dayMilliseconds = 24 * 3600 * 1000

interface Reader {
  language: Language
  now: Date
}

export async function presentOwnPage(
  tx: Tx,
  page: PageRecord,
  { language, now }: Reader,
): Promise<OwnReleasePage> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    todayInChina(new Date(now.getTime() - (shownDays - 1 - index) * dayMilliseconds)),
  )
  const since = days[0] as string
  const visits = await listVisits(tx, page.id, since)
  const clicks = await listClicks(tx, page.id, since)
  const total = await countVisits(tx, page.id)
  const channels = await everyChannel(tx)
  const wanted = page.plays_excerpt ? await chooseExcerpt(tx, page) : undefined
  const { excerpt } = page.prepared
  const isAsWanted =
    wanted !== undefined &&
    excerpt?.track_id === wanted.trackId &&
    excerpt.start === wanted.start &&
    excerpt.sha256 === wanted.source.sha256.toString('hex')
  const addresses = pageAddresses(page.code)
  return {
    code: page.code,
    address: addresses.page,
    short_address: addresses.short,
    standing: standingOf(page),
    shows_early: page.shows_early,
    plays_excerpt: page.plays_excerpt,
    excerpt_track_id: page.excerpt_track_id,
    excerpt_start: page.excerpt_start,
    excerpt:
      isAsWanted && excerpt.seconds > 0
        ? {
            track_id: excerpt.track_id,
            start: excerpt.start,
            seconds: excerpt.seconds,
            address: addresses.excerpt(excerpt),
          }
        : null,
    is_cutting: wanted !== undefined && !isAsWanted,
    visits: days.map(day => ({ day, count: visits.find(visit => visit.day === day)?.count ?? 0 })),
    clicks: channels.flatMap(({ id, name }) => {
      const clicked = clicks.find(({ channel_id }) => channel_id === id)
      return clicked ? [{ channel: name[language], count: Number(clicked.count) }] : []
    }),
    total_visits: total,
  }
}
