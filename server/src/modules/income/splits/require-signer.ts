import type { Tx } from '../../../platform/database/query'
import type { MemberActor } from '../../../platform/http/actor'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { findSigner } from '../../identity/identity.public'
import './splits.texts'

interface Asking {
  tx: Tx
  actor: MemberActor
  secrets: Secrets
  now: Date
}

/** Who would sign, and what stands in the way: as with agreements, only the owner of a verified account decides. */
export async function signerOf({ tx, actor, secrets, now }: Asking) {
  const found = await findSigner(tx, secrets, actor.memberId, now)
  const signer = typeof found === 'string' ? null : { kind: found.kind, mobile_masked: found.mobileMasked }
  const obstacle = actor.role !== 'owner' ? ('not_owner' as const) : typeof found === 'string' ? found : null
  return { signer, obstacle }
}

export async function requireSigner(asking: Asking): Promise<void> {
  const { obstacle } = await signerOf(asking)
  if (obstacle) throw new Refusal('conflict', { text: `splits.obstacle.${obstacle}`, data: { obstacle } })
}
