import type { Agent } from '#contract/sites/agent'

/** A site on its first day: nothing is filled in that its operator has to fill in. */
export function firstDaySite(terms: Partial<Agent['terms']> = {}): Agent {
  const nothing = { 'zh-CN': '', en: '' }
  return {
    id: 1,
    domain: 'music.example',
    is_demo: false,
    numbers_abroad: [],
    site_title: { 'zh-CN': '支流', en: 'Tributary' },
    site_logo: '',
    filing_number: '',
    filing_link: '',
    filings: {
      icp_licence: { number: '', link: '' },
      culture: { number: '', link: '' },
      police: { number: '', link: '' },
    },
    legal_entity: { name: '', credit_code: '' },
    contact_email: '',
    contact_address: nothing,
    hotline: '',
    service_hours: nothing,
    service_qr: [],
    colors: { accent: null, river: null },
    statistics: { service: 'builtin' },
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
