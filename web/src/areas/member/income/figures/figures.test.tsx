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
  it('are the tab that is marked', async () => {
    await open('?currency=CNY')
    const tabs = within(await screen.findByRole('navigation', { name: t('tabs') }))
    const current = tabs.getAllByRole('link').map(tab => [tab.textContent, tab.getAttribute('aria-current')])
    expect(current).toEqual([
      [t('tab.bills'), null],
      [t('tab.figures'), 'page'],
    ])
  })

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

  it('are of months that are chosen freely, against others', { tags: ['slow'] }, async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('radio', { name: t('figures.span.own') }))
    const choose = async (group: string, end: string, month: string) => {
      const range = await screen.findByRole('group', { name: group })
      await user.click(within(range).getByRole('combobox', { name: end }))
      await user.click(await screen.findByRole('option', { name: month }))
    }
    await choose(t('figures.span'), t('figures.fromMonth'), now)
    await user.click(screen.getByRole('combobox', { name: t('figures.compare') }))
    await user.click(await screen.findByRole('option', { name: t('figures.vs.own') }))
    await choose(t('figures.compare'), t('figures.toMonth'), monthsBefore(now, 2))
    await waitFor(() =>
      expect(sent(incomeFigures).at(-1)).toEqual({
        ...{ from: now, to: now, vs_from: monthsBefore(now, 2), vs_to: monthsBefore(now, 2) },
      }),
    )
    expect(router.state.location.search).toContain('span=own')
    await expectAccessible()
  })

  it('list every country for whoever asks, by money or by plays', async () => {
    const codes = ['JP', 'FR', 'DE', 'US', 'CN', 'KR', 'BR', 'IT', 'ES', 'SE']
    answerInPassing(incomeStanding)
    answer(incomeFigures, figures)
    answer(incomeParts, ({ by }) =>
      sampleOf(incomeParts.output, {
        items:
          by === 'track'
            ? []
            : codes.map((name, index) => ({ name, amount: String(10 - index), plays: index + 1 })),
        total: { count: by === 'track' ? 0 : 10, amount: '55', plays: 55 },
      }),
    )
    const { user } = await visitAsMember(address)
    const rows = () => within(screen.getByRole('list', { name: t('parts.country') })).getAllByRole('listitem')
    await screen.findByRole('list', { name: t('parts.country') })
    expect(rows()).toHaveLength(9)
    await user.click(screen.getByRole('button', { name: t('figures.allCountries', { count: 10 }) }))
    expect(rows().at(-1)?.textContent).toBe('Sweden1.001.8%')
    await user.click(screen.getByRole('radio', { name: t('figures.plays') }))
    await waitFor(() => expect(rows()[0]?.textContent).toBe('Sweden1018.2%'))
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
