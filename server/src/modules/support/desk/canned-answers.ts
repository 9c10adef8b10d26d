import type { Language } from '#contract/language'
import type {
  removeCannedAnswer,
  saveCannedAnswer,
  useCannedAnswer,
} from '#contract/support/canned-answer-calls'
import type { QuestionType } from '#contract/support/ticket'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { countUse, deleteCanned, insertCanned, listCanned, updateCanned } from './canned-answers.queries'

type Row = Awaited<ReturnType<typeof insertCanned>>

function present(row: Row) {
  return {
    ...row,
    category: row.category as QuestionType | null,
    text: row.text as Record<Language, string>,
  }
}

export async function listCannedOnes(tx: Tx) {
  return (await listCanned(tx)).map(present)
}

export async function saveCanned({ tx, input, actor, client, now }: CallContext<typeof saveCannedAnswer>) {
  const { id, ...fields } = input
  const saved =
    id === undefined
      ? await insertCanned(tx, { ...fields, now })
      : await updateCanned(tx, id, { ...fields, now })
  if (!saved) throw new Refusal('notFound')
  const action = id === undefined ? 'cannedAnswer.added' : 'cannedAnswer.changed'
  const subject = { subject: 'cannedAnswer', subjectId: saved.id }
  await recordAudit(tx, { actor, client, now, action, ...subject, after: fields })
  return present(saved)
}

export async function useCanned({ tx, input }: CallContext<typeof useCannedAnswer>) {
  if ((await countUse(tx, input.id)) === 0) throw new Refusal('notFound')
  return null
}

export async function removeCanned({
  tx,
  input,
  actor,
  client,
  now,
}: CallContext<typeof removeCannedAnswer>) {
  if ((await deleteCanned(tx, input.id)) > 0) {
    const subject = { subject: 'cannedAnswer', subjectId: input.id }
    await recordAudit(tx, { actor, client, now, action: 'cannedAnswer.removed', ...subject })
  }
  return null
}
