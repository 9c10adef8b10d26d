// The reasons of one rejection: each tied to something the work has, those from the library with its words in both languages.
import type { z } from 'zod'
import { languages } from '#contract/language'
import { isReasonField } from '#contract/review/reason-fields'
import type { rejectReason } from '#contract/works/work'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { joinSentences } from '../../../platform/texts/join-sentences'
import { partsOf } from '../../works/works.public'
import '../review.texts'
import { countUses, listReasonsById } from './review-reasons.queries'

type Given = z.output<typeof rejectReason>

/** As they are kept with the work. A library that changes later changes nothing about them. */
export async function chosenReasons(tx: Tx, workId: number, given: readonly Given[]) {
  await requirePlaces(tx, workId, given)
  const ids = [...new Set(given.flatMap(({ library_id }) => library_id ?? []))]
  const library = new Map((await listReasonsById(tx, ids)).map(reason => [reason.id, reason.text]))
  refuse(
    given,
    'library_id',
    'review.unknownReason',
    ({ library_id }) => library_id === null || library.has(library_id),
  )
  await countUses(tx, ids)
  return given.map(reason => {
    const texts = reason.library_id === null ? undefined : library.get(reason.library_id)
    return texts ? { ...reason, text: texts['zh-CN'], texts } : reason
  })
}

async function requirePlaces(tx: Tx, workId: number, given: readonly Given[]) {
  const parts = await partsOf(tx, workId)
  refuse(given, 'field', 'review.unknownField', ({ field }) => isReasonField(field, parts))
  refuse(given, 'second', 'review.secondOfWhat', ({ field, second }) => second === null || isFile(field))
}

/** Only a file has seconds. */
const isFile = (field: string) => /(^|\.)material\./.test(field)

function refuse(
  given: readonly Given[],
  name: 'field' | 'second' | 'library_id',
  text: string,
  isFine: (reason: Given) => boolean,
) {
  const fields = given.flatMap((reason, index) =>
    isFine(reason) ? [] : [{ field: `reasons.${index}.${name}`, text }],
  )
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}

/** All of them in one line, for each language. */
export function inOneLine(reasons: Awaited<ReturnType<typeof chosenReasons>>) {
  const line = languages.map(language => [
    language,
    joinSentences(
      reasons.map(reason => ('texts' in reason ? reason.texts[language] : reason.text)),
      language,
    ),
  ])
  return Object.fromEntries(line) as Record<(typeof languages)[number], string>
}
