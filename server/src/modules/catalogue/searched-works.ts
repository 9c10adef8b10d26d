import type { Tx } from '../../platform/database/query'
import { plainText } from '../../platform/search-terms'
import { membersNamed } from '../members/members.public'
import type { CatalogueFilter } from './catalogue.queries'

/** An ISRC as people write it: country, registrant, year and number apart. */
const writtenIsrc = /^([a-z]{2})[- ]?([a-z0-9]{3})[- ]?(\d{2})[- ]?(\d{5})$/

/** A name may be the work's or its member's. */
export async function searchedWorks(
  tx: Tx,
  search = '',
): Promise<Pick<CatalogueFilter, 'words' | 'membersNamed'>> {
  const plain = plainText(search)
  if (plain === '') return {}
  const isrc = writtenIsrc.exec(plain)
  if (isrc) return { words: [isrc.slice(1).join('')] }
  return { words: plain.split(' '), membersNamed: await membersNamed(tx, plain) }
}
