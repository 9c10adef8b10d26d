import * as splits from '../../modules/income/splits/splits.queries'
import { change, find, type ProbesOf } from './probe'

const now = new Date()
const nobody = {
  mobile: '13900000009',
  memberId: null,
  part: 1,
  name: 'n',
  role: '',
  paidFor: 'right',
  answer: 'invited',
} as const

export const probes: ProbesOf<typeof splits> = {
  lockSplit: find((tx, { splitId }) => splits.lockSplit(tx, splitId)),
  lockDueSplits: find(tx => splits.lockDueSplits(tx, new Date('2100-01-01'), 9)),
  lockDueProposal: find(tx => splits.lockDueProposal(tx, 'OWNED', new Date('2100-01-01'))),
  insertSplit: change((tx, { memberId }) =>
    splits.insertSplit(tx, { isrc: 'OTHER', ownerId: memberId, fromMonth: '2030-01', now, endsAt: now }),
  ),
  putSplitState: change((tx, { splitId }) => splits.putSplitState(tx, splitId, 'cancelled', now)),
  findStandingSplit: find(tx => splits.findStandingSplit(tx, 'OWNED')),
  listSplitRows: find(tx => splits.listSplitRows(tx, 'OWNED', 9)),
  listCurrentSplits: find(tx => splits.listCurrentSplits(tx, ['OWNED'])),
  listParties: find((tx, { splitId }) => splits.listParties(tx, [splitId])),
  findParty: find((tx, { partyId }) => splits.findParty(tx, partyId)),
  insertParties: change((tx, { splitId }) => splits.insertParties(tx, splitId, [nobody], now)),
  putAnswer: change((tx, { partyId, memberId }) => splits.putAnswer(tx, partyId, memberId, 'accepted', now)),
  putReminded: change((tx, { partyId }) => splits.putReminded(tx, partyId, now)),
  listClosed: find((tx, { memberId }) => splits.listClosed(tx, [memberId])),
  findInvited: find((tx, { partyId }) => splits.findInvited(tx, partyId)),
  lockOpenSplitsOf: find((tx, { memberId, mobile }) => splits.lockOpenSplitsOf(tx, memberId, mobile)),
  forgetPartiesOf: change((tx, { memberId }) => splits.forgetPartiesOf(tx, memberId)),
}
