import type { AccountHooks } from '../identity/identity.public'
import { close } from './close-move-in'
import { lockOpenMoveIn } from './move-ins.queries'

export { expireMoveIns } from './expire-move-ins.job'
export { makeDrafts } from './making/make-drafts.job'
export { readMoveInList } from './read-list.job'
export { receiveMoveInFile, receiveMoveInList } from './receive-upload'
export { takeMoveInFiles } from './take-files.job'
export { registerMoveInTemplate } from './template'

/** What moves into an account that is gone goes nowhere. */
export const moveInsOfAccount: AccountHooks = {
  async onAccountClosed(tx, memberId, now) {
    const moveIn = await lockOpenMoveIn(tx, memberId)
    if (moveIn) await close(tx, moveIn, now)
  },
}
