import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listIncomeChannels, listPayers } from '#contract/income/payer-calls'
import {
  cancelReport,
  fetchSandboxReport,
  grantReportUpload,
  listReports,
} from '#contract/income/report-calls'
import { KeptUploads } from '../../../features/uploads/resumable/kept-uploads'
import { expectAccessible } from '../../../testing/accessible'
import { dropFiles } from '../../../testing/files'
import { button, descriptionOf, field } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'
import type { Sender } from './upload/report-uploads'

const t = say('income-desk')
const operator = say('operator')

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof listReports.output>>[1]>
type Row = NonNullable<Wanted['items']>[number]

const pageOf = (...items: Row[]) =>
  sampleOf(listReports.output, {
    items: items.map((item, index) => ({
      id: index + 11,
      payer: { id: 3, name: 'Believe' },
      name: 'believe_2026-09.csv.gz',
      entry: '',
      first_month: '2026-08',
      last_month: '2026-09',
      ...item,
    })),
    next_cursor: null,
    counts: { open: 2, uncovered: 1, suspense: 0 },
  })
const payers = sampleOf(listPayers.output, [
  { id: 3, name: 'Believe', currency: 'EUR' },
  { id: 4, name: 'TuneCore', currency: 'USD' },
])
const channels = [
  { id: 1, name: 'Spotify', is_sandbox: false },
  { id: 9, name: 'Rehearsal', is_sandbox: true },
]

function around() {
  answer(listPayers, payers)
  answer(listIncomeChannels, channels)
}

async function open(page = pageOf({}), address = '/operator/income') {
  around()
  answer(listReports, page)
  const shown = await visitAsStaff(address, ['finance'])
  await screen.findAllByRole('link', { name: /^Believe/ })
  return shown
}

describe('the list of reports', () => {
  itHasFourStates(
    () => {
      around()
      return visitAsStaff('/operator/income', ['finance'])
    },
    {
      call: listReports,
      none: sampleOf(listReports.output, { items: [], next_cursor: null }),
      some: pageOf({}),
      row: /^Believe · 2026-08 to 2026-09$/,
      whenNone: t('empty.title'),
      whenFailed: operator('unreachable.title'),
      retry: operator('retry'),
    },
  )

  it('is finance’s alone', async () => {
    await visitAsStaff('/operator/income', ['admin'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(operator('notYours.title'))
    expect(screen.queryByRole('link', { name: operator('menu.income') })).toBeNull()
  })

  it('says of each what it holds and what is asked of whom', async () => {
    await open(
      pageOf(
        {
          state: 'checked',
          is_yours: true,
          lines: { sales: 48017, unmatched: 214 },
          sums: [{ currency: 'EUR', amount: '10316.7512' }],
        },
        { state: 'checked', is_usage_only: true },
        { state: 'failed', failure: 'archiveEncrypted' },
        {
          state: 'posted',
          open: [{ currency: 'USD', amount: '12.5' }],
        },
      ),
    )
    const rows = within(screen.getByRole('table', { name: t('list.caption') })).getAllByRole('row')
    expect(rows[1]?.textContent).toContain(t('ask.yours'))
    expect(rows[1]?.textContent).toContain('48,017')
    expect(rows[1]?.textContent).toContain('10,316.75')
    expect(rows[1]?.textContent).toContain(t('row.unmatched', { count: '214' }))
    expect(rows[2]?.textContent).toContain(t('ask.usage'))
    expect(rows[3]?.textContent).toContain(t('fileRefusal.archiveEncrypted'))
    expect(rows[4]?.textContent).toContain(t('ask.uncovered'))
    expect(rows[4]?.textContent).toContain('12.50 USD')
    await expectAccessible()
  })

  it('shows how far one has been read and how fast, and stops it', async () => {
    answer(cancelReport, null)
    const since = new Date(Date.now() - 10_000).toISOString()
    const { user } = await open(
      pageOf({ state: 'reading', progress: { lines: 800_000, bytes: 50, size: 100, since } }),
    )
    const bar = screen.getByRole('progressbar', { name: t('progress.label') })
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    expect(bar.parentElement?.textContent).toMatch(/800,000 lines, [678]\d,\d{3} a second/)
    expect(bar.parentElement?.textContent).toMatch(/0:\d\d left/)
    await user.click(button(t('cancel')))
    await waitFor(() => expect(sent(cancelReport)).toEqual([{ id: 11 }]))
  })

  it('keeps queue, payer and state in the address, with the queue’s count', async () => {
    const { user, router } = await open(pageOf({}), '/operator/income?payer=3')
    expect(sent(listReports)[0]).toMatchObject({ payer_id: 3 })
    await user.click(screen.getByRole('radio', { name: `${t('queue.open')} 2` }))
    await waitFor(() => expect(router.state.location.search).toBe('?payer=3&queue=open'))
    await waitFor(() => expect(sent(listReports).at(-1)).toMatchObject({ payer_id: 3, queue: 'open' }))
  })
})

const csv = (name = 'sales.csv') => new File(['a,b\n'], name, { type: 'text/csv' })

describe('bringing reports in', () => {
  it('asks whose they are when files are dropped anywhere, and leaves out what is no report', async () => {
    refuse(grantReportUpload, 'unavailable', { message: 'Storage is full.' })
    const { user } = await open()
    dropFiles(screen.getByRole('table'), csv(), new File(['x'], 'song.mp3', { type: 'audio/mpeg' }))
    const dialog = await screen.findByRole('dialog', { name: t('upload.titleFor') })
    expect(dialog.textContent).toContain('sales.csv')
    expect(dialog.textContent).toContain(t('upload.wrongType', { names: 'song.mp3' }))
    await user.click(button(t('upload.submit')))
    expect(await screen.findByText(t('upload.payerMissing'))).toBeTruthy()
    await expectAccessible()
    await user.click(within(dialog).getByRole('combobox'))
    await user.click(await screen.findByRole('option', { name: 'TuneCore' }))
    await user.click(button(t('upload.submit')))
    await waitFor(() =>
      expect(sent(grantReportUpload)).toEqual([{ payer_id: 4, file_name: 'sales.csv', size: 4 }]),
    )
    expect(await screen.findByText('Storage is full.')).toBeTruthy()
    await expectAccessible()
    await user.click(button(t('sending.remove', { name: 'sales.csv' })))
    expect(screen.queryByText('Storage is full.')).toBeNull()
  })

  it('remembers after a reload what was on its way, and takes the same file alone', async () => {
    const shelf = new KeptUploads<Sender>('report-uploads')
    shelf.keep({
      ...{ payerId: 3, payer: 'Believe', fingerprint: 'f', fileName: 'big.csv', size: 4, uploadId: 'u' },
      ...{ endpoint: '/files', url: '', grant: 'g', expiresAt: '2999-01-01T00:00:00.000Z' },
    })
    const { user } = await open()
    const choose = screen.getByRole('button', { name: t('sending.chooseAgain', { name: 'big.csv' }) })
    dropFiles(choose, csv('other.csv'))
    expect(await screen.findByText(t('sending.other', { name: 'big.csv' }))).toBeTruthy()
    await user.click(button(t('sending.remove', { name: 'big.csv' })))
    expect(shelf.all()).toEqual([])
    expect(screen.queryByText(t('sending.title'))).toBeNull()
  })

  it('says at the month that a test channel has nothing for it', async () => {
    refuse(fetchSandboxReport, 'invalidInput', { fields: { month: 'Nothing was sold.' } })
    const { user } = await open()
    await user.click(button(t('fetch.open')))
    await user.click(button(t('fetch.submit')))
    await waitFor(() => expect(descriptionOf(field(t('fetch.month')))).toBe('Nothing was sold.'))
  })

  it('fetches a month of a test channel', async () => {
    answer(fetchSandboxReport, { report_id: 12 })
    const { user } = await open()
    await user.click(button(t('fetch.open')))
    expect(field(t('fetch.channel')).textContent).toBe('Rehearsal')
    await expectAccessible()
    await user.click(button(t('fetch.submit')))
    await waitFor(() => expect(sent(fetchSandboxReport)).toMatchObject([{ channel_id: 9 }]))
    expect(await screen.findByText(t('fetch.done'))).toBeTruthy()
  })
})
