import type { Language } from '#contract/language'
import type { Message, MessageKind } from '#contract/messages/message'
import { say, type TextParams } from '../../platform/texts/texts'
import type { listMessageRows } from './messages.queries'

type Row = Awaited<ReturnType<typeof listMessageRows>>[number]
type Words = Pick<Row, 'template' | 'params' | 'announced_title' | 'announced_text'>

/** Each reader sees it in their language, whatever it was when it was written. */
export function presentMessage(row: Row, language: Language): Message {
  return {
    id: row.id,
    kind: row.kind as MessageKind,
    ...wordsOf(row, language),
    link: row.link,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}

export function wordsOf(row: Words, language: Language) {
  if (row.announced_title !== null) {
    const inLanguage = (both: unknown) => (both as Record<Language, string>)[language]
    return { title: inLanguage(row.announced_title), text: inLanguage(row.announced_text) }
  }
  const params = row.params as TextParams
  return {
    title: say(`${row.template}.title`, language, params),
    text: say(`${row.template}.text`, language, params),
  }
}
