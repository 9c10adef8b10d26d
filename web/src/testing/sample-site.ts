import type { Language } from '#contract/language'
import type { Agent, DownloadLinks } from '#contract/sites/agent'
import { nothingNamed } from '#contract/sites/data-keeping'
import type { RootData } from '../lib/root-data'
import { wordsOf } from './words'

export const sampleSite: Agent = {
  id: 1,
  domain: 'river.example',
  is_demo: false,
  numbers_abroad: [],
  site_title: { 'zh-CN': '支流', en: 'Tributary' },
  site_logo: '',
  filing_number: '示例备1号',
  filing_link: 'https://filing.example/',
  filings: {
    icp_licence: { number: '示例证2号', link: 'https://licence.example/' },
    culture: { number: '示例网文3号', link: '' },
    police: { number: '', link: '' },
  },
  legal_entity: { name: '河畔文化有限公司', credit_code: '91110000600037341L' },
  data_keeping: nothingNamed,
  contact_email: 'hello@river.example',
  contact_address: { 'zh-CN': '河畔路 1 号', en: '1 Riverside Road' },
  hotline: '400-000-0000',
  service_hours: { 'zh-CN': '工作日', en: 'Weekdays' },
  service_qr: [],
  colors: { accent: null, river: null },
  statistics: { service: 'builtin' },
  promises: { review_days: 2, answer_hours: 24, counter_notice_days: 15 },
  terms: { royalty_rate: '0.8', currency: 'CNY', withdrawal_minimum: '100.00', withdrawal_fee: '0.00' },
}

const downloads: DownloadLinks = {
  android: 'https://river.example/android',
  ios: 'https://river.example/ios',
  win32: '',
  mac: '',
}

export function sampleRoot(language: Language, wanted: Partial<RootData> = {}): RootData {
  return {
    site: sampleSite,
    downloads,
    language,
    isSignedIn: false,
    origin: 'http://localhost',
    words: wordsOf('shell', language),
    ...wanted,
  }
}
