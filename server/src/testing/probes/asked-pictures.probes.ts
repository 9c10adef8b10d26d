import * as asked from '../../modules/covers/pictures/asked-pictures.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const longAgo = new Date(0)

export const probes: ProbesOf<typeof asked> = {
  insertAsked: write((tx, { memberId }) =>
    asked.insertAsked(tx, {
      ...{ memberId, askedBy: memberId, workId: null, prompt: 'owned', cost: '1', currency: 'USD', now },
    }),
  ),
  spentSince: find(async (tx, { memberId }) => (await asked.spentSince(tx, memberId, longAgo)).pictures),
  beginAsking: change((tx, { wishId }) => asked.beginAsking(tx, wishId, now)),
  settleFailed: change((tx, { wishId }) =>
    asked.settleFailed(tx, wishId, { failure: 'pictures.failed.busy', isFree: true, now }),
  ),
  settleMade: change((tx, { wishId, coverImageId }) =>
    asked.settleMade(tx, wishId, { state: 'made', imageId: coverImageId, now }),
  ),
  listAsked: find((tx, { memberId }) => asked.listAsked(tx, memberId, { limit: 10 })),
  listForDesk: find(tx => asked.listForDesk(tx, { state: 'made', limit: 10 })),
  lockAsked: find((tx, { askedId }) => asked.lockAsked(tx, askedId)),
  letUse: change((tx, { askedId, coverImageId, staffId }) =>
    asked.letUse(tx, askedId, coverImageId, staffId, now),
  ),
  putRefused: change((tx, { wishId, staffId }) =>
    asked.putRefused(tx, wishId, {
      ...{ imageId: '00000000-0000-4000-8000-000000000000', reason: 'owned', staffId, now },
    }),
  ),
  deleteAskedOf: change((tx, { memberId }) => asked.deleteAskedOf(tx, memberId)),
  showsGenerated: find((tx, { designId }) => asked.showsGenerated(tx, designId)),
}
