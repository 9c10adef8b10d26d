import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  listLedgerAccounts,
  listLedgerEntries,
  listTracedLines,
  listTransactionEntries,
  readEntriesOfLine,
  readLedger,
  readLedgerTransaction,
  traceBill,
} from '#contract/income/ledger-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'
import { drawTrace } from './draw-trace'
import { readPlace } from './read-place'

const t = say('ledger')
const account = {
  id: 7,
  kind: 'member_pending' as const,
  currency: 'CNY' as const,
  balance: '-4735.08',
  member: { id: 3, name: 'Night sailing' },
  payer: null,
}
const ledger = {
  groups: [
    { kind: 'bank' as const, currency: 'CNY' as const, accounts: 1, balance: '4735.08', account_id: 1 },
    {
      kind: 'member_pending' as const,
      currency: 'CNY' as const,
      accounts: 38,
      balance: '-4735.08',
      account_id: null,
    },
  ],
  zero: [{ currency: 'CNY' as const, sum: '0.00' }],
}
const open = (search = '', roles: Parameters<typeof visitAsStaff>[1] = ['finance']) =>
  visitAsStaff(`/operator/income/ledger${search}`, roles)

describe('the ledger', () => {
  itHasFourStates(
    () => {
      answer(readLedger, ledger)
      return open()
    },
    {
      call: listLedgerAccounts,
      none: sampleOf(listLedgerAccounts.output),
      some: sampleOf(listLedgerAccounts.output, { items: [account] }),
      row: 'Member pending · Night sailing',
      whenNone: t('accounts.none'),
      whenFailed: say('operator')('unreachable.title'),
      retry: say('operator')('retry'),
    },
  )

  it('shows all accounts by kind, each on its side, and the zero they come to', async () => {
    answer(readLedger, ledger)
    answerInPassing(listLedgerAccounts)
    await open()
    const tree = await screen.findByRole('navigation', { name: t('tree.label') })
    const rows = within(tree)
      .getAllByRole('link')
      .map(link => link.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/Bank4,735\.08CNY · debit/),
      expect.stringMatching(/Member pending4,735\.08CNY · credit · 38 accounts/),
    ])
    expect(tree.textContent).toContain('0.00')
    await expectAccessible()
  })

  it('is not for others', async () => {
    answerInPassing(readLedger, listLedgerAccounts)
    await open('', ['editor'])
    expect(await screen.findByText(say('operator')('notYours.title'))).toBeTruthy()
    expect(sent(readLedger)).toEqual([])
  })

  it('that is empty says what fills it', async () => {
    answer(readLedger, { groups: [], zero: [] })
    answerInPassing(listLedgerAccounts)
    await open()
    expect(await screen.findByText(t('tree.empty'))).toBeTruthy()
  })
})

describe('an account', () => {
  const entry = {
    transaction_id: 20418,
    position: 4,
    kind: 'posting' as const,
    amount: '-1154.78',
    balance: '-1366.84',
    bill: { id: 7481, month: '2026-10', sp_name: 'Spotify' },
    report: { id: 9, name: 'august.csv', payer: 'Believe' },
  }
  const openAccount = (search = '') => {
    answer(readLedger, ledger)
    answer(listLedgerEntries, sampleOf(listLedgerEntries.output, { account, items: [entry] }))
    return open(`?kind=member_pending&currency=CNY&account=7${search}`)
  }

  it('lists its entries, and asks again with what it is narrowed to', async () => {
    await openAccount('&what=posting&from=2026-10-01')
    await screen.findByText(/august/)
    const table = screen.getByRole('table', { name: t('entries.title') })
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
      /T-20418Posting · Believe, august\.csv · bill B-7481 \(Spotify\).*1,154\.781,366\.84/,
    )
    expect(sent(listLedgerEntries)).toMatchObject([{ account_id: 7, kind: 'posting', from: '2026-10-01' }])
    const csv = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
    expect(csv).toBe('/api/ledger/entries/export?account_id=7&kind=posting&from=2026-10-01&format=csv')
    await expectAccessible()
  })

  it('leads from an entry to its transaction, its bill, the arithmetic and the lines of the report', async () => {
    answer(
      readLedgerTransaction,
      sampleOf(readLedgerTransaction.output, {
        id: 20418,
        kind: 'posting',
        groups: [{ kind: 'member_pending', currency: 'CNY', entries: 57, amount: '-58917.70' }],
        zero: [{ currency: 'CNY', debit: '74259.53', credit: '-74259.53', sum: '0.00' }],
        report: { id: 9, name: 'august.csv', payer: 'Believe' },
      }),
    )
    answer(
      traceBill,
      sampleOf(traceBill.output, {
        bill: { id: 7481, sp_name: 'Spotify', month: '2026-10', currency: 'CNY', share: '1154.78' },
        exact: '1154.777903',
        rest_before: '0.003118',
        rest_after: '0.001021',
        tracks: [
          {
            work_id: 1,
            isrc: 'CNT012600001',
            title: 'Morning mist',
            sale_month: '2026-08',
            currency: 'EUR',
            amount: '184.316207',
            exchange: '7.8315',
            split: '1',
            rate: '0.8',
            exact: '1154.777903',
          },
        ],
      }),
    )
    answer(
      listTracedLines,
      sampleOf(listTracedLines.output, {
        report_id: 9,
        items: [{ line: 7318, amount: '9.218340', country: 'JP' }],
      }),
    )
    answer(
      listTransactionEntries,
      sampleOf(listTransactionEntries.output, {
        items: [{ position: 4, account, amount: '-1154.78', bill: entry.bill }],
      }),
    )
    const { user } = await openAccount()
    await user.click(await screen.findByRole('link', { name: 'T-20418' }))
    expect(await screen.findByText(t('tx.zero', { currency: 'CNY', sum: '0.00' }))).toBeTruthy()
    expect(await screen.findByText('7.8315')).toBeTruthy()
    expect(screen.getByText('0.003118')).toBeTruthy()
    // Specification, section 9: "Amounts shown with thousands separators". A part of a cent stays.
    expect(screen.getAllByText('1,154.777903')).toHaveLength(2)
    const line = await screen.findByRole('link', { name: t('lines.back', { line: 7318 }) })
    expect(line.getAttribute('href')).toBe('/operator/income/ledger?report=9&line=7318')
    await user.click(button(t('tx.show', { kind: 'Member pending CNY' })))
    await waitFor(() => expect(sent(listTransactionEntries)).toMatchObject([{ kind: 'member_pending' }]))
    expect(await screen.findByRole('button', { name: t('entries.toBill', { id: 7481 }) })).toBeTruthy()
    await expectAccessible()
  })
})

describe('a bill of many parts', () => {
  it('shows the next ones below the first', async () => {
    const part = (title: string, exact: string) => ({
      ...{ work_id: 1, isrc: title, title, sale_month: '2026-08', currency: 'EUR' as const },
      ...{ amount: exact, exchange: '1', split: '1', rate: '1', exact },
    })
    const bill = { id: 7481, sp_name: 'Spotify', month: '2026-10', currency: 'CNY' as const, share: '3.00' }
    answer(readLedger, ledger)
    answerInPassing(listTracedLines, readLedgerTransaction, listLedgerAccounts)
    answer(
      traceBill,
      sampleOf(traceBill.output, { bill, tracks: [part('Morning mist', '2')], next_cursor: 'smaller' }),
    )
    const { user } = await open('?tx=20418&bill=7481')
    const parts = within(await screen.findByRole('list', { name: t('bill.tracks') }))
    answer(traceBill, sampleOf(traceBill.output, { bill, tracks: [part('Low tide', '1')] }))
    await user.click(button(t('bill.more')))
    await parts.findByText('Low tide')
    expect(parts.getByText('Morning mist')).toBeTruthy()
    expect(sent(traceBill).at(-1)).toMatchObject({ bill_id: 7481, cursor: 'smaller' })
    expect(screen.queryByRole('button', { name: t('bill.more') })).toBeNull()
  })
})

describe('what is not there', () => {
  it('is said to be missing, and not to be unreachable', async () => {
    answer(readLedger, ledger)
    refuse(readLedgerTransaction, 'notFound')
    answerInPassing(listLedgerAccounts)
    await open('?tx=99')
    expect(await screen.findByText(t('missing'))).toBeTruthy()
    expect(screen.queryByText(say('operator')('unreachable.title'))).toBeNull()
  })
})

describe('a line of a report', () => {
  it('leads back to the entries its money went into', async () => {
    answer(readLedger, ledger)
    answer(
      readEntriesOfLine,
      sampleOf(readEntriesOfLine.output, {
        report: { id: 9, name: 'august.csv', payer: 'Believe' },
        line: { line: 7318, title: 'Morning mist' },
        entries: [{ transaction_id: 20418, position: 4, account, amount: '-1154.78' }],
      }),
    )
    await open('?report=9&line=7318')
    expect(await screen.findByText(t('line.title', { line: 7318, report: 'august.csv' }))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'T-20418' }).getAttribute('href')).toContain('account=7')
    expect(sent(listLedgerAccounts)).toEqual([])
  })
})

describe('an address', () => {
  it('shows nothing that it does not understand', () => {
    const place = readPlace(new URLSearchParams('kind=gold&account=-1&tx=1e9&what=theft&from=soon&report=9'))
    expect(place).toMatchObject({ kind: undefined, account: undefined, tx: undefined, line: undefined })
    expect(place.entries).toEqual({ kind: undefined, from: undefined, to: undefined })
  })
})

describe('the picture of a bill', () => {
  it('gives every part a line at least, and more to what is worth more', () => {
    const lines = drawTrace([{ exact: '99' }, { exact: '0.0001' }, { exact: '-20' }])
    const count = (index: number) => lines.filter(line => line.index === index).length
    expect([count(0), count(1), count(2)]).toEqual([30, 1, 6])
  })
})
