// Words of the other language in the interface. Names and the site's own content may be in any language.
import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { startingChannels } from '../../server/src/modules/distribution/starting-channels'

const channelNames = startingChannels.flatMap(({ name }) => Object.values(name))

/** Names that Chinese keeps in Latin letters. */
const brands = [
  'Ctrl',
  'iOS',
  'Android',
  'Windows',
  'Mac',
  'PC',
  'API',
  'Webhook',
  'SMS',
  'WAV',
  'FLAC',
  'AIFF',
  'JPEG',
  'PNG',
  'WebP',
  'GIF',
  'AVIF',
  'PDF',
  'MB',
  'GB',
  'KB',
  'kHz',
  'RGB',
  'CMYK',
  'LRC',
  'TXT',
  'UTF',
  'Big5',
  'Shift_JIS',
  'EUC-JP',
  'EUC-KR',
  'MP3',
  'MP4',
  'MOV',
  'BUG',
  'DJ',
  'RSS',
  'CNY',
  'OK',
  'MV',
  'AI',
  'ICP',
  'README',
  'SMS_PROVIDER',
  'ISRC',
  'UPC',
]
const mailOrWebAddress = /\S+@\S+|https?:\/\/\S+/g

export async function untranslatedWords(
  page: Page,
  language: Language,
  names: readonly string[] = [],
): Promise<string[]> {
  const texts = await page.evaluate(interfaceTexts)
  const foreign = language === 'en' ? hasChinese : hasLatinWord
  return texts.filter(text => foreign(without(text, names)))
}

export async function expectNoUntranslated(page: Page, language: Language, names: readonly string[] = []) {
  expect(await untranslatedWords(page, language, names), 'every word is in the chosen language').toEqual([])
}

function without(text: string, names: readonly string[]): string {
  const known = [...names, ...channelNames, ...brands].sort((a, b) => b.length - a.length)
  return known.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(mailOrWebAddress, ' '))
}

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)
const hasLatinWord = (text: string) => /\p{Script=Latin}{2,}/u.test(text)

/** Runs in the page. What is hidden now may be shown later, so it counts as well. */
function interfaceTexts(): string[] {
  const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']
  const language = document.documentElement.lang
  // An element that declares another language, such as the language switch, is in it on purpose.
  const isInPageLanguage = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === language
  const texts: string[] = [document.title]
  for (const meta of document.querySelectorAll('meta[name="description"]')) {
    texts.push(meta.getAttribute('content') ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, noscript, style, template') || !isInPageLanguage(element)) continue
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
  }
  return texts.map(text => text.trim()).filter(Boolean)
}
