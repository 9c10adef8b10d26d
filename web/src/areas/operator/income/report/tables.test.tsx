import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listIncomeChannels } from '#contract/income/payer-calls'
import { listDeskBills } from '#contract/income/receipt-calls'
import { listReportRemarks, markReportTables, readIncomeReport } from '#contract/income/report-calls'
import { listSuspense } from '#contract/income/suspense-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button } from '../../../../testing/forms'
import { reportOf } from '../../../../testing/sample-report'
import { answer, answerInPassing, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('report-check')
const desk = say('income-desk')

const table = {
  ...({ number: 1, name: 'Spotify', is_hidden: false, layout: 'believe', rows: 2 } as const),
  ...({ proposal: 'count', mark: null, marked: null, is_read: true } as const),
  ...{ missing: [], given: {} },
  sums: [{ currency: 'EUR' as const, amount: '1.5' }],
  totals_of: [] as string[],
  batch_id: null,
}
const tables = [
  table,
  { ...table, number: 2, name: 'Deezer', is_hidden: true },
  {
    ...table,
    ...({ number: 3, name: 'All', proposal: 'summary', is_read: false } as const),
    totals_of: ['Spotify', 'Deezer'],
  },
]

async function open(wanted: Parameters<typeof reportOf>[0]) {
  answer(readIncomeReport, reportOf({ can: { mark: true }, ...wanted }))
  answer(listIncomeChannels, [])
  answerInPassing(listSuspense, listReportRemarks, listDeskBills)
  const shown = await visitAsStaff('/operator/income/report?id=11', ['finance'])
  await screen.findByRole('heading', { level: 1, name: /Believe/ })
  return shown
}
const choice = (name: string) => screen.getByRole('combobox', { name: t('tables.markOf', { name }) })

it('are listed with what they come to, and each is marked', async () => {
  answer(markReportTables, null)
  const { user } = await open({ tables })
  expect(screen.getByText(t('tables.hidden'))).toBeTruthy()
  expect(document.body.textContent).toContain(
    t('tables.summary', { names: `Spotify${t('tables.and')}Deezer` }),
  )
  await expectAccessible()
  await user.click(button(t('tables.follow')))
  await user.click(choice('Deezer'))
  await user.click(await screen.findByRole('option', { name: t('tables.leftOut') }))
  await user.click(button(t('tables.save')))
  await waitFor(() =>
    expect(sent(markReportTables)).toEqual([
      {
        ...{ id: 11, version: 5 },
        marks: [
          { number: 1, mark: 'counted' },
          { number: 2, mark: 'leftOut' },
          { number: 3, mark: 'leftOut' },
        ],
      },
    ]),
  )
})

it('that lack something are left out, unless somebody sets their columns', async () => {
  const { user } = await open({
    tables: [table, { ...table, number: 2, name: 'Deezer', missing: ['saleMonth', 'store'], is_read: false }],
    can: { mark: true, read_again: true },
  })
  const roles = [desk('role.saleMonth'), desk('role.store')].join(t('tables.and'))
  expect(screen.getByText(t('tables.missing', { roles }))).toBeTruthy()
  const link = screen.getByRole('link', { name: t('tables.columnsOf', { name: 'Deezer' }) })
  expect(link.getAttribute('href')).toBe('/operator/income/mapping?id=11&table=2')
  await user.click(choice('Deezer'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([t('tables.leftOut')])
})

it('of a posted report offer only what it was posted without, and lead to what came later', async () => {
  const marked = { mark: 'counted', marked: { by: 'Ada', at: '2026-10-02T08:00:00.000Z' } } as const
  await open({
    state: 'posted',
    tables: [
      { ...table, ...marked },
      { ...table, number: 2, name: 'Deezer', is_read: false },
      { ...table, ...marked, number: 3, name: 'Tidal', is_read: false, batch_id: 12 },
    ],
  })
  expect(screen.getAllByRole('combobox', { name: /Deezer/ })).toHaveLength(1)
  expect(screen.queryByRole('combobox', { name: t('tables.markOf', { name: 'Spotify' }) })).toBeNull()
  expect(screen.getByRole('link', { name: t('tables.batch') }).getAttribute('href')).toContain('id=12')
})

it('are not asked for where there is one that everybody sees', async () => {
  await open({ tables: [table] })
  expect(screen.queryByText(t('tables.title'))).toBeNull()
})
