import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Legacy mode only leaves out frames of other origins, which we have none of, and needs no second page.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}

export async function expectAccessible(page: Page) {
  expect(await accessibilityProblems(page), 'nothing stands in the way of anybody').toEqual([])
}
