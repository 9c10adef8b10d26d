// A choice at the rights gate never leaves an answer behind that no longer fits.
import { type RightsSource, rightsSources, sourcesFor, type WorkProperty } from '#contract/works/rights'
import type { TrackRights } from '#contract/works/work'

type Choice = Pick<TrackRights, 'source' | 'statement'>

/** The statement follows from the source. */
export function chooseSource(source: RightsSource): Choice {
  return { source, statement: rightsSources[source].statement }
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
