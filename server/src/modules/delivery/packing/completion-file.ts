import type { ChannelProfile } from '#contract/distribution/channel-profile'
import type { ReleaseMessage } from '../formats/release-message'
import { writeXml } from '../formats/write-xml'

interface Listed {
  path: string
  size: number
  sha256: string
}

/** The last file of a batch; undefined: the channel wants none. */
export function completionText(
  form: ChannelProfile['completion'],
  batch: string,
  message: ReleaseMessage,
  files: readonly Listed[],
): string | undefined {
  if (form === 'none') return undefined
  if (form === 'empty') return ''
  return writeXml('BatchManifest', {
    BatchId: batch,
    MessageId: message.messageId,
    MessageSender: message.sender.partyId,
    MessageRecipient: message.recipient.partyId,
    File: files.map(({ path, size, sha256 }) => ({ Path: path, Size: size, Sha256: sha256 })),
  })
}
