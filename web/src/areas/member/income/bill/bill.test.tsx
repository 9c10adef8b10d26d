import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listBillLines, listBillParts, readBill, readBillLine } from '#contract/income/bill-calls'
import { listMyTickets } from '#contract/support/calls'
import { expectAccessible } from '../../../../testing/accessible'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('bills')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readBill.output>>[1]>

const bill = (wanted: Wanted = {}) =>
  sampleOf(readBill.output, {
    ...({ id: 9, sp_name: 'Spotify', month: '2026-11', currency: 'CNY', status: 1, lines: 2 } as const),
    ...{ cp_money_all: '429.58', exact: '429.577912', rest_before: '0.00231', rest_after: '0.000222' },
    ...{ rates: ['0.8'], exchanges: [{ currency: 'EUR', rate: '7.75' }] },
    flow: {
      ...{ paid: '642.69', part: '536.97' },
      tracks: [{ work_id: 4, isrc: 'CNT012500002', title: '河灯', paid: '642.69', part: '536.97', count: 1 }],
    },
    ...wanted,
  })

async function open(wanted: Wanted = {}, query = '') {
  answer(readBill, bill(wanted))
  answerInPassing(listMyTickets, listBillParts)
  const visited = await visitAsMember(`/person-center/income-bill/detail?id=9${query}`)
  await screen.findByRole('heading', { level: 1, hidden: true })
  return visited
}

const line = {
  ...({
    line: 4318,
    work_id: 4,
    isrc: 'CNT012500002',
    title: '河灯',
    country: 'MY',
    usage: 'Premium',
  } as const),
  ...({ quantity: 7426, amount: '13.2925', currency: 'EUR', exchange: '7.75', split: '0.6' } as const),
  ...{ rate: '0.8', exact: '49.4481', sale_month: '2026-09' },
}

describe('the page of a bill', () => {
  it('shows every step from the lines to the amount', async () => {
    await open()
    const row = (name: string) => screen.getByText(name).closest('div')?.textContent
    await waitFor(() => expect(row(t('sum.exact'))).toContain('429.577912'))
    expect(row(t('sum.restBefore'))).toContain('+ 0.00231')
    expect(row(t('sum.before'))).toContain('429.580222')
    expect(row(t('sum.rounded'))).toContain('− 0.000222')
    expect(row(t('sum.yours'))).toContain('429.58')
    await expectAccessible()
  })

  it('opens a track down to a line with its arithmetic', async () => {
    const part = { plays: 1, exact: '49.4481', amount: '13.2925', currency: 'EUR' }
    answer(listBillParts, ({ by }) =>
      sampleOf(listBillParts.output, {
        items: [
          by === 'track'
            ? { ...part, work_id: 4, isrc: 'CNT012500002', name: '河灯', splits: ['0.6'] }
            : { ...part, name: by === 'country' ? 'MY' : 'Premium' },
        ],
      }),
    )
    answer(listBillLines, sampleOf(listBillLines.output, { items: [line] }))
    answer(
      readBillLine,
      sampleOf(readBillLine.output, { ...line, text: '2026-09;Spotify;MY;13,2925', report: 'believe.csv' }),
    )
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: /河灯/ }))
    await user.click(await screen.findByRole('button', { name: /Malaysia/ }))
    const usage = await screen.findByRole('button', { name: /Premium/ })
    // Lines are asked for when somebody wants to see them.
    expect(sent(listBillLines)).toEqual([])
    await user.click(usage)
    await user.click(
      await screen.findByRole('button', { name: new RegExp(t('lines.one', { line: '4,318' })) }),
    )
    const drawer = await screen.findByRole('dialog')
    await within(drawer).findByText('2026-09;Spotify;MY;13,2925')
    const steps = within(drawer)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(steps.slice(-5)).toEqual(['13.2925', '7.75', '60%', '80%', '49.4481'])
    expect(router.state.location.search).toBe('?id=9&line=4318')
    expect(sent(listBillLines)[0]).toMatchObject({ work_id: 4, country: 'MY', usage: 'Premium' })
  })

  it('opens a line that its address names, and says so where it is somebody else’s', async () => {
    refuse(readBillLine, 'notFound')
    await open({}, '&line=7')
    expect(await screen.findByText(t('line.none'))).toBeTruthy()
  })

  it('says why a bill is held or was reversed, and names what it corrects', async () => {
    const { unmount } = await open({ status: 10, remarks: 'A claim about 逆流' })
    expect(await screen.findByText('A claim about 逆流')).toBeTruthy()
    unmount()
    await open({
      ...({ status: 1, tag: 'adjustment', corrects: 5, reversal_reason: 'Wrong rate', exact: '-1' } as const),
      corrected: { id: 5, month: '2026-05', sp_name: 'Spotify', status: 3 },
    })
    expect(await screen.findByText(t('reversed.reason', { reason: 'Wrong rate' }))).toBeTruthy()
    const other = screen.getByRole('link', { name: /May 2026/ })
    expect(other.getAttribute('href')).toBe('/person-center/income-bill/detail?id=5')
    expect(screen.queryByText(t('parts.title'))).toBeNull()
  })

  it('shows what was asked about it', async () => {
    answer(
      listMyTickets,
      sampleOf(listMyTickets.output, {
        items: [{ id: 3, subject: 'Why is it on hold?', state: 'answered' }],
      }),
    )
    await open()
    expect(await screen.findByRole('link', { name: 'Why is it on hold?' })).toBeTruthy()
    expect(sent(listMyTickets)[0]).toMatchObject({ about_kind: 'bill', about_id: 9 })
  })

  it('of somebody else is not there', async () => {
    refuse(readBill, 'notFound')
    await visitAsMember('/person-center/income-bill/detail?id=9')
    expect(await screen.findByText(t('gone.title'))).toBeTruthy()
  })
})
