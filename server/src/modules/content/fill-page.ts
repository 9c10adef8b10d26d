// Pages name no rule, fee or time themselves: the settings that the system follows stand in their place.
import type { Language } from '#contract/language'
import type { Agent } from '#contract/sites/agent'
import { pageValues } from './page-values'

export function fillPage(text: string, site: Agent, language: Language): string {
  const values = pageValues(site, language)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : escapeHtml(value)
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
