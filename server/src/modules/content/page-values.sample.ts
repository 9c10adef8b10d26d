import type { Agent } from '#contract/sites/agent'
import { newPresentation } from '../../platform/stored-settings'

/** A site on its first day: nothing is filled in that its operator has to fill in. */
export function firstDaySite(terms: Partial<Agent['terms']> = {}): Agent {
  return {
    id: 1,
    domain: 'music.example',
    is_demo: false,
    numbers_abroad: [],
    ...newPresentation,
    promises: { review_days: 3, answer_hours: 24, counter_notice_days: 15 },
    terms: {
      royalty_rate: '0.8000',
      currency: 'CNY',
      withdrawal_minimum: '1000.00',
      withdrawal_fee: '2.00',
      ...terms,
    },
  }
}
