import { accountGroups } from '#contract/identity/account'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import { Refusal } from '../../../platform/refusal'
import { type Decision, decideEnterpriseCheck, noteGroup } from './check-decisions.queries'

export async function approveEnterprise(
  tx: Tx,
  check: { id: number; member_id: number },
  decision: Decision,
) {
  try {
    await decideEnterpriseCheck(tx, check.id, decision)
  } catch (error) {
    if (!isUniqueViolation(error, 'enterprise_checks_one_company')) throw error
    throw new Refusal('conflict', { text: 'checks.companyTaken' })
  }
  await noteGroup(tx, check.member_id, accountGroups.enterprise)
}
