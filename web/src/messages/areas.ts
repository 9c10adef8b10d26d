// Which words belong to which area, and how one language of one area is loaded.
import type { Language } from '#contract/language'
import type { words as desk } from './zh-CN/desk'
import type { words as guest } from './zh-CN/guest'
import type { words as materials } from './zh-CN/materials'
import type { words as member } from './zh-CN/member'
import type { words as messages } from './zh-CN/messages'
import type { words as operator } from './zh-CN/operator'
import type { words as passport } from './zh-CN/passport'
import type { words as publish } from './zh-CN/publish'
import type { words as shell } from './zh-CN/shell'
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
  messages: typeof messages
  tickets: typeof tickets
  operator: typeof operator
  desk: typeof desk
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
  messages: { 'zh-CN': () => import('./zh-CN/messages'), en: () => import('./en/messages') },
  tickets: { 'zh-CN': () => import('./zh-CN/tickets'), en: () => import('./en/tickets') },
  desk: { 'zh-CN': () => import('./zh-CN/desk'), en: () => import('./en/desk') },
  operator: { 'zh-CN': () => import('./zh-CN/operator'), en: () => import('./en/operator') },
}

export async function loadWords<A extends Area>(area: A, language: Language): Promise<AreaWords[A]> {
  return (await files[area][language]()).words
}
