// Release notification by DDEX, version 4.3.2. An update says everything anew; what is taken down is told with deals that have ended.
import { textLanguage } from '../ern-words'
import type { MessageParty, ReleaseMessage } from '../release-message'
import { writeXml, type XmlElement } from '../write-xml'
import { dealList, listVisibilities } from './deals'
import { listParties } from './parties'
import { profileOf } from './profile'
import { releaseList } from './releases'
import { resourceList } from './resources'

const namespace = 'http://ddex.net/xml/ern/432'

export function writeErn432(message: ReleaseMessage): string {
  const parties = listParties(message)
  const visibilities = listVisibilities(message).map(({ VisibilityReference }) => String(VisibilityReference))
  return writeXml('ern:NewReleaseMessage', {
    '@xmlns:ern': namespace,
    '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@xsi:schemaLocation': `${namespace} ${namespace}/release-notification.xsd`,
    '@ReleaseProfileVersionId': profileOf(message).id,
    '@LanguageAndScriptCode': textLanguage(message.release.language),
    '@AvsVersionId': '9',
    MessageHeader: {
      MessageThreadId: message.threadId,
      MessageId: message.messageId,
      MessageSender: party(message.sender),
      MessageRecipient: party(message.recipient),
      MessageCreatedDateTime: message.createdAt.toISOString(),
      MessageControlType: 'LiveMessage',
    },
    PartyList: { Party: parties.list },
    ResourceList: resourceList(message, parties),
    ReleaseList: releaseList(message, parties, visibilities),
    DealList: dealList(message),
  })
}

const party = ({ partyId, name }: MessageParty): XmlElement => ({
  PartyId: partyId,
  PartyName: { FullName: name },
})
