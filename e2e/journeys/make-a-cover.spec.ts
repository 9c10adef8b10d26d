// From a work without a cover to twelve designs, and back with one of them.
import type { Page } from '@playwright/test'
import { makeScene } from '../../covers/src/compose/make-scene'
import type { Recipe } from '../../covers/src/compose/recipe'
import { nodeSurface } from '../../server/src/platform/canvas/node-surface'
import { verifiedMember } from '../builders/verified'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

// A verified person is one of a site.
test.use({ isSiteOwn: true })

const { covers, materials } = wordsOf('en')

test('twelve designs come from a work, one is changed, used, and passes the cover check', async ({
  page,
  backend,
  site,
  login,
}) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  const workId = await member.work({ without: ['cover'] })
  const steps = new PublishPage(page)
  await page.goto(`/work-publish/step/step-2?id=${workId}`)
  await page.getByRole('link', { name: materials['cover.make'] }).click()

  // The work's own names are enough to begin by itself.
  await expect(page.getByText(covers['grid.done'])).toBeVisible({ timeout: 120_000 })
  const designs = page.getByRole('region', { name: covers['grid.label'] })
  await designs.getByRole('button', { pressed: false }).first().click()
  expect(await accessibilityProblems(page)).toEqual([])

  const side = page.getByRole('complementary', { name: covers['side.label'] })
  await side
    .getByRole('button', { name: covers['part.shuffle'].replace('{name}', covers['part.colour']) })
    .click()
  await side.getByRole('button', { name: /^Use for/ }).press('Enter')

  await page.waitForURL(/step-2/, { timeout: 60_000 })
  await steps.expectPassed('material.cover')
})

test('a design with a heart is found in the library, copied, thrown away and brought back', {
  tag: '@drill',
}, async ({ page, login, member }) => {
  await login(await member())
  await page.goto('/intelligence-cover')
  await page.getByLabel(covers['brief.title']).fill('Undertow')
  await page.getByRole('button', { name: covers['brief.begin'] }).click()
  await page.getByRole('button', { name: /^Add design 1 to favourites/ }).click({ timeout: 120_000 })
  await page.getByRole('link', { name: covers['keep.look'] }).click()

  expect(await keptScene(page)).toEqual(await sceneOfServer(page, 'Undertow'))

  const named = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const wish = async (name: string, item: string) => {
    await page.getByRole('button', { name: covers['library.more'].replace('{name}', name) }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await page.getByRole('searchbox', { name: covers['library.search'] }).fill('under')
  await expect(named('Undertow')).toBeVisible()
  await wish('Undertow', covers['library.copy'])
  const copy = `Undertow${covers['library.copyMark']}`
  await expect(named(copy)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await wish(copy, covers['library.bin'])
  await expect(named(copy)).toBeHidden()
  await page.getByRole('radio', { name: covers['library.view.bin'] }).click()
  await page.getByRole('button', { name: covers['library.restoreOne'].replace('{name}', copy) }).click()
  await page.getByRole('radio', { name: covers['library.view.all'] }).click()
  await expect(named(copy)).toBeVisible()
})

/** As the browser made and kept it. */
async function keptScene(page: Page) {
  const scene = await page.evaluate(async () => {
    const t = Math.floor(Date.now() / 1000)
    const read = async (path: string) => (await (await fetch(path)).json()).data
    const { items } = await read(`/api/covers/designs?t=${t}`)
    return (await read(`/api/covers/design?id=${items[0].id}&t=${t}`)).scene
  })
  return withPathsTaken(scene, value => value)
}

/**
 * What the server makes of the first recipe that the page remembers. Browser and server measure text alike but for
 * the last digit, so each number, inside paths too, may be two units of 3000 beside the other.
 */
async function sceneOfServer(page: Page, title: string) {
  const [recipe] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cover brief  round') ?? '{}').recipes as Recipe[],
  )
  if (!recipe) throw new Error('the page remembers no recipe')
  return withPathsTaken(makeScene(recipe, { title, artist: '', sound: [] }, nodeSurface()), value =>
    expect.closeTo(value, -0.7),
  )
}

/** A path as a list of its commands and numbers, and each number as it is to be seen. */
function withPathsTaken(scene: unknown, seen: (value: number) => unknown): unknown {
  return JSON.parse(JSON.stringify(scene), (key, value) => {
    if (typeof value === 'number') return seen(value)
    if (key !== 'path') return value
    const parts = String(value).match(/-?\d+(\.\d+)?|[a-z]/gi) ?? []
    return parts.map(part => (Number.isNaN(Number(part)) ? part : seen(Number(part))))
  })
}
