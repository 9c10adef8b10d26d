import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { monthInChina } from '#contract/china-months'
import { incomeFigures, incomeParts, incomeStanding } from '#contract/income/income-figures-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, cutOff, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'
import { monthsBefore } from '../months'

const t = say('bills')
const now = monthInChina(new Date())
const address = '/person-center/income-bill/figures'

const figures = sampleOf(incomeFigures.output, {
  ...({
    currency: 'CNY',
    first_month: monthsBefore(now, 2),
    channels: [{ id: 1, name: 'Spotify' }],
  } as const),
  cells: [
    { month: monthsBefore(now, 1), channel_id: 1, amount: '1234.5', plays: 10 },
    { month: now, channel_id: 1, amount: '0.5', plays: 5 },
  ],
  before: [{ month: monthsBefore(now, 13), channel_id: 1, amount: '617.5', plays: 4 }],
  ahead: [{ month: now, plays: 77 }],
})
const parts = (by: string) =>
  sampleOf(incomeParts.output, {
    items:
      by === 'track'
        ? [
            {
              work_id: 4,
              isrc: 'X',
              name: '河灯',
              amount: '926.254',
              plays: 9,
              before: '463.127',
              course: [1, 2],
            },
          ]
        : [{ name: 'JP', amount: '1235', plays: 9 }],
    total: { count: by === 'track' ? 3 : 1, amount: '1235', plays: 15 },
  })

const open = (query = '') => {
  answerInPassing(incomeStanding)
  answer(incomeFigures, figures)
  answer(incomeParts, ({ by }) => parts(by))
  return visitAsMember(address + query)
}

describe('the figures of income', () => {
  it('say what all of it comes to, by month, track and country', async () => {
    await open()
    expect(await screen.findByText('1,235.00')).toBeTruthy()
    expect(await screen.findByText('926.25')).toBeTruthy()
    expect(screen.getByText('308.75')).toBeTruthy()
    const countries = await screen.findByRole('list', { name: t('parts.country') })
    expect(countries.textContent).toBe('Japan1,235.00100.0%')
    await expectAccessible()
  })

  it('are compared with a year earlier', async () => {
    await open('?vs=year')
    expect((await screen.findAllByText(/617\.50/)).length).toBeGreaterThan(0)
    await screen.findByText('926.25')
    expect(screen.getAllByText(/\+100%/).length).toBeGreaterThan(1)
    const { from, vs_from } = sent(incomeFigures)[0] ?? {}
    expect(vs_from).toBe(monthsBefore(from ?? '', 12))
  })

  it('can be read as a table, and as plays', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: t('figures.asTable') }))
    const table = screen.getByRole('table', { name: t('figures.months') })
    expect(within(table).getByText('1,234.50')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: t('figures.plays') }))
    await waitFor(() => expect(within(table).getByText('10')).toBeTruthy())
    expect(router.state.location.search).toBe('?show=plays')
  })

  it('show plays that run ahead of the money apart from those that were billed', async () => {
    await open()
    const table = await screen.findByRole('table', { name: t('ahead.title') })
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(heads.slice(1)).toEqual([t('ahead.billed'), t('ahead.ahead')])
    expect(screen.getByText(t('ahead.text'))).toBeTruthy()
  })

  it('say what will be here while there is nothing, and offer to try again', async () => {
    answerInPassing(incomeStanding, incomeParts)
    answer(incomeFigures, sampleOf(incomeFigures.output))
    const { unmount } = await visitAsMember(address)
    expect(await screen.findByText(t('empty.title'))).toBeTruthy()
    unmount()
    cutOff(incomeFigures)
    await visitAsMember(`${address}?span=24`)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(t('figures.failed')))
  })
})
