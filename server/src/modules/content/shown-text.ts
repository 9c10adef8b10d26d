import type { Language } from '#contract/language'
import type { CallContext } from '../../platform/http/call-handler'
import { fillHtml, fillText } from './fill-page'

export type Reader = Pick<CallContext, 'tx' | 'site' | 'language'>

/** A place is filled wherever it stands, so that no setting is ever repeated by hand. */
export function shownText(both: unknown, { site, language }: Pick<Reader, 'site' | 'language'>): string {
  return fillText((both as Record<Language, string>)[language], site.facts, language)
}

export function shownHtml(both: unknown, { site, language }: Pick<Reader, 'site' | 'language'>): string {
  return fillHtml((both as Record<Language, string>)[language], site.facts, language)
}
