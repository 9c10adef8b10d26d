import type { readDesign } from '#contract/covers/design-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { linkedImages } from '../images/named-images'
import { ownDesign } from './own-design'
import { presentDesign } from './present-design'

export async function readOwnDesign(context: CallContext<typeof readDesign>) {
  const { tx, actor, input } = context
  const { scene, ...design } = await ownDesign(tx, actor.memberId, input.id)
  const images = await linkedImages(context, scene)
  return { ...presentDesign(context, actor.role, design), scene, images }
}
