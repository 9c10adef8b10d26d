import { randomUUID } from 'node:crypto'
import * as sessions from '../../modules/works/uploads/upload-sessions.queries'
import { change, find, type ProbesOf, write } from './probe'

const later = new Date(Date.now() + 86_400_000)

export const probes: ProbesOf<typeof sessions> = {
  insertSession: write((tx, { memberId, workId, trackId }) =>
    sessions.insertSession(tx, {
      id: randomUUID(),
      for: { memberId, workId, trackId, type: 'music' },
      fileName: 'f',
      size: 1,
      storageKey: 'k',
      now: new Date(),
      expiresAt: later,
    }),
  ),
  findSession: find((tx, owned) => sessions.findSession(tx, owned.sessionId)),
  lockSession: find((tx, owned) => sessions.lockSession(tx, owned.sessionId)),
  keepFacts: change((tx, owned) => sessions.keepFacts(tx, owned.sessionId, { uploadId: 'u' })),
  prolongSession: change((tx, owned) => sessions.prolongSession(tx, owned.sessionId, later)),
  markReceived: change((tx, owned) => sessions.markReceived(tx, owned.sessionId)),
  settleSession: change((tx, owned) => sessions.settleSession(tx, owned.sessionId, 'kept')),
  deleteOpenSession: change((tx, owned) => sessions.deleteOpenSession(tx, owned.sessionId)),
  deleteOpenLists: find((tx, owned) => sessions.deleteOpenLists(tx, owned.moveInId)),
  lockMember: find((tx, owned) => sessions.lockMember(tx, owned.memberId)),
  bytesUnderWay: find((tx, owned) => sessions.bytesUnderWay(tx, owned.memberId)),
}
