import { isIsrc, isUpc } from '#contract/release-codes/code-formats'
import type { ReadMessage } from '../ern/read-message'
import { refuseIf } from '../package-fault'

const partyId = /^PADPIDA[0-9A-Z]{10,11}$/
const fileName = /^[A-Za-z0-9._-]{1,100}$/

export function judgeCodes(message: ReadMessage, ownParty?: string): void {
  const { messageId, sender, recipient, upc, tracks } = message
  refuseIf(!fileName.test(messageId), 'sandbox.badMessageId', { id: messageId })
  for (const value of [sender, recipient]) {
    refuseIf(!partyId.test(value), 'sandbox.badValue', { element: 'PartyId', value })
  }
  refuseIf(ownParty !== undefined && recipient !== ownParty, 'sandbox.notForUs', { code: recipient })
  refuseIf(!/^\d+$/.test(upc) || !isUpc(upc), 'sandbox.badUpc', { code: upc })
  const codes = tracks.map(({ isrc }) => isrc)
  for (const [index, code] of codes.entries()) {
    refuseIf(!/^[A-Z0-9]+$/.test(code) || !isIsrc(code), 'sandbox.badIsrc', { code })
    refuseIf(codes.indexOf(code) !== index, 'sandbox.doubledIsrc', { code })
  }
}

const types: Record<string, (tracks: ReadMessage['tracks']) => boolean> = {
  Single: tracks => tracks.length === 1 && tracks.every(({ kind }) => kind === 'audio'),
  Album: tracks => tracks.length > 0 && tracks.every(({ kind }) => kind === 'audio'),
  VideoSingle: tracks => tracks.length > 0 && tracks.every(({ kind }) => kind === 'video'),
}

export function judgeTracks({ type, tracks, seconds }: ReadMessage): void {
  refuseIf(!types[type]?.(tracks), 'sandbox.wrongTracks', { type })
  const total = tracks.reduce((sum, track) => sum + track.seconds, 0)
  refuseIf(Math.abs(total - seconds) > 0.001, 'sandbox.wrongTotal')
}
