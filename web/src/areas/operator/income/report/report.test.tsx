import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listIncomeChannels } from '#contract/income/payer-calls'
import { fileRefusals } from '#contract/income/reading'
import { listDeskBills } from '#contract/income/receipt-calls'
import { postingDoubts } from '#contract/income/report'
import {
  cancelReport,
  checkReport,
  compareReports,
  countReport,
  discardReport,
  enterRates,
  enterTotals,
  listReportRemarks,
  nameStores,
  postIncomeReport,
  readIncomeReport,
  readReportAgain,
  reverseReport,
} from '#contract/income/report-calls'
import { listSuspense } from '#contract/income/suspense-calls'
import { formatMoment } from '../../../../lib/format'
import { expectAccessible } from '../../../../testing/accessible'
import { button, field, isInvalid, notice } from '../../../../testing/forms'
import { giveCode } from '../../../../testing/give-code'
import { sampleOf } from '../../../../testing/sample-of'
import { reportOf } from '../../../../testing/sample-report'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('report-check')
const desk = say('income-desk')

type Wanted = Parameters<typeof reportOf>[0]

async function open(wanted: Wanted = {}) {
  answer(readIncomeReport, reportOf(wanted))
  answer(listIncomeChannels, [{ id: 1, name: 'Spotify', is_sandbox: false }])
  answerInPassing(listSuspense, listReportRemarks, listDeskBills)
  const shown = await visitAsStaff('/operator/income/report?id=11', ['finance'])
  await screen.findByRole('heading', { level: 1, name: /Believe/ })
  return shown
}

describe('how a report was read', () => {
  it('stands with its evidence, unsure findings marked, and the flow in words', {
    tags: ['slow'],
  }, async () => {
    await open()
    const table = screen.getByRole('table', { name: t('read.title') })
    expect(table.textContent).toContain(t('read.columns', { known: '21', all: '21' }))
    expect(table.textContent).toContain('0,004812300')
    expect(within(table).getByRole('row', { name: /YYYY-MM/ }).textContent).toContain(t('read.unsure'))
    expect(
      screen.getByRole('img', {
        name: t('flow.label', {
          ...{ lines: '48,024', matched: '47,803', suspense: '214', refused: '3', others: '4' },
        }),
      }),
    ).toBeTruthy()
    await expectAccessible()
  })

  it('is corrected in place, and the file read again with all corrections at once', async () => {
    answer(readReportAgain, null)
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText(desk('setting.decimalMark')), '.')
    await user.selectOptions(screen.getByLabelText(desk('setting.thousandsMark')), ',')
    expect(sent(readReportAgain)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: t('read.remember', { payer: 'Believe' }) }))
    await user.click(button(t('read.submit')))
    await waitFor(() =>
      expect(sent(readReportAgain)).toEqual([
        { id: 11, version: 5, given: { decimalMark: '.', thousandsMark: ',' }, is_remembered: true },
      ]),
    )
  })

  it('asks for nothing once what was found is chosen again', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText(desk('setting.decimalMark')), '.')
    await user.selectOptions(screen.getByLabelText(desk('setting.decimalMark')), ',')
    expect(screen.queryByText(t('read.changed'))).toBeNull()
  })
})

describe('the figures of a report', () => {
  it('take a rate where it is missing, and refuse what is none', async () => {
    answer(enterRates, null)
    const { user } = await open({
      rates: [{ currency: 'EUR', rate: null, is_from_file: false, entered_by: null }],
      posting: { obstacles: ['rates-missing'], doubts: [], lines: 1, made: null, others: [] },
      can: { post: false },
    })
    expect(screen.getByRole('link', { name: t('obstacle.rates-missing') })).toBeTruthy()
    const rate = screen.getByLabelText(t('rates.label', { currency: 'EUR', site: 'CNY' }))
    await user.fill(rate, '7,8')
    expect(isInvalid(rate)).toBe(true)
    await user.click(button(t('rates.save')))
    expect(sent(enterRates)).toEqual([])
    await user.fill(rate, '7.842')
    await user.click(button(t('rates.save')))
    await waitFor(() =>
      expect(sent(enterRates)).toEqual([{ id: 11, version: 5, rates: [{ currency: 'EUR', rate: '7.842' }] }]),
    )
  })

  it('have stores named in place', async () => {
    answer(nameStores, null)
    const { user } = await open({
      stores: [
        { store: 'SPOTIFY AB', channel_id: null, lines: 12 },
        { store: 'Deezer', channel_id: 2, lines: 3 },
      ],
    })
    await user.click(screen.getByRole('combobox', { name: t('stores.channelOf', { store: 'SPOTIFY AB' }) }))
    await user.click(await screen.findByRole('option', { name: 'Spotify' }))
    await user.click(button(t('stores.save')))
    await waitFor(() =>
      expect(sent(nameStores)).toEqual([
        { id: 11, version: 5, stores: [{ store: 'SPOTIFY AB', channel_id: 1 }] },
      ]),
    )
  })

  it('of plays alone have their stores named too', async () => {
    await open({ is_usage_only: true, stores: [{ store: 'Unlimited Music', channel_id: null, lines: 15 }] })
    expect(
      screen.getByRole('combobox', { name: t('stores.channelOf', { store: 'Unlimited Music' }) }),
    ).toBeTruthy()
  })

  it('explain the payer’s total, and take one that the file does not say', async () => {
    answer(enterTotals, null)
    const { user } = await open({
      totals: [
        {
          ...{ currency: 'EUR', read: '10316.75', refused: '21.44' },
          said: [{ from: 'file', amount: '10338.19', line: 48_022, left: '0' }],
        },
        { currency: 'USD', read: '1204.36', refused: '0', said: [] },
      ],
    })
    const part = screen.getByRole('region', { name: t('total.title') })
    expect(part.textContent).toContain(t('total.saidAt', { line: '48,022' }))
    expect(part.textContent).toContain('-21.44')
    expect(part.textContent).toContain(t('total.explained'))
    await user.fill(field(t('total.type', { currency: 'USD' })), '1,204.80')
    await user.click(within(part).getByRole('button', { name: t('total.save') }))
    await waitFor(() =>
      expect(sent(enterTotals)).toEqual([
        { id: 11, version: 5, totals: [{ currency: 'USD', amount: '1204.80' }] },
      ]),
    )
  })

  it('compare a typed total and the file’s own each for itself', async () => {
    await open({
      totals: [
        {
          ...{ currency: 'EUR', read: '10316.75', refused: '0' },
          said: [
            { from: 'file', amount: '10338.19', line: 48_022, left: '21.44' },
            { from: 'typed', amount: '10316.75', line: null, left: '0' },
          ],
        },
      ],
    })
    const part = screen.getByRole('region', { name: t('total.title') })
    const [inFile, typed] = [t('total.saidAt', { line: '48,022' }), t('total.typed')]
    expect(part.textContent).toMatch(new RegExp(`${inFile}.*10,338\\.19.*21\\.44.*${typed}.*10,316\\.75`))
    expect(within(part).getByText(t('total.open'))).toBeTruthy()
    expect(within(part).getByText(t('total.note'))).toBeTruthy()
  })

  it('say what was decided and could not be carried out, by whom, and why', async () => {
    const at = '2026-10-02T08:00:00.000Z'
    await open({ not_done: { what: 'post', by: 'Bo', at, says: 'A rate is missing.' } })
    expect(screen.getByText(t('standing.notDone.post'))).toBeTruthy()
    const time = formatMoment(at)
    expect(
      screen.getByText(t('standing.notDoneText', { name: 'Bo', time, reason: 'A rate is missing.' })),
    ).toBeTruthy()
  })

  it('say no more of it once it is tried again', async () => {
    const at = '2026-10-02T08:00:00.000Z'
    await open({ not_done: { what: 'post', by: 'Bo', at, says: 'A rate is missing.' }, pending: 'post' })
    expect(screen.queryByText(t('standing.notDone.post'))).toBeNull()
    expect(screen.getByText(t('standing.pendingText'))).toBeTruthy()
  })

  it('show every odd line with its cell marked and the reason in words', async () => {
    answer(
      listReportRemarks,
      sampleOf(listReportRemarks.output, {
        items: [
          {
            ...{
              line: 31_077,
              what: 'refused',
              reason: 'noSuchMonth',
              says: 'No such month.',
              column: 'Sales Month',
            },
            ...{ cell: '2026-13', amount: '6.52', currency: 'EUR', text: '2026-10;2026-13;Spotify' },
          },
          { line: 48_022, what: 'total', reason: '', says: 'A total.', text: ';;;10338,19' },
        ],
        next_cursor: null,
      }),
    )
    const { user } = await open()
    const [refused, total] = await screen
      .findAllByRole('listitem', { name: '' })
      .then(() => within(screen.getByRole('region', { name: t('lines.title') })).getAllByRole('listitem'))
    expect(refused?.querySelector('mark')?.textContent).toBe('2026-13')
    expect(refused?.textContent).toContain('No such month.')
    expect(refused?.textContent).toContain('6.52 EUR')
    expect(total?.textContent).toContain('A total.')
    await user.click(screen.getByRole('radio', { name: `${t('kind.refused')} 3` }))
    await waitFor(() => expect(sent(listReportRemarks).at(-1)).toMatchObject({ id: 11, what: 'refused' }))
  })
})

describe('posting a report', () => {
  it('says who brought it in, that this person may post it, and what that makes', async () => {
    answer(postIncomeReport, null)
    const { user } = await open()
    const bar = screen.getByRole('region', { name: t('bar.label') })
    expect(bar.textContent).toContain(t('bar.imported', { name: 'Ada' }))
    expect(bar.textContent).toContain(t('bar.made', { bills: '62', members: '41' }))
    await user.keyboard('p')
    await expectAccessible()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('post.submit') }))
    await waitFor(() => expect(sent(postIncomeReport)).toEqual([{ id: 11, version: 5, note: '' }]))
    expect(await screen.findByText(t('post.done'))).toBeTruthy()
  })

  it('asks for a reason where something is doubtful', async () => {
    answer(postIncomeReport, null)
    const { user } = await open({
      posting: {
        ...{ obstacles: [], doubts: [...postingDoubts] },
        ...{ lines: 3, made: null, others: [] },
      },
    })
    await user.click(button(new RegExp(`^${t('bar.post')}`)))
    for (const doubt of postingDoubts) expect(screen.getByText(t(`doubt.${doubt}`))).toBeTruthy()
    await user.click(button(t('post.submit')))
    expect(await screen.findByText(t('post.noteMissing'))).toBeTruthy()
    expect(sent(postIncomeReport)).toEqual([])
    await user.fill(field(t('post.note')), 'Believe confirmed it by mail')
    await user.click(button(t('post.submit')))
    await waitFor(() =>
      expect(sent(postIncomeReport)).toMatchObject([{ note: 'Believe confirmed it by mail' }]),
    )
  })

  it('is somebody else’s where this person imported it, and names them', async () => {
    await open({
      is_yours: true,
      posting: {
        ...{ obstacles: ['imported-by-you'], doubts: [], lines: 3, made: null },
        others: ['Grace', 'Lin'],
      },
      can: { post: false },
    })
    const bar = screen.getByRole('region', { name: t('bar.label') })
    expect(bar.textContent).toContain(t('bar.importedYou'))
    expect(bar.textContent).toContain(t('bar.others', { names: 'Grace and Lin' }))
    expect(bar.textContent).toContain(t('obstacle.imported-by-you'))
    expect(button(t('bar.post')).disabled).toBe(true)
    expect(button(t('bar.copy'))).toBeTruthy()
  })

  it('of one that came by itself needs somebody who has checked it, and another who posts', async () => {
    answer(checkReport, null)
    const { user } = await open({
      ...{ imported_by: null, arrived_by: 'folder', can: { check: true } },
      posting: { obstacles: ['not-checked'], doubts: [], lines: 3, made: null, others: [] },
    })
    const bar = screen.getByRole('region', { name: t('bar.label') })
    expect(bar.textContent).toContain(t('bar.importedFolder'))
    expect(bar.textContent).toContain(t('obstacle.not-checked'))
    answer(
      readIncomeReport,
      reportOf({
        ...{ imported_by: null, arrived_by: 'folder', checked: { by: 'Lin' }, can: { post: false } },
        posting: {
          ...{ obstacles: ['reread-by-you', 'checked-by-you'], doubts: [], lines: 3, made: null },
          others: ['Grace'],
        },
      }),
    )
    await user.click(button(t('bar.check')))
    await waitFor(() => expect(sent(checkReport)).toEqual([{ id: 11, version: 5 }]))
    await waitFor(() => expect(bar.textContent).toContain(t('bar.checked', { name: 'Lin' })))
    expect(bar.textContent).toContain(t('bar.others', { names: 'Grace' }))
    expect(bar.textContent).toContain(t('obstacle.reread-by-you'))
  })

  it.each(['marked-by-you', 'payer-set-by-you', 'totals-by-you'] as const)(
    'says who else posts it: %s',
    async obstacle => {
      await open({
        can: { post: false },
        posting: { obstacles: [obstacle], doubts: [], lines: 3, made: null, others: ['Grace'] },
      })
      const bar = screen.getByRole('region', { name: t('bar.label') })
      expect(bar.textContent).toContain(t('bar.others', { names: 'Grace' }))
      expect(bar.textContent).toContain(t(`obstacle.${obstacle}`))
    },
  )

  it('reads the report anew when a colleague was quicker', async () => {
    refuse(postIncomeReport, 'conflict', { message: 'Somebody was quicker.' })
    const { user } = await open()
    await user.click(button(new RegExp(`^${t('bar.post')}`)))
    const asked = sent(readIncomeReport).length
    await user.click(button(t('post.submit')))
    await waitFor(() => expect(notice()?.textContent).toContain('Somebody was quicker.'))
    await waitFor(() => expect(sent(readIncomeReport).length).toBeGreaterThan(asked))
  })

  it('of plays alone feeds statistics', async () => {
    answer(countReport, null)
    const { user } = await open({
      is_usage_only: true,
      posting: {
        obstacles: ['imported-by-you', 'rates-missing'],
        doubts: [],
        lines: 3,
        made: null,
        others: [],
      },
      can: { count: true },
    })
    expect(screen.queryByText(t('obstacle.rates-missing'))).toBeNull()
    expect(screen.getByText(t('standing.usage'))).toBeTruthy()
    await user.click(button(t('bar.count')))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('bar.count') }))
    await waitFor(() => expect(sent(countReport)).toEqual([{ id: 11, version: 5 }]))
  })

  it('is compared with a report that it is like', async () => {
    answer(compareReports, {
      equal_lines: 47_000,
      here: {
        name: 'september.csv',
        payer: 'Believe',
        lines: 48_017,
        sums: [{ currency: 'EUR', amount: '10316.75' }],
      },
      there: {
        name: 'august.csv',
        payer: 'Kanjian',
        lines: 47_900,
        sums: [{ currency: 'EUR', amount: '10300.00' }],
      },
      differences: [
        {
          ...{ title: 'Night boat', artist: 'Lin', store: 'Spotify', month: '2026-09' },
          ...{ currency: 'EUR', here: '91.25', there: '74.5' },
        },
      ],
    })
    const { user } = await open({
      likenesses: [
        {
          report: {
            ...{ id: 9, name: 'august.csv', payer: { id: 41, name: 'Kanjian' } },
            ...{ state: 'posted', lines: 47_900 },
          },
          equal_lines: 47_000,
        },
      ],
    })
    const other = { equal: '47,000', lines: '48,017', name: 'august.csv', payer: 'Kanjian' }
    expect(screen.getByText(t('like.textOther', other))).toBeTruthy()
    await user.click(button(t('like.compare')))
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByText('Night boat')).toBeTruthy()
    expect(dialog.textContent).toContain('74.50 EUR')
    expect(within(dialog).getByText(t('compare.of', { name: 'august.csv', payer: 'Kanjian' }))).toBeTruthy()
    expect(sent(compareReports)).toEqual([{ id: 11, other_id: 9 }])
    await expectAccessible()
  })

  it('is not done with a discarded one', async () => {
    answer(discardReport, null)
    const { user } = await open()
    await user.click(button(t('head.discard')))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('head.discard') }))
    await waitFor(() => expect(sent(discardReport)).toEqual([{ id: 11, version: 5 }]))
  })

  it('is taken back with a reason', async () => {
    answer(reverseReport, { request_id: 4 })
    const { user } = await open({ state: 'posted', can: { reverse: true } })
    await user.click(button(t('head.reverse')))
    await user.click(button(t('reverse.submit')))
    expect(await screen.findByText(t('reverse.reasonMissing'))).toBeTruthy()
    await user.fill(field(t('reverse.reason')), 'The payer sent a corrected file')
    await user.click(button(t('reverse.submit')))
    await giveCode(user)
    await waitFor(() =>
      expect(sent(reverseReport)).toMatchObject([{ reason: 'The payer sent a corrected file' }]),
    )
  })
})

describe('a report that is not there to be checked', () => {
  it.each(fileRefusals)('says why it failed and what to do: %s', async failure => {
    const same = { same_as: 7, same_payer: 'Kanjian' }
    await open({ state: 'failed', failure, ...same, reading: null, can: { read_again: true } })
    expect(screen.getByText(desk(`fileRefusal.${failure}`))).toBeTruthy()
    expect(screen.getByText(t(`standing.failed.do.${failure}`, { payer: 'Kanjian' }))).toBeTruthy()
    expect(screen.queryByRole('region', { name: t('bar.label') })).toBeNull()
  })

  it('leads to the same file, and to the columns', async () => {
    await open({ state: 'failed', failure: 'sameFile', same_as: 7, same_payer: 'Kanjian' })
    expect(screen.getByText(t('standing.failed.do.sameFile', { payer: 'Kanjian' }))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('standing.openSame') }).getAttribute('href')).toContain('id=7')
  })

  it('is read once more after it was cancelled', async () => {
    answer(readReportAgain, null)
    const { user } = await open({ state: 'cancelled', reading: null, can: { read_again: true } })
    expect(screen.getByText(t('standing.cancelled'))).toBeTruthy()
    await user.click(button(t('head.readAgain')))
    await waitFor(() => expect(sent(readReportAgain)).toMatchObject([{ id: 11, given: {} }]))
  })

  it('shows how far it has come while it is read, and can be stopped', async () => {
    answer(cancelReport, null)
    const { user } = await open({
      ...{ state: 'reading', reading: null, can: { cancel: true } },
      progress: { lines: 10, bytes: 25, size: 100, since: '2026-03-04T05:06:07.000Z' },
    })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    await user.click(button(desk('cancel')))
    await waitFor(() => expect(sent(cancelReport)).toEqual([{ id: 11 }]))
  })

  it.each(['post', 'count', 'reverse'] as const)('waits for the worker: %s', async pending => {
    await open({ pending })
    expect(screen.getByText(t('standing.pendingText'))).toBeTruthy()
    expect(screen.getAllByText(t(`standing.pending.${pending}`)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('region', { name: t('bar.label') })).toBeNull()
  })

  it('does not exist', async () => {
    refuse(readIncomeReport, 'notFound')
    await visitAsStaff('/operator/income/report?id=11', ['finance'])
    expect(await screen.findByText(t('missing.title'))).toBeTruthy()
  })
})
