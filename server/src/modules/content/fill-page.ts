// Pages name no rule, fee or time themselves: the settings that the system follows stand in their place.

import { fullAge } from '#contract/identity/age'
import type { Language } from '#contract/language'
import type { Agent } from '#contract/sites/agent'

export function fillPage(text: string, site: Agent, language: Language): string {
  const values: Record<string, string> = {
    site: site.site_title[language],
    email: site.contact_email,
    hotline: site.hotline,
    share: `${Number(site.terms.royalty_rate) * 100}%`,
    minimum: `${site.terms.withdrawal_minimum} ${site.terms.currency}`,
    fee: `${site.terms.withdrawal_fee} ${site.terms.currency}`,
    reviewDays: String(site.promises.review_days),
    answerHours: String(site.promises.answer_hours),
    fullAge: String(fullAge),
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : escapeHtml(value)
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
