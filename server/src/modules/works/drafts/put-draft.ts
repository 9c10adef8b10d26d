import type { ReleaseDetails, Scope } from '#contract/works/work'
import type { Tx } from '../../../platform/database/query'
import { listTracks, putContent, type WorkRecord } from '../works.queries'
import { searchTerms, searchTextOf } from './work-search'

const artistLine = (details: Pick<ReleaseDetails, 'artists'>) =>
  details.artists
    .map(({ name }) => name)
    .filter(name => name !== '')
    .join(' / ')

/** Writes the content of a work with everything that lists and searches take from it. Answers the new version. */
export async function putDraft(
  tx: Tx,
  work: Pick<WorkRecord, 'id' | 'member_id' | 'upc'>,
  { details, scope }: { details: ReleaseDetails; scope: Scope },
  now: Date,
): Promise<number> {
  const searchText = searchTextOf(details, await listTracks(tx, work.id), work.upc)
  return putContent(tx, work.id, {
    details,
    scope,
    title: details.title,
    artists: artistLine(details),
    searchText,
    searchTerms: searchTerms(work.member_id, searchText),
    now,
  })
}
