import { earliestLicenceEnd } from '#contract/works/licences'
import type { ReleaseDetails, Scope } from '#contract/works/work'
import type { Tx } from '../../../platform/database/query'
import { searchTerms } from '../../../platform/search-terms'
import { listTracks, putContent, type WorkRecord } from '../works.queries'
import { searchTextOf } from './work-search'

const artistLine = (details: Pick<ReleaseDetails, 'artists'>) =>
  details.artists
    .map(({ name }) => name)
    .filter(name => name !== '')
    .join(' / ')

/** Writes the content of a work with everything that lists, searches and daily runs take from it. Answers the new version. */
export async function putDraft(
  tx: Tx,
  work: Pick<WorkRecord, 'id' | 'member_id' | 'upc'>,
  { details, scope }: { details: ReleaseDetails; scope: Scope },
  now: Date,
): Promise<number> {
  const tracks = await listTracks(tx, work.id)
  const searchText = searchTextOf(details, tracks, work.upc)
  return putContent(tx, work.id, {
    details,
    scope,
    title: details.title,
    artists: artistLine(details),
    searchText,
    searchTerms: searchTerms(work.member_id, searchText),
    licenceEnds: earliestLicenceEnd(tracks),
    now,
  })
}
