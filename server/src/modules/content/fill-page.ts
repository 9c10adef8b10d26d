// Pages name no rule, fee or time themselves: the settings that the system follows stand in their place.
import { fill, place } from '#contract/fill'
import type { Language } from '#contract/language'
import type { Agent } from '#contract/sites/agent'
import { escapeHtml } from '../../platform/escape-html'
import { pageValues } from './page-values'

interface Values {
  text: Record<string, string>
  html: Record<string, string>
}

/** A page fills hundreds of places. A site's facts are one object until they change, so its values are worked out once. */
const known = new WeakMap<Agent, Map<Language, Values>>()

function valuesOf(site: Agent, language: Language): Values {
  const ofSite = known.get(site) ?? new Map<Language, Values>()
  known.set(site, ofSite)
  const values = ofSite.get(language) ?? workOut(site, language)
  ofSite.set(language, values)
  return values
}

function workOut(site: Agent, language: Language): Values {
  const text = pageValues(site, language)
  const escaped = Object.entries(text).map(([name, value]) => [name, escapeHtml(value)])
  return { text, html: Object.fromEntries(escaped) }
}

/** Titles and summaries: plain text. */
export function fillText(text: string, site: Agent, language: Language): string {
  return text.includes('{') ? fill(text, valuesOf(site, language).text) : text
}

export function fillHtml(html: string, site: Agent, language: Language): string {
  return html.includes('{') ? fill(html, valuesOf(site, language).html) : html
}

export function unknownPlaces(text: string, site: Agent): string[] {
  const values = valuesOf(site, 'en').text
  return [...new Set([...text.matchAll(place)].map(([, name = '']) => name))].filter(
    name => !Object.hasOwn(values, name),
  )
}
