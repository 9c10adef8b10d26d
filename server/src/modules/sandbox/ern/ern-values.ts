// Values as ERN writes them, in both versions.

import { elements, maybeText, named, texts, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuse, refuseIf } from '../package-fault'
import { text } from '../xml/required'
import type { ReadDeal } from './read-message'

export function seconds(tree: XmlTree, path = 'Duration'): number {
  const value = text(tree, path)
  const parts = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:(\d{1,2}(?:\.\d+)?)S)?$/.exec(value)
  if (!parts) return refuse('sandbox.badValue', { element: path, value })
  const [hours = 0, minutes = 0, rest = 0] = parts.slice(1).map(part => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + rest
}

export function moment(tree: XmlTree, path: string): Date {
  const value = text(tree, path)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)
  const found = new Date(isMoment ? value : Number.NaN)
  return Number.isNaN(found.getTime()) ? refuse('sandbox.badValue', { element: path, value }) : found
}

export function day(value: string, name: string): string {
  const found = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00Z` : Number.NaN)
  // 30 February is a moment in March to JavaScript.
  if (Number.isNaN(found.getTime()) || !found.toISOString().startsWith(value)) {
    refuse('sandbox.badValue', { element: name, value })
  }
  return value
}

const maybeDay = (tree: XmlTree, path: string) => {
  const value = maybeText(tree, path)
  return value === undefined ? undefined : day(value, path)
}

/** Deals by the release they are about; none where there is no list. */
export function readDeals(message: XmlTree, uses: string): Map<string, ReadDeal[]> {
  const found = new Map<string, ReadDeal[]>()
  for (const group of elements(message, 'DealList/ReleaseDeal')) {
    const deals = named(group, 'DealTerms').map(terms => readDeal(terms, uses))
    for (const reference of texts(group, 'DealReleaseReference')) found.set(reference, deals)
  }
  return found
}

function readDeal(terms: XmlTree, uses: string): ReadDeal {
  const [only, except] = [texts(terms, 'TerritoryCode'), texts(terms, 'ExcludedTerritoryCode')]
  refuseIf(only.length === 0 && except.length === 0, 'sandbox.missing', {
    element: 'DealTerms/TerritoryCode',
  })
  const isEverywhere = only.length === 0 || only.includes('Worldwide')
  return {
    countries: isEverywhere ? undefined : only,
    except,
    models: texts(terms, 'CommercialModelType'),
    uses: texts(terms, uses),
    from: maybeDay(terms, 'ValidityPeriod/StartDate'),
    until: maybeDay(terms, 'ValidityPeriod/EndDate'),
  }
}

/** Numbers of tracks in a group, each once and without a gap. */
export function inSequence(items: XmlTree[]): XmlTree[] {
  const numbered = items.map(item => ({ item, number: Number(text(item, 'SequenceNumber')) }))
  const sorted = numbered.sort((a, b) => a.number - b.number)
  refuseIf(
    sorted.some(({ number }, index) => number !== index + 1),
    'sandbox.wrongOrder',
  )
  return sorted.map(({ item }) => item)
}

/** What is on display names every main artist. */
export function checkArtists(title: string, shown: string, mainArtists: string[]): void {
  const isNamed = mainArtists.length > 0 && mainArtists.every(name => shown.includes(name))
  refuseIf(!isNamed, 'sandbox.wrongArtists', { title })
}

export const oneOf = (value: string, allowed: string[], name: string): string =>
  allowed.includes(value) ? value : refuse('sandbox.badValue', { element: name, value })
