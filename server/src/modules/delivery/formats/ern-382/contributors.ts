import { creditsOf } from '../credits'
import { ownWord } from '../ern-words'
import type { MessageItem } from '../message-items'
import type { ContributorRole, ReleaseMessage } from '../release-message'
import type { XmlContent, XmlElement } from '../write-xml'

/** Who made the song, as against its recording. */
const authorRoles: Partial<Record<ContributorRole, string>> = {
  lyricist: 'Lyricist',
  composer: 'Composer',
  arranger: 'Arranger',
}

export function contributors(item: MessageItem, message: ReleaseMessage): XmlElement {
  const isAuthor = (role: ContributorRole) => role in authorRoles
  return {
    ResourceContributor: named(item, role => !isAuthor(role)).map(({ roles, ...credit }) => ({
      ...credit,
      ResourceContributorRole: roles.map(role => recordingRole(role, message)),
    })),
    IndirectResourceContributor: named(item, isAuthor).map(({ roles, ...credit }) => ({
      ...credit,
      IndirectResourceContributorRole: roles.map(role => authorRoles[role]),
    })),
  }
}

function named(item: MessageItem, isWanted: (role: ContributorRole) => boolean) {
  const wanted = item.contributors.filter(contributor => isWanted(contributor.role))
  return creditsOf(wanted).map(({ name, roles }, index) => ({
    '@SequenceNumber': index + 1,
    PartyName: { FullName: name },
    roles,
  }))
}

/** The list of roles has no word for who plays or sings along without being an artist of it. */
function recordingRole(role: ContributorRole, { sender }: ReleaseMessage): XmlContent {
  return role === 'producer' ? 'Producer' : ownWord(sender.partyId, 'Performer')
}
