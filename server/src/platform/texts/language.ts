import { type Language, languages } from '#contract/language'

/** An explicit choice first (address, then cookie), then what the browser prefers, then Chinese. */
export function pickLanguage(
  chosen: ReadonlyArray<string | undefined>,
  acceptLanguage: string | undefined,
): Language {
  for (const choice of chosen) {
    if (isLanguage(choice)) return choice
  }
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map(part => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { tag: tag.toLowerCase(), weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
  for (const { tag, weight } of wanted) {
    if (weight === 0) continue
    if (tag.startsWith('zh')) return 'zh-CN'
    if (tag.startsWith('en')) return 'en'
  }
  return 'zh-CN'
}

function isLanguage(value: string | undefined): value is Language {
  return languages.includes(value as Language)
}
