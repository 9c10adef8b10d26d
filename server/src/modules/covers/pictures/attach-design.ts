import type { attachDesign } from '#contract/covers/picture-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { discloseCover, lockEditableWork } from '../../works/works.public'
import { putWorkOfDesign } from '../designs/cover-designs.queries'
import { lockOpenDesign } from '../designs/own-design'
import { showsGenerated } from './asked-pictures.queries'

/** The release before the design, as everywhere. What a release discloses once it discloses for good. */
export async function attachOwnDesign({ tx, actor, input, now }: CallContext<typeof attachDesign>) {
  const work = await lockEditableWork(tx, actor.memberId, input.work_id)
  const design = await lockOpenDesign(tx, actor.memberId, input.id)
  const isGenerated = await showsGenerated(tx, design.id)
  if (design.work_id !== work.id) await putWorkOfDesign(tx, design.id, work.id)
  const version = isGenerated ? await discloseCover(tx, work, now) : work.version
  return { is_generated: isGenerated, work_version: version }
}
