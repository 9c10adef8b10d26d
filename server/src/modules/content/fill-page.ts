// Pages name no rule, fee or time themselves: the settings that the system follows stand in their place.
import type { Language } from '#contract/language'
import type { Agent } from '#contract/sites/agent'
import { pageValues } from './page-values'

const place = /\{(\w+)\}/g

/** Titles and summaries: plain text. */
export function fillText(text: string, site: Agent, language: Language): string {
  return fill(text, pageValues(site, language))
}

export function fillHtml(html: string, site: Agent, language: Language): string {
  const values = Object.entries(pageValues(site, language)).map(([name, value]) => [name, escapeHtml(value)])
  return fill(html, Object.fromEntries(values))
}

export function unknownPlaces(text: string, site: Agent): string[] {
  const known = pageValues(site, 'en')
  return [...new Set([...text.matchAll(place)].map(([, name = '']) => name))].filter(name => !(name in known))
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(place, (whole, name: string) => values[name] ?? whole)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
