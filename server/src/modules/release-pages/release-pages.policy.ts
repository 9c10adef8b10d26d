import type { pageStandings } from '#contract/release-pages/calls'
import type { PageRecord } from './release-pages.queries'

type Standing = (typeof pageStandings)[number]

/** Where a page stands for the public. Before its first day online a page that is not shown is as good as none. */
export function standingOf(
  page: Pick<PageRecord, 'status' | 'member_state' | 'shows_early' | 'out_at'>,
): Standing {
  const absent = page.out_at === null ? 'hidden' : 'gone'
  if (page.member_state !== 'active' && page.member_state !== 'closing') return absent
  if (page.status === '991') return 'out'
  return page.status === '990' && page.shows_early ? 'soon' : absent
}
