// What must not stand in the texts a site starts with. Each function answers what it found, so that a test can name it.
import { place } from '#contract/fill'
import type { Language } from '#contract/language'

/** Names that have a digit in them and state no rule. */
const names = /\b(?:UTF-(?:8|16)|GB18030|MP[34]|H\.26[45]|SHA-256)\b/g

const chineseNumber = '[〇零一二两三四五六七八九十百千万亿半]+'
const chineseUnit =
  '(?:个)?(?:多)?(?:秒|分钟|小时|钟头|天|日|周|星期|工作日|月|季度|年|周岁|岁|元|块钱|像素|兆|位数|MB|GB|KB)'
/** `哪一秒`, `每一天` and `第一年` count nothing; `一月` and `十年` do. */
const chineseFigure = new RegExp(
  `(?<![哪每某那这同任第])${chineseNumber}${chineseUnit}|百分之|${chineseNumber}成(?!本|功|为|立|员|品|果)`,
  'gu',
)

const englishNumber =
  '(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)'
const englishUnit =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|yuan|per ?cent|pixels?|bits?|[KMG]B|kHz)'
const englishFigure = new RegExp(
  `\\b${englishNumber}[\\s-]+(?:and\\s+)?(?:a\\s+)?(?:\\w+ing\\s+)?${englishUnit}\\b`,
  'gi',
)

const tagPattern = /<\/?([a-z][a-z0-9]*)\b[^>]*>/gi

const plain = (html: string) => html.replace(tagPattern, ' ')

/** Rules, limits, fees and times that somebody wrote down instead of leaving a place for them. */
export function figuresIn(html: string): string[] {
  const text = plain(html).replace(place, ' ').replace(names, ' ')
  return [/[0-9０-９][0-9０-９.,%]*/g, chineseFigure, englishFigure].flatMap(
    pattern => text.match(pattern) ?? [],
  )
}

export function placesIn(html: string): string[] {
  return [...html.matchAll(place)].map(([, name = '']) => name)
}

/** What is left of braces once places are taken out: a place that is not closed or not a word. */
export function strayBracesIn(html: string): string[] {
  return html.replace(place, '').match(/[{}]/g) ?? []
}

const allowedTags = new Set(
  'p h2 h3 ul ol li strong em a table thead tbody tr th td blockquote figure figcaption img br hr code'.split(
    ' ',
  ),
)
const emptyTags = new Set(['img', 'br', 'hr'])

/** Tags that rich text may not hold, attributes other than a link's, and tags that do not close in order. */
export function wrongTagsIn(html: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [tag, name = ''] of html.matchAll(tagPattern)) {
    const isPlain = tag === `<${name}>` || tag === `</${name}>`
    const isLink = /^<a href="[^"<>]+">$/.test(tag)
    if (!allowedTags.has(name) || !(isPlain || isLink)) wrong.push(tag)
    else if (tag.startsWith('</')) {
      if (open.pop() !== name) wrong.push(tag)
    } else if (!emptyTags.has(name)) open.push(name)
  }
  const loose = html.replace(tagPattern, '').match(/[<>]|&(?!\w+;)/g) ?? []
  return [...wrong, ...open.map(name => `<${name}>`), ...loose]
}

export function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

const han = '\\p{Script=Han}'
const halfWidth = new RegExp(`${han}\\s*[,;:!?()"'.]+\\s*${han}|${han}[,;:!?]|[,;:!?]${han}`, 'gu')
const chineseSigns = new RegExp(`[${han}\\u3000-\\u303f\\uff00-\\uffef]+`, 'gu')

/** Chinese without a Chinese character or with half-width signs; English with Chinese ones. */
export function foreignIn(html: string, language: Language): string[] {
  const text = html.replace(tagPattern, '')
  if (language === 'en') return text.match(chineseSigns) ?? []
  return /\p{Script=Han}/u.test(text) ? (text.match(halfWidth) ?? []) : [`no Chinese: ${text}`]
}

/** Words of English, characters of Chinese: how long it takes to read. */
export function lengthOf(html: string, language: Language): number {
  const text = plain(html)
  if (language === 'en') return text.split(/\s+/).filter(word => /[\w{]/.test(word)).length
  return text.replace(/\s+/g, '').length
}
