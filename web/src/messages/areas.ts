// Which words belong to which area, and how one language of one area is loaded.
import type { Language } from '#contract/language'
import type { words as audit } from './zh-CN/audit'
import type { words as bills } from './zh-CN/bills'
import type { words as content } from './zh-CN/content'
import type { words as desk } from './zh-CN/desk'
import type { words as guest } from './zh-CN/guest'
import type { words as materials } from './zh-CN/materials'
import type { words as member } from './zh-CN/member'
import type { words as members } from './zh-CN/members'
import type { words as messages } from './zh-CN/messages'
import type { words as operator } from './zh-CN/operator'
import type { words as passport } from './zh-CN/passport'
import type { words as publish } from './zh-CN/publish'
import type { words as review } from './zh-CN/review'
import type { words as shell } from './zh-CN/shell'
import type { words as site } from './zh-CN/site'
import type { words as staff } from './zh-CN/staff'
import type { words as tickets } from './zh-CN/tickets'
import type { words as works } from './zh-CN/works'

export interface AreaWords {
  shell: typeof shell
  guest: typeof guest
  passport: typeof passport
  member: typeof member
  publish: typeof publish
  materials: typeof materials
  works: typeof works
  bills: typeof bills
  messages: typeof messages
  members: typeof members
  tickets: typeof tickets
  staff: typeof staff
  site: typeof site
  operator: typeof operator
  desk: typeof desk
  audit: typeof audit
  content: typeof content
  review: typeof review
}

export type Area = keyof AreaWords

const files: { [A in Area]: Record<Language, () => Promise<{ words: AreaWords[A] }>> } = {
  shell: { 'zh-CN': () => import('./zh-CN/shell'), en: () => import('./en/shell') },
  guest: { 'zh-CN': () => import('./zh-CN/guest'), en: () => import('./en/guest') },
  passport: { 'zh-CN': () => import('./zh-CN/passport'), en: () => import('./en/passport') },
  member: { 'zh-CN': () => import('./zh-CN/member'), en: () => import('./en/member') },
  publish: { 'zh-CN': () => import('./zh-CN/publish'), en: () => import('./en/publish') },
  materials: { 'zh-CN': () => import('./zh-CN/materials'), en: () => import('./en/materials') },
  works: { 'zh-CN': () => import('./zh-CN/works'), en: () => import('./en/works') },
  bills: { 'zh-CN': () => import('./zh-CN/bills'), en: () => import('./en/bills') },
  members: { 'zh-CN': () => import('./zh-CN/members'), en: () => import('./en/members') },
  messages: { 'zh-CN': () => import('./zh-CN/messages'), en: () => import('./en/messages') },
  site: { 'zh-CN': () => import('./zh-CN/site'), en: () => import('./en/site') },
  staff: { 'zh-CN': () => import('./zh-CN/staff'), en: () => import('./en/staff') },
  tickets: { 'zh-CN': () => import('./zh-CN/tickets'), en: () => import('./en/tickets') },
  audit: { 'zh-CN': () => import('./zh-CN/audit'), en: () => import('./en/audit') },
  content: { 'zh-CN': () => import('./zh-CN/content'), en: () => import('./en/content') },
  desk: { 'zh-CN': () => import('./zh-CN/desk'), en: () => import('./en/desk') },
  review: { 'zh-CN': () => import('./zh-CN/review'), en: () => import('./en/review') },
  operator: { 'zh-CN': () => import('./zh-CN/operator'), en: () => import('./en/operator') },
}

export async function loadWords<A extends Area>(area: A, language: Language): Promise<AreaWords[A]> {
  return (await files[area][language]()).words
}
