import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import type { wordsOf } from '../words'

/** As staff do when a call asks for a code of their app: typed into the dialog that opens, which closes when the call was answered. */
export async function giveCode(
  page: Page,
  { operator }: Pick<ReturnType<typeof wordsOf>, 'operator'>,
  staff: { freshCode(): Promise<string> },
) {
  const input = page.getByRole('dialog').getByLabel(operator['factor.code'])
  await input.fill(await staff.freshCode())
  await input.press('Enter')
  await expect(input).toBeHidden()
}
