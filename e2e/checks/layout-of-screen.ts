// What tells the four layouts apart, and the styles of header and footer, by their landmarks.
import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/language'
import type { Screen } from '../../web/src/lib/screens'
import { PhoneMenu } from '../pages/phone-menu'
import { SiteFooter } from '../pages/site-footer'
import { SiteHeader } from '../pages/site-header'
import { wordsOf } from '../words'

interface Viewer {
  language: Language
  isMember: boolean
  /** Wide enough for the menu to stand in the header. */
  isWide: boolean
}

export async function expectLayout(page: Page, screen: Screen, viewer: Viewer) {
  const { path, layout } = screen
  const soft = expect.configure({ soft: true })
  const header = new SiteHeader(page, viewer.language)
  await soft(header.root, `${path}: header ${screen.header}`).toHaveCount(screen.header === 'none' ? 0 : 1)
  await soft(page.getByRole('main'), `${path} has one main part`).toHaveCount(1)
  await soft(page.getByRole('heading', { level: 1 }), `${path} has one first heading`).toHaveCount(1)
  await expectHeader(page, screen, viewer)
  await expectFooter(page, screen, viewer)
  const passport = wordsOf(viewer.language).passport
  const backHome = page.getByRole('main').getByRole('link', { name: passport['back.home'] })
  await soft(backHome, `${path}: only the passport layout leads back home`).toHaveCount(
    layout === 'passport' ? 1 : 0,
  )
  if (layout === 'passport' && path !== '/login' && path !== '/identity-check') {
    await soft(page.getByRole('main').getByRole('link', { name: passport['back.login'] })).toBeVisible()
  }
}

async function expectHeader(page: Page, { path, header: style }: Screen, viewer: Viewer) {
  const soft = expect.configure({ soft: true })
  const header = new SiteHeader(page, viewer.language)
  if (style === 'none') return
  if (style === 'slim') {
    await soft(header.menu, `${path}: a slim header has no menu`).toHaveCount(0)
    await soft(new PhoneMenu(page, viewer.language).button).toHaveCount(0)
    return
  }
  if (viewer.isWide) {
    const shell = wordsOf(viewer.language).shell
    const first = viewer.isMember ? shell['menu.publish'] : shell['menu.home']
    await soft(header.menuLinks.first(), `${path} has the visitor's menu`).toHaveText(first)
  } else {
    await soft(new PhoneMenu(page, viewer.language).button, `${path} has a menu button`).toBeVisible()
  }
  await soft(header.user.button).toHaveCount(viewer.isMember ? 1 : 0)
  await soft(header.root, `${path}: a ${style} header`).toHaveCSS(
    'border-bottom-width',
    style === 'plain' ? '1px' : '0px',
  )
}

async function expectFooter(page: Page, { path, footer: style }: Screen, { language }: Viewer) {
  const soft = expect.configure({ soft: true })
  const footer = new SiteFooter(page, language)
  await soft(footer.root, `${path}: footer ${style}`).toHaveCount(style === 'none' ? 0 : 1)
  await soft(footer.contactTitle, `${path}: footer ${style}`).toHaveCount(style === 'full' ? 1 : 0)
}
