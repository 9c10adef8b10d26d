// Which words belong to which area, and how one language of one area is loaded.
import type { Language } from '#contract/language'
import type { words as api } from './zh-CN/api'
import type { words as audit } from './zh-CN/audit'
import type { words as bills } from './zh-CN/bills'
import type { words as catalogue } from './zh-CN/catalogue'
import type { words as channels } from './zh-CN/channels'
import type { words as content } from './zh-CN/content'
import type { words as coverEditor } from './zh-CN/cover-editor'
import type { words as coverOffer } from './zh-CN/cover-offer'
import type { words as covers } from './zh-CN/covers'
import type { words as deeds } from './zh-CN/deeds'
import type { words as deliveries } from './zh-CN/deliveries'
import type { words as guest } from './zh-CN/guest'
import type { words as income } from './zh-CN/income'
import type { words as incomeDesk } from './zh-CN/income-desk'
import type { words as incomeFigures } from './zh-CN/income-figures'
import type { words as infringement } from './zh-CN/infringement'
import type { words as ledger } from './zh-CN/ledger'
import type { words as materials } from './zh-CN/materials'
import type { words as member } from './zh-CN/member'
import type { words as members } from './zh-CN/members'
import type { words as messages } from './zh-CN/messages'
import type { words as moveIn } from './zh-CN/move-in'
import type { words as operator } from './zh-CN/operator'
import type { words as passport } from './zh-CN/passport'
import type { words as payoutDesk } from './zh-CN/payout-desk'
import type { words as payouts } from './zh-CN/payouts'
import type { words as publish } from './zh-CN/publish'
import type { words as release } from './zh-CN/release'
import type { words as reportCheck } from './zh-CN/report-check'
import type { words as review } from './zh-CN/review'
import type { words as roster } from './zh-CN/roster'
import type { words as shell } from './zh-CN/shell'
import type { words as site } from './zh-CN/site'
import type { words as splits } from './zh-CN/splits'
import type { words as staff } from './zh-CN/staff'
import type { words as support } from './zh-CN/support'
import type { words as supportDesk } from './zh-CN/support-desk'
import type { words as webhooks } from './zh-CN/webhooks'
import type { words as withdraw } from './zh-CN/withdraw'
import type { words as works } from './zh-CN/works'

export interface AreaWords {
  shell: typeof shell
  guest: typeof guest
  api: typeof api
  release: typeof release
  passport: typeof passport
  member: typeof member
  publish: typeof publish
  materials: typeof materials
  works: typeof works
  income: typeof income
  bills: typeof bills
  'income-figures': typeof incomeFigures
  'income-desk': typeof incomeDesk
  'report-check': typeof reportCheck
  splits: typeof splits
  'move-in': typeof moveIn
  roster: typeof roster
  webhooks: typeof webhooks
  payouts: typeof payouts
  withdraw: typeof withdraw
  'payout-desk': typeof payoutDesk
  ledger: typeof ledger
  messages: typeof messages
  catalogue: typeof catalogue
  members: typeof members
  support: typeof support
  staff: typeof staff
  site: typeof site
  operator: typeof operator
  'support-desk': typeof supportDesk
  audit: typeof audit
  channels: typeof channels
  deeds: typeof deeds
  deliveries: typeof deliveries
  covers: typeof covers
  'cover-editor': typeof coverEditor
  'cover-offer': typeof coverOffer
  content: typeof content
  review: typeof review
  infringement: typeof infringement
}

export type Area = keyof AreaWords

const files: { [A in Area]: Record<Language, () => Promise<{ words: AreaWords[A] }>> } = {
  shell: { 'zh-CN': () => import('./zh-CN/shell'), en: () => import('./en/shell') },
  guest: { 'zh-CN': () => import('./zh-CN/guest'), en: () => import('./en/guest') },
  api: { 'zh-CN': () => import('./zh-CN/api'), en: () => import('./en/api') },
  release: { 'zh-CN': () => import('./zh-CN/release'), en: () => import('./en/release') },
  passport: { 'zh-CN': () => import('./zh-CN/passport'), en: () => import('./en/passport') },
  member: { 'zh-CN': () => import('./zh-CN/member'), en: () => import('./en/member') },
  publish: { 'zh-CN': () => import('./zh-CN/publish'), en: () => import('./en/publish') },
  materials: { 'zh-CN': () => import('./zh-CN/materials'), en: () => import('./en/materials') },
  works: { 'zh-CN': () => import('./zh-CN/works'), en: () => import('./en/works') },
  'income-figures': {
    'zh-CN': () => import('./zh-CN/income-figures'),
    en: () => import('./en/income-figures'),
  },
  bills: { 'zh-CN': () => import('./zh-CN/bills'), en: () => import('./en/bills') },
  income: { 'zh-CN': () => import('./zh-CN/income'), en: () => import('./en/income') },
  'income-desk': { 'zh-CN': () => import('./zh-CN/income-desk'), en: () => import('./en/income-desk') },
  'report-check': { 'zh-CN': () => import('./zh-CN/report-check'), en: () => import('./en/report-check') },
  ledger: { 'zh-CN': () => import('./zh-CN/ledger'), en: () => import('./en/ledger') },
  splits: { 'zh-CN': () => import('./zh-CN/splits'), en: () => import('./en/splits') },
  webhooks: { 'zh-CN': () => import('./zh-CN/webhooks'), en: () => import('./en/webhooks') },
  'move-in': { 'zh-CN': () => import('./zh-CN/move-in'), en: () => import('./en/move-in') },
  roster: { 'zh-CN': () => import('./zh-CN/roster'), en: () => import('./en/roster') },
  payouts: { 'zh-CN': () => import('./zh-CN/payouts'), en: () => import('./en/payouts') },
  withdraw: { 'zh-CN': () => import('./zh-CN/withdraw'), en: () => import('./en/withdraw') },
  'payout-desk': { 'zh-CN': () => import('./zh-CN/payout-desk'), en: () => import('./en/payout-desk') },
  catalogue: { 'zh-CN': () => import('./zh-CN/catalogue'), en: () => import('./en/catalogue') },
  members: { 'zh-CN': () => import('./zh-CN/members'), en: () => import('./en/members') },
  messages: { 'zh-CN': () => import('./zh-CN/messages'), en: () => import('./en/messages') },
  site: { 'zh-CN': () => import('./zh-CN/site'), en: () => import('./en/site') },
  staff: { 'zh-CN': () => import('./zh-CN/staff'), en: () => import('./en/staff') },
  support: { 'zh-CN': () => import('./zh-CN/support'), en: () => import('./en/support') },
  audit: { 'zh-CN': () => import('./zh-CN/audit'), en: () => import('./en/audit') },
  covers: { 'zh-CN': () => import('./zh-CN/covers'), en: () => import('./en/covers') },
  'cover-editor': { 'zh-CN': () => import('./zh-CN/cover-editor'), en: () => import('./en/cover-editor') },
  'cover-offer': { 'zh-CN': () => import('./zh-CN/cover-offer'), en: () => import('./en/cover-offer') },
  deeds: { 'zh-CN': () => import('./zh-CN/deeds'), en: () => import('./en/deeds') },
  deliveries: { 'zh-CN': () => import('./zh-CN/deliveries'), en: () => import('./en/deliveries') },
  channels: { 'zh-CN': () => import('./zh-CN/channels'), en: () => import('./en/channels') },
  content: { 'zh-CN': () => import('./zh-CN/content'), en: () => import('./en/content') },
  'support-desk': { 'zh-CN': () => import('./zh-CN/support-desk'), en: () => import('./en/support-desk') },
  infringement: { 'zh-CN': () => import('./zh-CN/infringement'), en: () => import('./en/infringement') },
  review: { 'zh-CN': () => import('./zh-CN/review'), en: () => import('./en/review') },
  operator: { 'zh-CN': () => import('./zh-CN/operator'), en: () => import('./en/operator') },
}

export async function loadWords<A extends Area>(area: A, language: Language): Promise<AreaWords[A]> {
  return (await files[area][language]()).words
}
