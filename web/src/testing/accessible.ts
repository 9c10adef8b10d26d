import axe from 'axe-core'
import { expect } from 'vitest'

/** What a DOM without layout cannot know is left to the walk through every route in a real browser. */
const needsLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }
/** A part on its own is no page. */
const needsPage = { region: { enabled: false } }

export async function expectAccessible(part: Element = document.body) {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { ...needsLayout, ...needsPage },
    resultTypes: ['violations'],
    elementRef: false,
  })
  const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  expect(found, 'nothing stands in the way of anybody').toEqual([])
}
