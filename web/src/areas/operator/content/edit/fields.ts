import type { BlockSlot, ContentKind } from '#contract/content/kinds'

/** What there is to write, by kind and, for the home page, by part. */
export interface Fields {
  title: boolean
  summary: boolean
  body: boolean
  cover: boolean
}

const everything: Fields = { title: true, summary: true, body: true, cover: true }
const lines: Fields = { title: true, summary: true, body: false, cover: false }

const byKind: Record<Exclude<ContentKind, 'block'>, Fields> = {
  news: everything,
  plan: everything,
  help: { ...everything, cover: false },
  page: { ...everything, cover: false },
  question: { title: true, summary: false, body: true, cover: false },
}

const bySlot: Record<BlockSlot, Fields> = {
  opening: lines,
  listen: lines,
  path: { ...lines, body: true },
  channels: lines,
  money: lines,
  rejection: { ...lines, body: true },
  questions: { ...lines, summary: false },
  closing: lines,
  free: everything,
  footer: { title: false, summary: false, body: true, cover: false },
}

export function fieldsOf(kind: ContentKind, slot: string): Fields {
  return kind === 'block' ? (bySlot[slot as BlockSlot] ?? everything) : byKind[kind]
}
