// The addresses that readers outside know: search engines, feed readers, links in messages.
import type { languages } from '#contract/language'

export const newsAddress = (number: number) => `/advisory/detail?id=${number}`

export function addressOf({
  kind,
  number,
  tid,
}: {
  kind: string
  number: number
  tid: number | null
}): string {
  if (kind === 'news') return newsAddress(number)
  if (kind === 'plan') return `/hot-plan/detail?id=${number}`
  if (kind === 'page') return `/help-center/index/detail?id=${number}&type=2&tid=0`
  return `/help-center/index/detail?id=${number}&type=1&tid=${tid}`
}

/** Pages that are always there. */
export const fixedAddresses = [
  '/guest/index',
  '/guest/publish',
  '/guest/q-a',
  '/advisory/index',
  '/hot-plan/index',
  '/download/index',
  '/help-center/index/detail',
]

export const inLanguage = (address: string, language: (typeof languages)[number]) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
