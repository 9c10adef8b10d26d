import { readIsrc, readUpc } from '#contract/release-codes/code-formats'
import { itemsOf } from '../message-items'
import type { ReleaseMessage } from '../release-message'
import { doubled, fault, faultIf, type MessageFault } from './fault'

/** Codes go out as they are written in registers: no hyphens, no small letters. */
export function checkCodes(message: ReleaseMessage): MessageFault[] {
  const { release, sender, recipient } = message
  const isrcs = itemsOf(message).map(item => item.isrc)
  return [
    ...faultIf(readUpc(release.upc) !== release.upc, 'distribution.badUpc', { code: release.upc }),
    ...isrcs.flatMap((isrc, place) =>
      faultIf(readIsrc(isrc) !== isrc, 'distribution.badIsrc', { code: isrc, number: place + 1 }),
    ),
    ...doubled(isrcs).map(isrc => fault('distribution.doubledIsrc', { code: isrc })),
    ...[sender, recipient].flatMap(({ partyId, name }) =>
      faultIf(!/^PADPIDA[a-zA-Z0-9]+$/.test(partyId), 'distribution.badPartyId', { code: partyId, name }),
    ),
    ...faultIf(message.messageId === '' || message.threadId === '', 'distribution.noMessageId'),
  ]
}
