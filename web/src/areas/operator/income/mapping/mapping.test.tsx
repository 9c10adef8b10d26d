import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { previewReading, readIncomeReport, readReportAgain } from '#contract/income/report-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, field } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { reportOf } from '../../../../testing/sample-report'
import { answer, cutOff, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('report-check')
const desk = say('income-desk')
const roleOf = (column: string) => screen.getByLabelText(t('mapping.role', { column }))

type Missing = NonNullable<
  NonNullable<Parameters<typeof sampleOf<typeof previewReading.output>>[1]>['findings']
>['missing']

function previewOf(missing: Missing = []) {
  const { findings } = reportOf().reading ?? {}
  if (!findings) throw new Error('a sample has findings')
  return sampleOf(previewReading.output, {
    findings: { ...findings, missing },
    refused: missing && missing.length > 0 ? 'columnMissing' : null,
    lines: [
      { line: 1, is: 'header', cells: ['Track title', 'Net Revenue'] },
      {
        ...{ line: 2, is: 'sale', cells: ['Night boat', '14,92'] },
        read: { title: 'Night boat', amount: '14.92', currency: 'EUR', sale_month: '2026-09' },
      },
      { line: 3, is: 'refused', reason: 'amountNotANumber', says: 'No number.', cells: ['River', '#REF!'] },
    ],
  })
}

async function open(report = reportOf(), address = '/operator/income/mapping?id=11') {
  answer(readIncomeReport, report)
  const shown = await visitAsStaff(address, ['finance'])
  return shown
}

describe('the columns of a file', () => {
  it('stand over its first lines, with what each would be read as and the wrong cell marked', async () => {
    answer(previewReading, previewOf())
    await open()
    const table = await screen.findByRole('table', { name: t('mapping.table') })
    expect(within(table).getByRole('row', { name: /Night boat/ }).textContent).toContain('14.92 EUR')
    const refused = within(table).getByRole('row', { name: /#REF!/ })
    expect(refused.textContent).toContain('No number.')
    expect(within(refused).getByText('#REF!').className).toContain('text-accent')
    expect((roleOf('Net Revenue') as HTMLSelectElement).value).toBe('amount')
    await expectAccessible()
  })

  it('are tried out with every change, and saved for this report or for all of the payer’s files', async () => {
    answer(previewReading, previewOf(['saleMonth']))
    answer(readReportAgain, null)
    const { user, router } = await open()
    await screen.findByRole('table', { name: t('mapping.table') })
    expect(await screen.findByText(t('mapping.missing', { roles: desk('role.saleMonth') }))).toBeTruthy()
    await user.selectOptions(roleOf('Track title'), 'title')
    expect(button(t('mapping.saveHere')).disabled).toBe(true)
    await user.fill(field(desk('role.saleMonth')), '2026-09')
    const columns = {
      amount: { column: 'Net Revenue' },
      title: { column: 'Track title' },
      saleMonth: { constant: '2026-09' },
    }
    await waitFor(() => expect(sent(previewReading).at(-1)).toEqual({ id: 11, given: { columns } }))
    expect(screen.queryByText(t('mapping.missingText'))).toBeNull()
    await user.click(button(t('mapping.saveAll', { payer: 'Believe' })))
    await waitFor(() =>
      expect(sent(readReportAgain)).toEqual([
        { id: 11, version: 5, given: { columns }, is_remembered: true },
      ]),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/income/report'))
  })

  it('are found anew when cells are cut in another way', async () => {
    answer(previewReading, previewOf())
    const { user } = await open()
    await screen.findByRole('table', { name: t('mapping.table') })
    await user.selectOptions(roleOf('Track title'), 'title')
    await user.click(screen.getByRole('combobox', { name: desk('setting.separator') }))
    await user.click(await screen.findByRole('option', { name: desk('separator.tab') }))
    await waitFor(() => expect(sent(previewReading).at(-1)).toEqual({ id: 11, given: { separator: '\t' } }))
  })

  it('are set for one table alone, and are not remembered then', async () => {
    answer(previewReading, previewOf())
    answer(readReportAgain, null)
    const given = { columns: { amount: { column: 'Net Revenue' } } }
    const report = reportOf({ tables: [{ number: 1 }, { number: 2, name: 'Summary', given }] })
    const { user } = await open(report, '/operator/income/mapping?id=11&table=2')
    await screen.findByRole('table', { name: t('mapping.table') })
    expect(screen.getByText(/believe_2026-09\.csv · Summary/)).toBeTruthy()
    expect(sent(previewReading)).toEqual([{ id: 11, given, table: 2 }])
    expect(screen.queryByRole('button', { name: t('mapping.saveAll', { payer: 'Believe' }) })).toBeNull()
    expect(screen.queryByRole('combobox', { name: desk('setting.encoding') })).toBeNull()
    await user.selectOptions(roleOf('Track title'), 'title')
    await user.click(button(t('mapping.saveTable')))
    const columns = { ...given.columns, title: { column: 'Track title' } }
    await waitFor(() =>
      expect(sent(readReportAgain)).toEqual([
        { id: 11, version: 5, given: { columns }, is_remembered: false, table: 2 },
      ]),
    )
  })

  it('of a table that the report has not cannot be set', async () => {
    await open(reportOf({ tables: [] }), '/operator/income/mapping?id=11&table=2')
    expect(await screen.findByText(t('missing.title'))).toBeTruthy()
    expect(sent(previewReading)).toEqual([])
  })

  it('cannot be changed once the report is posted', async () => {
    answer(previewReading, previewOf())
    await open(reportOf({ state: 'posted', can: { read_again: false } }))
    expect(await screen.findByText(t('mapping.closed'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('mapping.saveHere') })).toBeNull()
    await screen.findByRole('table', { name: t('mapping.table') })
    expect((roleOf('Net Revenue') as HTMLSelectElement).disabled).toBe(true)
  })

  it('say so when no preview came, and try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    cutOff(previewReading)
    const { user } = await open()
    expect(await screen.findByText(t('mapping.failed'))).toBeTruthy()
    answer(previewReading, previewOf())
    await user.click(button(t('mapping.retry')))
    expect(await screen.findByRole('table', { name: t('mapping.table') })).toBeTruthy()
  })
})
