// A choice at the rights gate never leaves an answer behind that no longer fits.
import { type RightsSource, rightsSources, sourcesFor, type WorkProperty } from '#contract/works/rights'
import type { TrackDetails, TrackRights } from '#contract/works/work'

type Choice = Pick<TrackRights, 'source' | 'statement'>

/** The statement follows from the source. */
export function chooseSource(source: RightsSource): Choice {
  return { source, statement: rightsSources[source].statement }
}

/** Whoever says "I wrote it" has said by whom it is: the verified name stands where nobody stands yet. */
export function authorsOf(
  { composers, lyricists, instrumental }: Pick<TrackDetails, 'composers' | 'lyricists' | 'instrumental'>,
  source: RightsSource | null,
  myName: string,
): Partial<Pick<TrackDetails, 'composers' | 'lyricists'>> {
  if (source !== 1 || myName === '' || composers.length > 0 || lyricists.length > 0) return {}
  return instrumental ? { composers: [myName] } : { composers: [myName], lyricists: [myName] }
}

/** The source stays if it is offered here too; where only one is offered, nobody has to choose. */
export function chooseProperty(
  { source }: Pick<TrackRights, 'source'>,
  property: WorkProperty,
  isEnterprise: boolean,
): Choice & Pick<TrackRights, 'property'> {
  const offered = sourcesFor(property, isEnterprise)
  const [only] = offered
  if (source !== null && offered.includes(source)) return { property, ...chooseSource(source) }
  if (only !== undefined && offered.length === 1) return { property, ...chooseSource(only) }
  return { property, source: null, statement: null }
}
