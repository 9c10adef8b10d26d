import type { NewAgent } from './create-agent'

/** A site as it begins without the demo: everything about it is still to be filled in by its operator. */
export function emptySite(domain: string): NewAgent {
  const nothing = { 'zh-CN': '', en: '' }
  return {
    domains: [domain],
    presentation: {
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
      promises: { review_days: 2, answer_hours: 24, counter_notice_days: 15 },
    },
    downloads: { android: '', ios: '', win32: '', mac: '' },
  }
}
