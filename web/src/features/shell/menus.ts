import { links } from '../../lib/links'
import type { AreaWords } from '../../messages/areas'

export interface MenuEntry {
  label: keyof AreaWords['shell']
  to: string
  /** Paths below this one belong to the entry. */
  area: string
}

const shared: MenuEntry[] = [
  { label: 'menu.news', to: links.news, area: '/advisory' },
  { label: 'menu.download', to: links.download, area: '/download' },
  { label: 'menu.hotPlan', to: links.hotPlans, area: '/hot-plan' },
  { label: 'menu.help', to: links.help, area: '/help-center' },
]

export const guestMenu: MenuEntry[] = [
  { label: 'menu.home', to: links.home, area: '/guest/index' },
  { label: 'menu.distribution', to: links.distribution, area: '/guest/publish' },
  ...shared,
]

export const memberMenu: MenuEntry[] = [
  { label: 'menu.publish', to: links.publish, area: '/work-publish' },
  { label: 'menu.works', to: links.works, area: '/work-management' },
  ...shared,
]

export interface UserMenuEntry {
  id: 0 | 1 | 2 | 3
  label: keyof AreaWords['shell']
  to: string
}

export const userMenu: UserMenuEntry[] = [
  { id: 0, label: 'user.center', to: links.information },
  { id: 1, label: 'user.bills', to: links.bills },
  { id: 2, label: 'user.withdraw', to: links.withdraw },
  { id: 3, label: 'user.security', to: links.security },
]
