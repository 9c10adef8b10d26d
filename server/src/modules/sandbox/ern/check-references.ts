// Names within a message: each is given once, each is used, and what is used was given.

import { named, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuseIf } from '../package-fault'

interface Names {
  givenBy: string
  usedBy: string[]
  mayBeUnused?: boolean
}

/** Of both versions: what one of them does not know is not there. */
const kinds: Names[] = [
  {
    givenBy: 'PartyReference',
    usedBy: ['ArtistPartyReference', 'ContributorPartyReference', 'ReleaseLabelReference'],
  },
  {
    givenBy: 'ResourceReference',
    usedBy: ['ReleaseResourceReference', 'LinkedReleaseResourceReference'],
  },
  // A release that no deal is about is one that is taken down.
  { givenBy: 'ReleaseReference', usedBy: ['DealReleaseReference'], mayBeUnused: true },
  { givenBy: 'VisibilityReference', usedBy: ['ReleaseVisibilityReference'] },
]

/** Given for readers that want to speak of a file; nothing in the message does. */
const onlyGiven = 'TechnicalResourceDetailsReference'
/** Whose deals stand in two places has to be put together by guessing. */
const usedOnce = 'DealReleaseReference'

export function checkReferences(message: XmlTree): void {
  const values = (name: string) => named(message, name).map(({ text }) => text)
  for (const { givenBy, usedBy, mayBeUnused } of kinds) {
    const given = values(givenBy)
    const used = usedBy.flatMap(values)
    refuseDoubled(given)
    for (const reference of used)
      refuseIf(!given.includes(reference), 'sandbox.unknownReference', { reference })
    for (const reference of mayBeUnused ? [] : given)
      refuseIf(!used.includes(reference), 'sandbox.unusedReference', { reference })
  }
  refuseDoubled(values(onlyGiven))
  refuseDoubled(values(usedOnce))
}

function refuseDoubled(values: string[]): void {
  for (const [index, reference] of values.entries()) {
    refuseIf(values.indexOf(reference) !== index, 'sandbox.doubledReference', { reference })
  }
}
