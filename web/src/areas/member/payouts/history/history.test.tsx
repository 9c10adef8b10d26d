import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { message } from '#contract/messages/message'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  listWithdrawals,
  readWithdrawal,
} from '#contract/payouts/withdrawal-calls'
import { formatMoment } from '../../../../lib/format'
import { expectAccessible } from '../../../../testing/accessible'
import { button, notice } from '../../../../testing/forms'
import { itHasFourStates } from '../../../../testing/list-states'
import { isListening, tellLive } from '../../../../testing/live'
import { sampleOf } from '../../../../testing/sample-of'
import {
  answerWithdrawals,
  detailOf,
  ownWithdrawal,
  visitWithdraw,
} from '../../../../testing/sample-withdrawals'
import { answer, refuse, sent } from '../../../../testing/server'
import { say } from '../../../../testing/words'

const t = say('withdraw')
const paid = {
  state: 'paid',
  ...{ id: 1006, number: 'W-1006', net: '2880.43', bank_reference: '2026100900417' },
  ...{ paid_at: '2026-10-09T03:00:00.000Z', can: { receipt: true } },
} as const
const asked = {
  state: 'to_confirm',
  ...{ net: '1750.00', tax: '250.00', version: 4 },
  shown_before: { tax: '240.00', due: '0.00', net: '1760.00' },
  confirm_until: '2026-11-10T02:00:00.000Z',
  can: { cancel: true, confirm: true },
} as const
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the withdrawals so far', () => {
  itHasFourStates(() => visitWithdraw(), {
    call: listWithdrawals,
    none: sampleOf(listWithdrawals.output),
    some: sampleOf(listWithdrawals.output, { items: [ownWithdrawal(paid)] }),
    row: /W-1006/,
    whenNone: t('history.none'),
    whenFailed: t('history.failed'),
    retry: say('member')('retry'),
  })

  it('on the way are shown station by station, those before in a line with their receipt', async () => {
    answerWithdrawals(
      ownWithdrawal({
        ...{ state: 'in_batch', approved_at: '2026-11-05T07:40:00.000Z', can: {} },
        steps: [{ step: 'sendToBank', at: '2026-11-06T01:00:00.000Z', batch: 31 }],
      }),
      ownWithdrawal(paid),
    )
    await visitWithdraw()
    const way = await screen.findByRole('list', { name: t('way.label', { number: 'W-1103' }) })
    expect(within(way).getByText(t('way.in_batch')).closest('li')?.getAttribute('aria-current')).toBe('step')
    const moment = formatMoment('2026-11-06T01:00:00.000Z')
    expect(within(way).getByText(t('way.batch', { moment, number: '0031' }))).toBeTruthy()
    expect(within(way).getByText(t('way.note.in_batch', { digits: '3446' }))).toBeTruthy()
    expect(screen.getByText(t('open.final'))).toBeTruthy()
    await screen.findByText(/2026100900417/)
    expect(hrefOf(t('receipt.one', { number: 'W-1006' }))).toBe('/withdrawal-receipt.pdf?id=1006')
    expect(hrefOf(t('year.one', { year: '2026' }))).toBe('/yearly-statement.pdf?year=2026')
    expect(hrefOf(t('ask'))).toBe('/gongdan/add?about=withdrawal&id=1103')
    // What stands above with its stations is not said twice.
    expect(screen.queryByRole('link', { name: t('history.one', { number: 'W-1103' }) })).toBeNull()
    await expectAccessible()
  })

  it('are narrowed by the address, and leave so', async () => {
    answerWithdrawals(ownWithdrawal(paid))
    const { user } = await visitWithdraw('?state=paid&from=2026-10-01&to=2026-10-31')
    await screen.findByText(/2026100900417/)
    expect(sent(listWithdrawals)).toContainEqual(
      expect.objectContaining({ state: 'paid', from: '2026-10-01', to: '2026-10-31' }),
    )
    expect(hrefOf(say('shell')('export.as', { format: 'XLSX' }))).toBe(
      '/withdrawals.csv?state=paid&from=2026-10-01&to=2026-10-31&format=xlsx',
    )
    answer(listWithdrawals, ({ from }) =>
      sampleOf(listWithdrawals.output, { items: from ? [] : [ownWithdrawal(paid)] }),
    )
    await user.fill(screen.getByRole('textbox', { name: t('filter.from') }), '2026-10-20')
    await user.click(await screen.findByRole('button', { name: t('history.showAll') }))
    expect(await screen.findByText(/2026100900417/)).toBeTruthy()
  })

  it('go on by cursor', async () => {
    answer(listWithdrawals, ({ cursor, limit }) =>
      sampleOf(listWithdrawals.output, {
        items: [ownWithdrawal(cursor ? { ...paid, id: 7, number: 'W-7' } : paid)],
        next_cursor: cursor || limit === 100 ? null : 'next',
      }),
    )
    const { user } = await visitWithdraw()
    await screen.findByText(/2026100900417/)
    await user.click(button(t('more')))
    expect(await screen.findByText(/W-7,/)).toBeTruthy()
  })

  it('have a statement for each year with income, also before anything was withdrawn', async () => {
    answer(listWithdrawals, sampleOf(listWithdrawals.output, { items: [], years: [2026, 2019] }))
    await visitWithdraw()
    expect(await screen.findByText(t('history.none'))).toBeTruthy()
    for (const year of ['2026', '2019']) {
      expect(hrefOf(t('year.one', { year }))).toBe(`/yearly-statement.pdf?year=${year}`)
    }
  })
})

describe('a withdrawal that is on its way', () => {
  it('is taken back after a question', async () => {
    answerWithdrawals(ownWithdrawal())
    answer(cancelWithdrawal, null, 'Taken back.')
    const { user } = await visitWithdraw()
    await user.click(await screen.findByRole('button', { name: t('cancel.open') }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(t('cancel.title', { number: 'W-1103' }))).toBeTruthy()
    answerWithdrawals(ownWithdrawal({ state: 'cancelled', can: {} }))
    await user.click(question.getByRole('button', { name: t('cancel.open') }))
    expect(await screen.findByText('Taken back.')).toBeTruthy()
    expect(sent(cancelWithdrawal)).toEqual([{ id: 1103 }])
    expect(await screen.findByRole('link', { name: t('history.one', { number: 'W-1103' }) })).toBeTruthy()
  })

  it('is confirmed again when its tax has changed, for the amount that is shown now', async () => {
    answerWithdrawals(ownWithdrawal(asked))
    answer(confirmWithdrawal, null, 'Confirmed.')
    const { user } = await visitWithdraw()
    const box = within(await screen.findByRole('region', { name: t('again.title', { number: 'W-1103' }) }))
    expect(box.getByText('−240.00')).toBeTruthy()
    expect(box.getByText('1,760.00')).toBeTruthy()
    await expectAccessible()
    answerWithdrawals(ownWithdrawal())
    await user.click(box.getByRole('button', { name: t('again.confirm', { net: '1,750.00' }) }))
    expect(await screen.findByText('Confirmed.')).toBeTruthy()
    expect(sent(confirmWithdrawal)).toEqual([{ id: 1103, version: 4, net: '1750.00' }])
    await waitFor(() => expect(screen.queryByText(t('again.before'))).toBeNull())
  })

  it('moves on the page as soon as its message comes', async () => {
    answerWithdrawals(ownWithdrawal())
    await visitWithdraw()
    await screen.findByRole('list', { name: t('way.label', { number: 'W-1103' }) })
    await isListening()
    answerWithdrawals(ownWithdrawal({ state: 'approved', approved_at: '2026-11-05T07:40:00.000Z', can: {} }))
    tellLive('messages', { unread: 1, newest: [sampleOf(message, { kind: 'withdrawal' })] })
    expect(await screen.findByText(t('way.queued'))).toBeTruthy()
  })

  it('that has moved once more shows the newest figures', async () => {
    answerWithdrawals(ownWithdrawal(asked))
    refuse(confirmWithdrawal, 'conflict', { message: 'It has changed.' })
    const { user } = await visitWithdraw()
    const old = await screen.findByRole('button', { name: t('again.confirm', { net: '1,750.00' }) })
    answerWithdrawals(ownWithdrawal({ ...asked, net: '1740.00', version: 5 }))
    await user.click(old)
    await waitFor(() => expect(notice()?.textContent).toContain('It has changed.'))
    await user.click(within(notice() as HTMLElement).getByRole('button'))
    expect(await screen.findByRole('button', { name: t('again.confirm', { net: '1,740.00' }) })).toBeTruthy()
  })
})

describe('one withdrawal', () => {
  it('has an address, with its bills and its arithmetic', async () => {
    answer(
      readWithdrawal,
      detailOf({
        ...{ state: 'refused', reason: 'The name differs.', ended_at: '2026-11-04T02:00:00.000Z', can: {} },
        computation: { rule: 'royalty', band: 'small', share: '2000.00', total: '2000.00', taxed: '1200.00' },
        of: [
          { id: 1, sp_name: 'Spotify', month: '2026-11', share: '2036.24' },
          { id: 3, sp_name: 'NetEase', month: '2026-10', share: '-36.24', joined: true, tag: 'adjustment' },
        ],
      }),
    )
    await visitWithdraw('?id=1103')
    expect(await screen.findByRole('heading', { level: 1, name: /W-1103/ })).toBeTruthy()
    expect(sent(readWithdrawal)).toEqual([{ id: 1103 }])
    expect(screen.getByText(t('way.reason', { reason: 'The name differs.' }))).toBeTruthy()
    expect(hrefOf('Spotify')).toBe('/person-center/income-bill/detail?id=1')
    expect(screen.getByText(t('sum.shareJoined', { amount: '−36.24' }))).toBeTruthy()
    await expectAccessible()
  })

  it.each(['?id=1', '?id=x'])('that is not there says so: %s', async query => {
    refuse(readWithdrawal, 'notFound')
    await visitWithdraw(query)
    expect(await screen.findByText(t('one.gone'))).toBeTruthy()
  })
})
