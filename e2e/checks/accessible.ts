import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { isDrill } from '../../server/src/testing/sampled'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// axe is asked directly, and for violations only: its wrapper brings back every element that passed, which takes as long again.
const require = createRequire(import.meta.url)
const wrapper = require.resolve('@axe-core/playwright')
const axe = readFileSync(createRequire(wrapper).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}
type WithAxe = Window & {
  axe: { run(within: string, options: object): Promise<{ violations: Violation[] }> }
}

interface Look {
  /** Rules that do not hold here. */
  without?: string[]
  /** Only this part of the page. */
  within?: string
}

export async function accessibilityProblems(page: Page, { without = [], within = 'html' }: Look = {}) {
  await page.evaluate(axe)
  const options = {
    runOnly: { type: 'tag', values: rules },
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(
    async ([part, how]) => (await (window as unknown as WithAxe).axe.run(part, how)).violations,
    [within, options] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}

/** Without contrast, which takes most of the time: the walk looks at that on every screen, and a drill everywhere. */
export async function expectAccessible(page: Page, look: Look = {}) {
  const without = [...(look.without ?? []), ...(isDrill ? [] : ['color-contrast'])]
  // Before its heading is there the page itself is not.
  if (!look.within) await expect(page.locator('h1').first()).toBeAttached()
  expect(
    await accessibilityProblems(page, { ...look, without }),
    'nothing stands in the way of anybody',
  ).toEqual([])
}
