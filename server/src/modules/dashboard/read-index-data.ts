import type { accountTasks, indexData } from '#contract/dashboard/entry-calls'
import type { CallContext } from '../../platform/http/call-handler'
import {
  latestEnterpriseCheck,
  listCompanyRows,
  readAccount,
  readIdentity,
} from '../identity/identity.public'
import { incomeOf } from '../income/income.public'
import { countUnread } from '../messages/messages.public'
import { waitingWorks, worksByStatus } from '../works/works.public'

type Task = (typeof accountTasks)[number]

/** The entry page. */
export async function readIndexData(context: CallContext<typeof indexData>) {
  const { tx, actor, site } = context
  return {
    works_by_status: await worksByStatus(tx, actor.memberId),
    waiting: await waitingWorks(tx, actor.memberId),
    ...(await standingOf(context)),
    income: await incomeOf(tx, actor.memberId, site.facts.terms.currency),
    unread_messages: await countUnread(tx, actor.memberId),
  }
}

/** What the account itself still needs, and whether it waits for us. */
async function standingOf(context: CallContext<typeof indexData>) {
  const { tx, actor } = context
  const tasks: Task[] = []
  let isWaiting = false
  if (actor.role === 'owner') {
    const identity = await readIdentity(tx, actor.memberId, context)
    isWaiting = identity.state === 'waiting' && !(await readAccount(tx, actor.memberId)).verified_at
    if (identity.has_come_of_age && identity.state === 'approved') tasks.push('come_of_age')
    else if (identity.path === 'minor') {
      if (identity.state === 'refused') tasks.push('minor_refused')
      if (identity.state === 'none') tasks.push('complete_minor')
    } else {
      if (identity.state === 'refused') tasks.push('identity_refused')
      if (identity.state === 'none') tasks.push('verify_identity')
    }
    const enterprise = await latestEnterpriseCheck(tx, actor.memberId)
    if (enterprise?.state === 'refused') tasks.push('enterprise_refused')
  }
  const { mobile } = await readAccount(tx, actor.personId)
  const companies = await listCompanyRows(tx, actor.personId, mobile)
  if (companies.some(company => company.state === 'invited')) tasks.push('invitation')
  return { tasks, is_identity_waiting: isWaiting }
}
