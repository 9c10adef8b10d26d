import type { listBranches, orderBranches, removeBranch, saveBranch } from '#contract/content/editing-calls'
import { lockAgent } from '../../../platform/database/lock-agent'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../content.texts'
import { countPublication } from '../editing/content-items.queries'
import type { InBoth } from '../written-content'
import {
  deleteBranch,
  findBranch,
  hasArticles,
  insertBranch,
  listBranchRows,
  putBranchPositions,
  renameBranch,
} from './branches.queries'

export async function listTheBranches({ tx }: CallContext<typeof listBranches>) {
  const found = await listBranchRows(tx)
  return found.map(({ tid, title, articles }) => ({
    tid,
    title: title as unknown as InBoth,
    articles: Number(articles),
  }))
}

export async function saveTheBranch({ tx, input, actor, client, now }: CallContext<typeof saveBranch>) {
  await lockAgent(tx)
  const before = input.tid === undefined ? undefined : await findBranch(tx, input.tid)
  if (input.tid !== undefined && !before) throw new Refusal('notFound')
  const tid = input.tid ?? (await insertBranch(tx, input.title))
  if (before) await renameBranch(tx, tid, input.title)
  await countPublication(tx)
  await recordAudit(tx, {
    ...{ actor, client, now, subject: 'helpBranch', subjectId: tid },
    action: before ? 'helpBranch.renamed' : 'helpBranch.added',
    before: before?.title,
    after: input.title,
  })
  return { tid }
}

export async function orderTheBranches({ tx, input }: CallContext<typeof orderBranches>) {
  await putBranchPositions(tx, input.tids)
  await countPublication(tx)
  return null
}

export async function removeTheBranch({ tx, input, actor, client, now }: CallContext<typeof removeBranch>) {
  const branch = await findBranch(tx, input.tid)
  if (!branch) return null
  if (await hasArticles(tx, branch.tid)) throw new Refusal('conflict', { text: 'content.branchInUse' })
  await deleteBranch(tx, branch.tid)
  await countPublication(tx)
  await recordAudit(tx, {
    ...{ actor, client, now, subject: 'helpBranch', subjectId: branch.tid },
    action: 'helpBranch.removed',
    before: branch.title,
  })
  return null
}
