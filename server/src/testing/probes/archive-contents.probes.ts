import * as contents from '../../modules/archive/archive-contents.queries'
import { find, type Owned, type ProbesOf } from './probe'

const pageOf = ({ memberId }: Owned) => ({ memberId, after: 0, limit: 9 })

export const probes: ProbesOf<typeof contents> = {
  findAccountToTake: find((tx, { memberId }) => contents.findAccountToTake(tx, memberId)),
  countToTake: find((tx, { memberId }) => contents.countToTake(tx, memberId)),
  sumBytesToTake: find((tx, { memberId }) => contents.sumBytesToTake(tx, memberId)),
  listWorksToTake: find((tx, owned) => contents.listWorksToTake(tx, pageOf(owned))),
  listTracksToTake: find((tx, { workId }) => contents.listTracksToTake(tx, [workId])),
  listMaterialsToTake: find((tx, { workId }) => contents.listMaterialsToTake(tx, [workId])),
  listAgreementsToTake: find((tx, { workId }) => contents.listAgreementsToTake(tx, [workId])),
  listDesignsToTake: find((tx, owned) => contents.listDesignsToTake(tx, pageOf(owned))),
  listPicturesToTake: find((tx, { memberId, designId }) =>
    contents.listPicturesToTake(tx, memberId, [designId]),
  ),
  listEntriesToTake: find((tx, { memberId }) =>
    contents.listEntriesToTake(tx, { memberId, after: { transaction: 0, position: 0 }, limit: 9 }),
  ),
  listWithdrawalsToTake: find((tx, owned) => contents.listWithdrawalsToTake(tx, pageOf(owned))),
  listPartsToTake: find((tx, owned) => contents.listPartsToTake(tx, pageOf(owned))),
  listDocumentsToTake: find((tx, owned) => contents.listDocumentsToTake(tx, pageOf(owned))),
  listWebhooksToTake: find((tx, owned) => contents.listWebhooksToTake(tx, pageOf(owned))),
  listMessagesToTake: find((tx, owned) => contents.listMessagesToTake(tx, pageOf(owned))),
  listTicketsToTake: find((tx, owned) => contents.listTicketsToTake(tx, pageOf(owned))),
  listRepliesToTake: find((tx, { ticketId }) => contents.listRepliesToTake(tx, [ticketId])),
  listAttachmentsToTake: find((tx, { ticketId }) => contents.listAttachmentsToTake(tx, [ticketId])),
}
