// Who asks for rights for somebody does not change meanwhile whom a colleague would say yes to: neither the name nor the second factor.
import type { DeedKind } from '#contract/deeds/deed'
import type { Tx } from '../../platform/database/query'
import type { StaffActor } from '../../platform/http/actor'
import { Refusal } from '../../platform/refusal'
import { waitsAbout } from '../deeds/deeds.public'
import './staff.texts'

/** The row of the person is locked, so that nothing about them is asked for at the same moment. */
export async function requireNoneWaits(
  { tx, actor }: { tx: Tx; actor: StaffActor },
  personId: number,
  kinds: readonly DeedKind[],
): Promise<void> {
  const asked = { subject: String(personId), kinds, staffId: actor.staffId }
  if (await waitsAbout(tx, asked)) throw new Refusal('conflict', { text: 'staff.deedWaits' })
}
