// Favourites and the bin. What lies in the bin goes after thirty days, by the sweep of what runs out.
import type { binDesign, markDesign, removeDesign, restoreDesign } from '#contract/covers/design-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { isOpen } from '../covers.policy'
import { deleteDesign, lockDesign, setBinned, setFavourite } from './cover-designs.queries'
import { lockOpenDesign, lockOwnDesign } from './own-design'

export async function markOwnDesign({ tx, actor, input }: CallContext<typeof markDesign>) {
  const design = await lockOpenDesign(tx, actor.memberId, input.id)
  await setFavourite(tx, design.id, input.is_favourite)
  return null
}

export async function binOwnDesign({ tx, actor, input, now }: CallContext<typeof binDesign>) {
  const design = await lockOwnDesign(tx, actor.memberId, input.id)
  if (isOpen(design)) await setBinned(tx, design.id, now)
  return null
}

export async function restoreOwnDesign({ tx, actor, input }: CallContext<typeof restoreDesign>) {
  const design = await lockOwnDesign(tx, actor.memberId, input.id)
  await setBinned(tx, design.id, null)
  return null
}

export async function removeOwnDesign({ tx, actor, input }: CallContext<typeof removeDesign>) {
  const design = await lockDesign(tx, input.id)
  // Gone already, or never theirs: nobody can tell the two apart.
  if (!design || design.member_id !== actor.memberId) return null
  if (isOpen(design)) throw new Refusal('conflict', { text: 'covers.notBinned' })
  await deleteDesign(tx, design.id)
  return null
}
