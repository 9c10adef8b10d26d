// What a person does by hand, counted by the page itself over every page and reload: presses, and fields typed into.
import type { Page } from '@playwright/test'

export interface Effort {
  /** What was pressed, in order. */
  presses: string[]
  typed: Set<string>
}

export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { presses: [], typed: new Set() }
  await page.exposeFunction('noteEffort', (kind: 'press' | 'typed', what: string) => {
    if (kind === 'press') effort.presses.push(what)
    else effort.typed.add(what)
  })
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteEffort: (kind: string, what: string) => void }).noteEffort
    const nameOf = (element: Element) =>
      element.closest<HTMLElement>('[data-field]')?.dataset.field ??
      element.getAttribute('name') ??
      element.id
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const element = target as HTMLElement
        note('press', `${nameOf(element)} ${element.innerText ?? ''}`.trim().slice(0, 60))
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped = 'input:not([type=radio], [type=checkbox], [type=file], [type=range]), textarea'
        if ((target as Element).matches(isTyped)) note('typed', nameOf(target as Element))
      },
      true,
    )
  })
  return effort
}
