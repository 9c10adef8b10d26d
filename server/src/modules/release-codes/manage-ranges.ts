import type * as calls from '#contract/release-codes/calls'
import { isExclusionViolation } from '../../platform/database/unique-violation'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { codeStock, codeYear, leftIn } from './code-stock'
import {
  closeRange,
  findRange,
  insertRange,
  listRanges,
  lockCodes,
  putAlarms,
  readAlarms,
} from './release-codes.queries'
import './release-codes.texts'
import { codeOf, placeIn } from './take-codes'

export async function listTheRanges({ tx, now }: CallContext<typeof calls.listCodeRanges>) {
  const ranges = await listRanges(tx)
  const year = codeYear(now)
  const present = (range: (typeof ranges)[number]) => {
    const { id, kind, prefix, first, last, closed_at, created_at } = range
    const left = leftIn(range, year)
    const { next, year: counted } = placeIn(range, year)
    return {
      id,
      kind,
      prefix,
      first,
      last,
      next_code: left > 0 ? codeOf(range, counted, next) : null,
      used: next - first,
      left,
      closed_at: closed_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    }
  }
  return { ranges: ranges.map(present), stock: await codeStock(tx, now, ranges) }
}

export async function addRange({ tx, input, actor, now, client }: CallContext<typeof calls.addCodeRange>) {
  const id = await insertRange(tx, input, now).catch(error => {
    if (!isExclusionViolation(error)) throw error
    throw new Refusal('invalidInput', { fields: [{ field: 'first', text: 'codes.overlaps' }] })
  })
  const about = { actor, client, now, subject: 'code_range', subjectId: id }
  await recordAudit(tx, { ...about, action: 'codes.addRange', after: input })
  return { id }
}

export async function closeTheRange(context: CallContext<typeof calls.closeCodeRange>) {
  const { tx, input, actor, now, client } = context
  // An approval that has begun may still take from it.
  await lockCodes(tx)
  if (!(await findRange(tx, input.id))) throw new Refusal('notFound')
  const closed = await closeRange(tx, input.id, now)
  const about = { actor, client, now, subject: 'code_range', subjectId: input.id }
  if (closed) await recordAudit(tx, { ...about, action: 'codes.closeRange', before: closed })
  return null
}

export async function setAlarms({ tx, input, actor, now, client }: CallContext<typeof calls.setCodeAlarms>) {
  const before = await readAlarms(tx)
  await putAlarms(tx, input)
  const about = { actor, client, now, subject: 'site', subjectId: tx.agentId }
  await recordAudit(tx, { ...about, action: 'codes.setAlarms', before, after: input })
  return null
}
