// The cover editor: from a design to a file, on a desk and by touch.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Scene, scene as sceneSchema } from '#contract/covers/scene'
import { verifiedMember } from '../builders/verified'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

const { covers, 'cover-editor': words } = wordsOf('en')

const type = (font: string, weight: number) => ({ font, weight })
const plain = (colour: string) => ({ kind: 'plain', colour })

/** Everything that two canvases could draw in two ways: several scripts, a computed picture, a shadow, a gradient, a blend, a group. */
const scene: Scene = sceneSchema.parse({
  version: 1,
  ground: '#f3ead8',
  layers: [
    {
      id: 'sky',
      name: 'sky',
      kind: 'paint',
      paint: 'sky',
      seed: 5,
      colours: ['#1c2740', '#e0714f', '#f5d9a8'],
    },
    {
      ...{ id: 'sun', name: 'sun', kind: 'shape', width: 900, height: 900, x: 1050, y: 700, blend: 'screen' },
      path: 'M0 450a450 450 0 1 1 900 0a450 450 0 1 1 -900 0Z',
      shadow: { x: 0, y: 40, blur: 90, colour: '#000000', opacity: 0.5 },
      fill: {
        ...{ kind: 'linear', from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
        stops: [
          { at: 0, colour: '#ffd27a' },
          { at: 1, colour: '#c2303c' },
        ],
      },
    },
    {
      ...{ id: 'names', name: 'names', kind: 'group', opacity: 0.95, rotation: -3, x: 20, y: 60 },
      layers: [
        {
          ...{
            id: 'title',
            name: 'title',
            kind: 'text',
            role: 'title',
            text: '河灯 Lanterns',
            x: 1500,
            y: 2100,
          },
          ...{ type: type('noto-serif-sc', 900), size: 360, align: 'middle', fill: plain('#ffffff') },
        },
        {
          ...{ id: 'line', name: 'line', kind: 'text', text: 'قمر 🌙 夜航', x: 1500, y: 2600 },
          ...{ type: type('archivo', 600), size: 200, align: 'middle', fill: plain('#ffe9c4') },
        },
      ],
    },
  ],
})

async function keptDesign(page: Page, made: Scene, workId?: number): Promise<number> {
  const answer = await page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch('/api/covers/create', { method: 'POST', headers, body: JSON.stringify(body) })
      return (await sent.json()) as { data: { id: number } }
    },
    { name: 'Lanterns', scene: made, work_id: workId },
  )
  return answer.data.id
}

type Verified = Awaited<ReturnType<typeof verifiedMember>>

/** From a work of theirs that has no cover. */
async function openTwelve(page: Page, member: Verified, login: (member: Verified) => Promise<unknown>) {
  await login(member)
  await page.goto(`/intelligence-cover?work=${await member.work({ without: ['cover'] })}`)
}

test.describe('on a desk', () => {
  // A verified person is one of a site.
  test.use({ isSiteOwn: true })

  test('a design of the twelve is changed by keyboard and becomes the cover', async ({
    page,
    backend,
    site,
    login,
  }) => {
    await openTwelve(page, await verifiedMember(backend, site), login)
    await page.getByRole('button', { name: covers['take.edit'], exact: true }).click({ timeout: 120_000 })

    const layers = page.getByRole('region', { name: words['layers.title'] })
    await layers.getByRole('button', { pressed: false }).first().waitFor()
    const before = await layers.getByRole('listitem').count()
    await page.getByRole('region', { name: words['stage.label'] }).focus()
    // A text is written, copied, both are put in line and grouped; one step back, and saved.
    await page.keyboard.press('t')
    await expect(page.getByRole('textbox', { name: words['panel.text'], exact: true })).toBeFocused()
    await page.keyboard.type('Live')
    await page.getByRole('region', { name: words['stage.label'] }).focus()
    for (const keys of ['Control+d', 'Control+a', 'Control+g', 'Control+z', 'Escape'])
      await page.keyboard.press(keys)
    await expect(layers.getByRole('listitem')).toHaveCount(before + 2)
    await page.keyboard.press('Control+z')
    await expect(layers.getByRole('listitem')).toHaveCount(before + 1)
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await useAsCover(page)
    await new PublishPage(page).expectPassed('material.cover')
  })
})

test('what the browser exports is what the server draws', async ({ page, login, member }) => {
  await login(await member())
  await page.goto('/intelligence-cover-head')
  const id = await keptDesign(page, scene)
  await page.goto(`/intelligence-cover-head/edit?id=${id}`)
  await page.getByRole('button', { name: words['export.label'], exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: words['export.small'] }).click()
  const ours = await readFile(await (await download).path())
  const theirs = await drawnByServer(page, id)

  const [one, other] = await Promise.all(
    [ours, theirs].map(file => sharp(file).removeAlpha().raw().toBuffer()),
  )
  if (!one || !other) throw new Error('nothing to compare')
  expect(one.length).toBe(640 * 640 * 3)
  expect(other.length).toBe(one.length)
  let sum = 0
  let far = 0
  for (let at = 0; at < one.length; at++) {
    const difference = Math.abs((one[at] as number) - (other[at] as number))
    sum += difference
    if (difference > 32) far++
  }
  // Levels of 255, edges of letters and JPEG included: nobody sees this, and a missing letter would be far more.
  expect(sum / one.length).toBeLessThan(1.5)
  expect(far / one.length).toBeLessThan(0.005)
})

async function drawnByServer(page: Page, id: number): Promise<Buffer> {
  for (;;) {
    const { state, bytes } = await page.evaluate(async design => {
      const body = JSON.stringify({ id: design, size: '640', format: 'jpeg' })
      const headers = { 'content-type': 'application/json' }
      const asked = await fetch('/api/covers/draw', { method: 'POST', headers, body })
      const { data } = (await asked.json()) as { data: { state: string; url: string | null } }
      if (data.state !== 'ready' || !data.url) return { state: data.state, bytes: [] }
      const file = new Uint8Array(await (await fetch(data.url)).arrayBuffer())
      return { state: data.state, bytes: Array.from(file) }
    }, id)
    if (state === 'ready') return Buffer.from(bytes)
    expect(state).toBe('waiting')
    await page.waitForTimeout(300)
  }
}

test('layers are copied in one tab and pasted into the design in another', async ({
  page,
  login,
  member,
}) => {
  await login(await member())
  await page.goto('/intelligence-cover-head')
  const [full, empty] = [await keptDesign(page, scene), await keptDesign(page, { ...scene, layers: [] })]
  const other = await page.context().newPage()
  const open = async (tab: Page, id: number) => {
    await tab.goto(`/intelligence-cover-head/edit?id=${id}`)
    await tab.getByRole('region', { name: words['stage.label'] }).focus()
    return tab.getByRole('region', { name: words['layers.title'] })
  }
  const copied = await open(page, full)
  await expect(copied.getByRole('listitem')).not.toHaveCount(0)
  for (const keys of ['Control+a', 'Control+c']) await page.keyboard.press(keys)

  const pasted = await open(other, empty)
  await expect(other.getByText(words['layers.empty'])).toBeVisible()
  await other.keyboard.press('Control+v')
  await expect(pasted.getByRole('listitem')).toHaveText(await copied.getByRole('listitem').allTextContents())
  await expect(other.getByText(/^Saved \d/)).toBeVisible()
  await other.close()
})

test('a face that does not load is named, and the cover is drawn in another', { tag: '@drill' }, async ({
  page,
  login,
  member,
  problems,
}) => {
  problems.allow(/cover-fonts/)
  await login(await member())
  await page.goto('/intelligence-cover-head')
  const id = await keptDesign(page, scene)
  await page.route('**/cover-fonts/noto-serif-sc*', route => route.abort())
  await page.goto(`/intelligence-cover-head/edit?id=${id}`)
  await expect(page.getByText(words['check.fonts.open'])).toBeVisible()
  await expect(page.getByText('Noto Serif SC').first()).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isSiteOwn: true })

  test('a design of the twelve is changed by fingers and becomes the cover', { tag: '@drill' }, async ({
    page,
    backend,
    site,
    login,
  }) => {
    await openTwelve(page, await verifiedMember(backend, site), login)
    await page.getByRole('button', { name: covers['take.edit'], exact: true }).tap({ timeout: 120_000 })

    await page.getByRole('button', { name: words['phone.add'], exact: true }).tap()
    await page.getByRole('button', { name: words['shape.star'] }).tap()
    const canvas = page.locator('[data-stage] canvas')
    const box = async () => (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const placed = await box()
    const middle = { x: placed.x + placed.width / 2, y: placed.y + placed.height / 2 }

    await touch(page, [[middle], [{ x: middle.x, y: middle.y + 40 }], [{ x: middle.x, y: middle.y + 90 }]])
    const properties = page.getByRole('button', { name: words['phone.properties'], exact: true })
    const down = page.getByRole('textbox', { name: words['panel.placeY'], exact: true })
    // On a busy machine the browser swallows a tap that follows a drag within milliseconds, as no finger does.
    await expect(async () => {
      if ((await properties.getAttribute('aria-expanded')) !== 'true') await properties.tap()
      await expect(down).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect.poll(async () => Number(await down.inputValue())).toBeGreaterThan(1400)
    await page.getByRole('button', { name: words.close, exact: true }).tap()

    const apart = (far: number) => [
      { x: middle.x - far, y: middle.y },
      { x: middle.x + far, y: middle.y },
    ]
    const before = await box()
    await touch(page, [apart(40), apart(60), apart(90)])
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 1.5)
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await useAsCover(page)
    await new PublishPage(page).expectPassed('material.cover')
  })
})

/** Where the design's check has something open, that is said first. */
async function useAsCover(page: Page) {
  await page.getByRole('button', { name: words['export.use'] }).click()
  const anyway = page.getByRole('button', { name: words['export.useAnyway'] })
  await Promise.race([
    anyway.click({ timeout: 60_000 }).catch(() => {}),
    page.waitForURL(/step-2/, { timeout: 60_000 }),
  ])
  await page.waitForURL(/step-2/, { timeout: 60_000 })
}

/** Fingers that go from one place to the next, all at once. */
async function touch(page: Page, places: { x: number; y: number }[][]) {
  const wire = await page.context().newCDPSession(page)
  const send = (kind: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    wire.send('Input.dispatchTouchEvent', {
      type: kind,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  await send('touchStart', places[0] ?? [])
  for (const place of places.slice(1)) await send('touchMove', place)
  await send('touchEnd', [])
  await wire.detach()
}
