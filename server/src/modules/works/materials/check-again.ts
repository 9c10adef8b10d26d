import type { RuleResult } from '#contract/works/material'
import type { checkAgain } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { lockEditableWork } from '../own-work'
import { isSettled } from './check-material.job'
import { ownMaterial } from './own-material'
import { checkAnew } from './queue-check'
import './materials.texts'

/** Only where the check broke down: a file that broke a rule would break it again. */
export async function checkOwnAgain({ tx, input, actor }: CallContext<typeof checkAgain>) {
  const { work_id } = await ownMaterial(tx, actor.memberId, input.id)
  await lockEditableWork(tx, actor.memberId, work_id)
  const material = await ownMaterial(tx, actor.memberId, input.id)
  if (!isSettled(material)) return null
  const results = material.results as unknown as RuleResult[]
  if (!results.some(({ rule }) => rule === 'checked')) {
    throw new Refusal('conflict', { text: 'materials.alreadyChecked' })
  }
  await checkAnew(tx, material.id)
  return null
}
