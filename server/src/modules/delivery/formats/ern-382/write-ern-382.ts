// Release notification by DDEX, version 3.8.2, for channels that ask for it.
import { textLanguage } from '../ern-words'
import type { MessageParty, ReleaseMessage } from '../release-message'
import { writeXml, type XmlElement } from '../write-xml'
import { dealList } from './deals'
import { profileOf } from './profile'
import { releaseList } from './releases'
import { resourceList } from './resources'

const namespace = 'http://ddex.net/xml/ern/382'

export function writeErn382(message: ReleaseMessage): string {
  return writeXml('ern:NewReleaseMessage', {
    '@xmlns:ern': namespace,
    '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@xsi:schemaLocation': `${namespace} ${namespace}/release-notification.xsd`,
    '@MessageSchemaVersionId': 'ern/382',
    '@ReleaseProfileVersionId': profileOf(message).id,
    '@LanguageAndScriptCode': textLanguage(message.release.language),
    MessageHeader: {
      MessageThreadId: message.threadId,
      MessageId: message.messageId,
      MessageSender: party(message.sender),
      MessageRecipient: party(message.recipient),
      MessageCreatedDateTime: message.createdAt.toISOString(),
      MessageControlType: 'LiveMessage',
    },
    UpdateIndicator: message.kind === 'release' ? 'OriginalMessage' : 'UpdateMessage',
    ResourceList: resourceList(message),
    ReleaseList: releaseList(message),
    DealList: dealList(message),
  })
}

const party = ({ partyId, name }: MessageParty): XmlElement => ({
  PartyId: { '@IsDPID': true, '#': partyId },
  PartyName: { FullName: name },
})
