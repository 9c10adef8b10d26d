// Every screen, as whoever may see it: English on a desk in the light, or Chinese on a phone in the dark, one screen this way and
// the next one that way; in a drill each in both, and members see all that guests do. Complaints are collected, so that one run
// names every screen that has one.
import type { Page } from '@playwright/test'
import type { Language } from '#contract/language'
import { isDrill, sampled } from '../../server/src/testing/sampled'
import { redirectFor } from '../../web/src/lib/guard'
import { type Screen, screens } from '../../web/src/lib/screens'
import type { Site } from '../builders/site'
import { accessibilityProblems } from '../checks/accessible'
import { coveredControls } from '../checks/floats'
import { expectLayout } from '../checks/layout-of-screen'
import { settled } from '../checks/settled'
import { jumps, sidewaysOverflow, watchLayoutShift } from '../checks/steady-layout'
import { untranslatedWords } from '../checks/untranslated'
import { expect, test } from '../fixtures'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

/** Their title is the item's own: without a number the first or the newest one. */
const showsItem = ['/advisory/detail', '/hot-plan/detail', '/help-center/index/detail']

/** A small phone, a tablet, a laptop. */
const heights = { 360: 640, 768: 900, 1440: 900 } as const
type Width = keyof typeof heights
const widths: Width[] = [360, 768, 1440]

const readers = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'zh-CN', theme: 'dark', width: 360 },
] as const

/** What is found by a code needs something with that code. */
const isFixed = ({ path }: Screen) => !path.includes(':')
const of = (...layouts: Screen['layout'][]) =>
  screens.filter(screen => isFixed(screen) && layouts.includes(screen.layout))
/** Whoever is not of the staff meets the same door at every address of the console. */
const door = of('operator').slice(0, 1)
const openToMembers = of('guest', 'passport').filter(({ path }) => !redirectFor(path, true))

interface Round {
  screens: Screen[]
  /** Guests see the same below the header. */
  isKnown?: boolean
}

const ofGuests: Round[] = [{ screens: [...of('guest', 'passport'), ...door] }]
const ofMembers: Round[] = [
  { screens: of('member') },
  { screens: sampled([...openToMembers, ...door], 4), isKnown: true },
]

for (const [turn, { language, theme, width }] of readers.entries()) {
  test.describe(`in ${language}, ${theme}, ${width} px`, { tag: '@slow' }, () => {
    test.use({ language, theme, viewport: { width, height: heights[width] } })

    for (const { name, isMember, rounds } of [
      { name: 'a guest sees every open screen', isMember: false, rounds: ofGuests },
      {
        name: 'a member sees every screen of theirs, and open ones too',
        isMember: true,
        rounds: ofMembers,
      },
    ]) {
      test(name, async ({ page, site, member, login }) => {
        test.setTimeout(600_000)
        const names = [...site.ownWords]
        if (isMember) {
          const someone = await member({ verifiedAt: new Date() })
          await someone.receiveMessages(2)
          await login(someone)
          names.push(...someone.names)
        }
        await watchLayoutShift(page)
        for (const { screens: all, isKnown = false } of rounds) {
          const visited = all.filter((_, index) => isDrill || index % readers.length === turn)
          for (const screen of visited) {
            const viewer = { language, isMember, width, names }
            await test.step(screen.path, () => visit(page, { screen, site, isKnown, ...viewer }))
          }
        }
      })
    }
  })
}

/** Its sentences name fields and headers of the wire; that each call has its Chinese is held by the page's own test. */
const namesFields = ['/docs/api']

interface Visit {
  screen: Screen
  site: Site
  language: Language
  isMember: boolean
  isKnown: boolean
  width: Width
  names: string[]
}

async function visit(page: Page, { screen, site, language, isMember, isKnown, width, names }: Visit) {
  const { path } = screen
  const answer = await page.goto(path)
  expect.soft(answer?.status(), `${path} answers`).toBe(200)
  await settled(page)
  expect.soft(new URL(page.url()).pathname, 'the address stays').toBe(path)
  const title = showsItem.includes(path)
    ? await page.getByRole('heading', { level: 1 }).textContent()
    : wordsOf(language).shell[screen.title as 'title.home']
  expect.soft(await page.title(), `${path} has its title`).toBe(`${title} - ${site.title[language]}`)
  expect.soft(await page.locator('html').getAttribute('lang')).toBe(language)
  await expectLayout(page, screen, { language, isMember, isWide: width >= 1024 })
  const within = isKnown ? 'header' : 'html'
  expect.soft(await accessibilityProblems(page, { within }), `${path} is accessible`).toEqual([])
  if (!namesFields.includes(path))
    expect.soft(await untranslatedWords(page, language, names), `${path} is translated`).toEqual([])
  expect.soft(await jumps(page, 0.02), `${path} does not jump while loading`).toEqual([])
  // The width of the round comes last, so that the next screen is loaded at it.
  for (const tried of [...widths.filter(other => other !== width), width]) {
    await page.setViewportSize({ width: tried, height: heights[tried] })
    expect.soft(await sidewaysOverflow(page), `${path} fits into ${tried} px`).toBe(0)
  }
  // A window that is still growing would make the next screen jump.
  await page.waitForFunction(wanted => window.innerWidth === wanted, width)
  expect.soft(await coveredControls(page), `on ${path} nothing floats over a control`).toEqual([])
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
