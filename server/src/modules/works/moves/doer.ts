// Who did something to a work, as the history keeps it.
import type { Tx } from '../../../platform/database/query'
import type { MemberActor, StaffActor } from '../../../platform/http/actor'
import { nicknameOf } from '../../identity/identity.public'

export interface Doer {
  by: 'member' | 'staff' | 'system'
  id: number | null
  /** As they were called at that moment. */
  name: string
}

export const theSystem: Doer = { by: 'system', id: null, name: '' }

export async function doerOf(tx: Tx, actor: MemberActor | StaffActor): Promise<Doer> {
  if (actor.kind === 'staff') return { by: 'staff', id: actor.staffId, name: actor.name }
  return { by: 'member', id: actor.personId, name: await nicknameOf(tx, actor.personId) }
}
