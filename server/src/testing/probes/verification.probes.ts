import * as verification from '../../modules/identity/verification/verification.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof verification> = {
  latestCheck: find((tx, owned) => verification.latestCheck(tx, owned.memberId)),
  approvedCheck: find((tx, owned) => verification.approvedCheck(tx, owned.memberId)),
  findGuardianMobile: find((tx, owned) => verification.findGuardianMobile(tx, owned.memberId)),
  lockMember: find((tx, owned) => verification.lockMember(tx, owned.memberId)),
  // The owner has an open one already, and a member has one at a time: a refusal is as good as nothing.
  insertCheck: change((tx, { memberId }) =>
    verification.insertCheck(tx, { memberId, kind: 'adult', state: 'draft', now: new Date() }),
  ),
  updateCheck: change((tx, owned) => verification.updateCheck(tx, owned.checkId, { name: 'x' })),
  handInCheck: change((tx, owned) => verification.handInCheck(tx, owned.checkId, new Date())),
  endDrafts: change((tx, owned) => verification.endDrafts(tx, owned.memberId)),
  isTaken: find(tx => verification.isTaken(tx, Buffer.from('owned'), 0)),
  putScan: write((tx, owned) => verification.putScan(tx, owned.checkId, 'id_back', owned.uploadId)),
  listScans: find((tx, owned) => verification.listScans(tx, owned.checkId)),
  markMinor: change((tx, owned) => verification.markMinor(tx, owned.memberId)),
  eraseDocuments: find((tx, owned) => verification.eraseDocuments(tx, owned.memberId)),
  listChecksByIndex: find(tx => verification.listChecksByIndex(tx, [Buffer.from('owned')])),
}
