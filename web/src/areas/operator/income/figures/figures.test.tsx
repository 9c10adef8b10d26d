import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deskIncomeFigures, deskIncomeWaiting } from '#contract/income/income-figures-desk'
import { expectAccessible } from '../../../../testing/accessible'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, cutOff, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'
import { periodOf } from './figures-queries'

const t = say('income-figures')
const address = '/operator/income/figures'
const old = new Date(Date.now() - 90 * 86_400_000).toISOString()

it('ends with the month it is in China', () => {
  const midnight = new Date('2025-12-31T16:00:00Z')
  expect(periodOf('12', midnight)).toEqual({ from: '2025-02', to: '2026-01' })
  expect(periodOf('1', new Date(midnight.getTime() - 1))).toEqual({ from: '2025-12', to: '2025-12' })
})

describe('the figures of income for finance', () => {
  const open = () => {
    answer(
      deskIncomeFigures,
      sampleOf(deskIncomeFigures.output, {
        ...({ currency: 'CNY', count: 2, total: '110.00', share: '88.00' } as const),
        items: [{ id: 3, name: 'Believe', bills: 2, share: '80.00', total: '100.00' }],
      }),
    )
    answer(
      deskIncomeWaiting,
      sampleOf(deskIncomeWaiting.output, {
        uncovered: [
          { report_id: 7, name: 'may.csv', payer: 'Believe', since: old, currency: 'EUR', open: '117.00' },
        ],
      }),
    )
    return visitAsStaff(address, ['finance'])
  }

  it('say what was billed and what waits, and since when', async () => {
    await open()
    expect(await screen.findByText('may.csv')).toBeTruthy()
    expect(screen.getByText(t('days', { count: 90 })).className).toContain('text-accent')
    expect(screen.getByText(t('suspense.none'))).toBeTruthy()
    expect(await screen.findByText('90.9%')).toBeTruthy()
    expect(screen.getByText(t('more', { count: 1 }))).toBeTruthy()
    await expectAccessible()
  })

  it('are grouped by what is chosen, and leave as files', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('radio', { name: t('group.member') }))
    await waitFor(() => expect(sent(deskIncomeFigures).at(-1)?.by).toBe('member'))
    expect(router.state.location.search).toContain('by=member')
    const files = screen.getAllByRole('link', { name: 'Export as XLSX' })
    expect(files.map(file => file.getAttribute('href')).join()).toMatch(/by=member.*format=xlsx/)
  })

  it('say that nothing was billed, or that nothing came', async () => {
    answer(deskIncomeFigures, sampleOf(deskIncomeFigures.output))
    answer(deskIncomeWaiting, sampleOf(deskIncomeWaiting.output))
    const { unmount } = await visitAsStaff(`${address}?by=month`, ['finance'])
    expect(await screen.findByText(t('none'))).toBeTruthy()
    unmount()
    cutOff(deskIncomeFigures)
    await visitAsStaff(`${address}?by=channel&span=1`, ['finance'])
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
