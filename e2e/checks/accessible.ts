import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function accessibilityProblems(page: Page, without: string[] = []): Promise<string[]> {
  // Legacy mode only leaves out frames of other origins, which we have none of, and needs no second page.
  const axe = new AxeBuilder({ page }).withTags(rules).disableRules(without).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}

export async function expectAccessible(page: Page, { without = [] }: { without?: string[] } = {}) {
  expect(await accessibilityProblems(page, without), 'nothing stands in the way of anybody').toEqual([])
}
