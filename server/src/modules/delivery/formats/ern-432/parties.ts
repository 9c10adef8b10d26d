// Everybody that a message speaks of stands once in its list of parties.
import { itemsOf } from '../message-items'
import type { NamedArtist, ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'

type Named = Pick<NamedArtist, 'name' | 'channelId'>

export interface Parties {
  list: XmlElement[]
  referenceOf(party: Named): string
  label: string
}

export function listParties(message: ReleaseMessage): Parties {
  const named = namedParties(message)
  const known = onePartyEach(named)
  const reference = (index: number) => `P${index + 1}`
  const label = reference(known.length)
  return {
    list: [
      ...known.map((party, index) => partyElement(reference(index), party, message.recipient.partyId)),
      partyElement(label, { name: message.release.label }, message.recipient.partyId),
    ],
    referenceOf: party => reference(known.indexOf(findParty(known, party))),
    label,
  }
}

function namedParties(message: ReleaseMessage): Named[] {
  const items = itemsOf(message)
  return [message.release, ...items]
    .flatMap((of): Named[] => of.artists)
    .concat(items.flatMap(item => item.contributors))
}

/** Two pages at the channel are two artists of one name; a name without a page is the first that bears it. */
function onePartyEach(named: Named[]): Named[] {
  const withPage = named.filter(party => party.channelId !== undefined)
  const known: Named[] = []
  for (const party of [...withPage, ...named]) {
    if (!known.some(one => isSame(one, party))) known.push(party)
  }
  return known
}

function isSame(known: Named, party: Named): boolean {
  return known.name === party.name && (party.channelId === undefined || known.channelId === party.channelId)
}

function findParty(known: Named[], party: Named): Named {
  const found = known.find(one => isSame(one, party))
  if (!found) throw new Error('a party is not in the list of parties')
  return found
}

const partyElement = (reference: string, { name, channelId }: Named, channel: string): XmlElement => ({
  PartyReference: reference,
  PartyName: { FullName: name },
  PartyId: channelId === undefined ? undefined : { ProprietaryId: { '@Namespace': channel, '#': channelId } },
})
