import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listTaxLines } from '#contract/payouts/payout-desk-calls'
import { operatorYearPath, taxListPath } from '#contract/payouts/withdrawal-files'
import { expectAccessible } from '../../../../testing/accessible'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('payout-desk')
const operator = say('operator')

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof listTaxLines.output>>[1]>

const taxOf = (wanted: Wanted = {}) =>
  sampleOf(listTaxLines.output, {
    ...{ currency: 'CNY', people: 2, income: '38512.30', tax: '5793.28', ledger_tax: '5793.28' },
    months: ['2026-10', '2026-09'],
    items: [{ id: 1, number: 'W-1000', member: { id: 7, name: 'Night Sailing' }, kind: 'void' }],
    ...wanted,
  })

itHasFourStates(() => visitAsStaff('/operator/payouts/tax', ['finance']), {
  call: listTaxLines,
  none: taxOf({ items: [] }),
  some: taxOf(),
  row: 'Night Sailing',
  whenNone: t('taxes.empty'),
  whenFailed: operator('unreachable.title'),
  retry: operator('retry'),
})

it('stands beside the ledger, with the list and the year as files', async () => {
  answer(listTaxLines, taxOf())
  const { user, router } = await visitAsStaff('/operator/payouts/tax?month=2026-10', ['finance'])
  expect(await screen.findByText(t('taxes.equal'))).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(t('taxes.kind.void'))).toBeTruthy()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link(t('taxes.export'))).toBe(`${taxListPath}?month=2026-10`)
  expect(link(t('taxes.yearOpen', { year: '2026' }))).toBe(`${operatorYearPath}?year=2026`)
  await expectAccessible()
  await user.click(screen.getByRole('combobox', { name: t('taxes.month') }))
  await user.click(await screen.findByRole('option', { name: '2026-09' }))
  await waitFor(() => expect(router.state.location.search).toBe('?month=2026-09'))
  await waitFor(() => expect(sent(listTaxLines).at(-1)).toMatchObject({ month: '2026-09' }))
})

it('warns where the ledger says something else', async () => {
  answer(listTaxLines, taxOf({ ledger_tax: '5311.55' }))
  await visitAsStaff('/operator/payouts/tax', ['finance'])
  expect((await screen.findByRole('alert')).textContent).toContain(t('taxes.differs', { amount: '481.73' }))
})
