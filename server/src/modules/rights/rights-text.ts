import type { Language } from '#contract/language'
import { needsDocument } from '#contract/works/missing'
import type { TrackRights } from '#contract/works/work'
import { say } from '../../platform/texts/texts'

/** What a member declares of a track, as a line of the agreement. */
export function rightsText(rights: TrackRights, language: Language): string {
  if (rights.source === null) return ''
  const declared = say(`agreement.rights.${rights.source}`, language, {
    names: rights.co_authors.join(' / '),
    author: rights.author,
    year: rights.author_died ?? '',
    number: rights.source === 7 ? rights.catalogue_number : rights.licence_number,
    date: rights.physically_released_on ?? '',
  })
  if (!needsDocument(rights) || rights.valid_to === null) return declared
  return say('agreement.rights.until', language, { rights: declared, date: rights.valid_to })
}
