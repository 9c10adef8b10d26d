// What the account was told, and what it asked.
import { buffer } from 'node:stream/consumers'
import { type Language, languages } from '#contract/language'
import { unseal } from '../../../platform/seal'
import { hasText, say, type TextParams } from '../../../platform/texts/texts'
import {
  listAttachmentsToTake,
  listMessagesToTake,
  listRepliesToTake,
  listTicketsToTake,
} from '../archive-contents.queries'
import {
  type Entry,
  FileDamaged,
  fileName,
  fileWord,
  jsonList,
  pages,
  storedBody,
  type Taking,
} from '../archive-entry'

const many = 500

type Message = Awaited<ReturnType<typeof listMessagesToTake>>[number]

export async function* talkPart(taking: Taking): AsyncGenerator<Entry> {
  yield {
    ...{ path: 'messages.json', kind: 'messages', at: taking.now },
    body: { text: jsonList(mapped(pages(taking, listMessagesToTake, many), presentMessage)) },
  }
  yield {
    ...{ path: 'tickets.json', kind: 'tickets', at: taking.now },
    body: { text: jsonList(tickets(taking)) },
  }
  for await (const page of pages(taking, listTicketsToTake)) {
    const ids = page.map(({ id }) => id)
    if (ids.length === 0) return
    const attached = await taking.read(tx => listAttachmentsToTake(tx, ids))
    for (const ticket of page) {
      for (const file of attached.filter(({ ticket_id }) => ticket_id === ticket.id)) {
        yield {
          ...{ path: attachmentPath(ticket.number, file), kind: 'attachment', at: file.created_at },
          body: file.is_sealed ? sealedBody(taking, file) : storedBody(taking, file.storage_key, file.size),
        }
      }
    }
  }
}

type Attached = Awaited<ReturnType<typeof listAttachmentsToTake>>[number]

const attachmentPath = (number: string, { reply_id, position, file_name }: Attached) =>
  `tickets/${fileWord(number)}/${reply_id}-${position}-${fileName(file_name)}`

/** Small enough to be opened at once, as it was when it was sealed. */
const sealedBody = ({ services }: Taking, { id, storage_key, size }: Attached): Entry['body'] => ({
  size,
  async open() {
    const stored = await services.storage.read(storage_key)
    if (!stored) return undefined
    const sealed = await buffer(stored.body)
    try {
      return unseal(services.secrets, `upload ${id}`, sealed)
    } catch (error) {
      throw new FileDamaged('the seal does not fit', { cause: error })
    }
  },
})

async function* tickets(taking: Taking) {
  for await (const page of pages(taking, listTicketsToTake)) {
    const ids = page.map(({ id }) => id)
    if (ids.length === 0) return
    const replies = await taking.read(tx => listRepliesToTake(tx, ids))
    const attached = await taking.read(tx => listAttachmentsToTake(tx, ids))
    yield page.map(ticket => ({
      ...ticket,
      replies: replies
        .filter(({ ticket_id }) => ticket_id === ticket.id)
        .map(({ ticket_id: _, ...reply }) => ({
          ...reply,
          attachments: attached
            .filter(({ reply_id }) => reply_id === reply.id)
            .map(file => attachmentPath(ticket.number, file)),
        })),
    }))
  }
}

/** In every language: nobody knows who reads it, and when. */
function presentMessage({ announced_title, announced_text, template, params, ...message }: Message) {
  const both = (word: 'title' | 'text', announced: unknown) => {
    if (announced_title !== null) return announced
    const key = `${template}.${word}`
    const inLanguage = (language: Language) => (hasText(key) ? say(key, language, params as TextParams) : key)
    return Object.fromEntries(languages.map(language => [language, inLanguage(language)]))
  }
  return { ...message, title: both('title', announced_title), text: both('text', announced_text) }
}

async function* mapped<Row, Shown>(listed: AsyncIterable<Row[]>, show: (row: Row) => Shown) {
  for await (const page of listed) yield page.map(show)
}
