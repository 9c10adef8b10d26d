// Shows a draft, now or at a moment to come.
import type { ContentDraft, cancelPublication, publishContent } from '#contract/content/editing-calls'
import type { ContentKind } from '#contract/content/kinds'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../content.texts'
import { changeItem } from './content-items.queries'
import { lockForChange } from './open-item'
import { publishDue } from './publish-due.job'
import { requireComplete } from './require-complete'
import { showDraft } from './show-draft'

export async function publishItem(context: CallContext<typeof publishContent>) {
  const { tx, input, actor, client, now, site } = context
  const item = await lockForChange(tx, actor, input)
  const draft = item.draft as ContentDraft | null
  if (!draft) throw new Refusal('conflict', { text: 'content.nothingToShow' })
  if (item.binned_at) throw new Refusal('conflict', { text: 'content.isBinned' })
  requireComplete(item.kind as ContentKind, draft, site.facts)
  const about = { actor, client, now, subject: 'content', subjectId: item.id }
  if (input.at === undefined) {
    const revision = await showDraft(tx, item, draft, { staffId: actor.staffId, now })
    await recordAudit(tx, {
      ...about,
      action: 'content.published',
      after: { version: item.newest_version + 1, title: draft.title },
    })
    return { revision }
  }
  const at = new Date(input.at)
  if (at <= now) throw new Refusal('invalidInput', { fields: [{ field: 'at', text: 'content.past' }] })
  const revision = await changeItem(tx, item.id, { publish_at: at }, { staffId: actor.staffId, now })
  await enqueue(tx, publishDue, { itemId: item.id }, { runAt: at, key: `publish ${item.id}` })
  await recordAudit(tx, {
    ...about,
    action: 'content.scheduled',
    after: { at: input.at, title: draft.title },
  })
  return { revision }
}

export async function cancelThePublication(context: CallContext<typeof cancelPublication>) {
  const { tx, input, actor, client, now } = context
  const item = await lockForChange(tx, actor, input)
  if (!item.publish_at) return { revision: item.revision }
  const revision = await changeItem(tx, item.id, { publish_at: null }, { staffId: actor.staffId, now })
  await recordAudit(tx, {
    ...{ actor, client, now, subject: 'content', subjectId: item.id },
    action: 'content.unscheduled',
    before: { at: item.publish_at.toISOString() },
  })
  return { revision }
}
