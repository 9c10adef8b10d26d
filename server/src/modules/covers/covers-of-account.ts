import type { AccountHooks } from '../identity/identity.public'
import { deleteDesignsOf } from './designs/cover-designs.queries'
import { deleteImagesOf } from './images/cover-images.queries'
import { deleteAskedOf } from './pictures/asked-pictures.queries'

/** Designs and their pictures go with the account; the files follow their rows. */
export const coversOfAccount: AccountHooks = {
  async onAccountClosed(tx, memberId) {
    await deleteDesignsOf(tx, memberId)
    await deleteAskedOf(tx, memberId)
    await deleteImagesOf(tx, memberId)
  },
}
