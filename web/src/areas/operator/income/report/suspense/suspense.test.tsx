import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listReportRemarks, readIncomeReport } from '#contract/income/report-calls'
import { listSuspense, matchTitle, searchRecordings, undoMatch } from '#contract/income/suspense-calls'
import { expectAccessible } from '../../../../../testing/accessible'
import { button } from '../../../../../testing/forms'
import { sampleOf } from '../../../../../testing/sample-of'
import { reportOf } from '../../../../../testing/sample-report'
import { answer, answerInPassing, sent } from '../../../../../testing/server'
import { visitAsStaff } from '../../../../../testing/visit'
import { say } from '../../../../../testing/words'

const t = say('report-check')
const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
const ours = {
  ...{ work_id: 21, isrc: 'CNA012600001', title: 'Morning mist', version: '', artists: 'Lin' },
  ...{ release: 'River', upc: null, member: 'Lin Lan' },
}
const openTitles = sampleOf(listSuspense.output, {
  items: [
    {
      ...{ key: one, kind: 'track', name: 'Morning fog', artist: 'Lin', release: '', isrc: '', lines: 118 },
      amounts: [{ currency: 'EUR', amount: '91.25' }],
      proposals: [
        { ...ours, reasons: ['like-title', 'same-artist', 'version-differs'] },
        { ...ours, isrc: 'CNA012600002', title: 'Evening mist', reasons: ['same-artist'] },
      ],
    },
    { ...{ key: two, kind: 'track', name: 'Track 04', lines: 8 }, amounts: [], proposals: [] },
  ],
  next_cursor: null,
})
const decided = sampleOf(listSuspense.output, {
  items: [
    {
      ...{ key: one, kind: 'track', name: 'Morning fog', lines: 118 },
      decision: { id: 5, recording: ours, by: 'Ada', can_undo: true },
    },
  ],
  next_cursor: null,
})

async function open() {
  answer(readIncomeReport, reportOf())
  answer(listSuspense, ({ show }) => (show === 'decided' ? decided : openTitles))
  answer(matchTitle, null)
  answer(undoMatch, null)
  answerInPassing(listReportRemarks)
  const shown = await visitAsStaff('/operator/income/report?id=11', ['finance'])
  await screen.findByRole('button', { name: /Morning fog/ })
  return shown
}

describe('titles in suspense', () => {
  it('stand beside what they may be, and why, and what speaks against it', async () => {
    await open()
    const row = screen.getByRole('button', { name: /Morning fog/ }).closest('li')
    expect(row?.textContent).toContain(t('reason.same-artist'))
    expect(row?.textContent).toContain(t('reason.version-differs'))
    expect(row?.textContent).toContain('91.25 EUR')
    expect(screen.getByText(t('suspense.nothing'))).toBeTruthy()
    await expectAccessible()
  })

  it('are matched by M with the proposal that is meant, and taken back by U', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: t('suspense.choose', { title: 'Evening mist' }) }))
    await user.keyboard('m')
    await waitFor(() => expect(sent(matchTitle)).toEqual([]))
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('m')
    await waitFor(() =>
      expect(sent(matchTitle)).toEqual([{ report_id: 11, key: one, work_id: 21, isrc: 'CNA012600002' }]),
    )
    await screen.findByText(t('suspense.matched', { title: 'Morning fog', count: '118' }))
    await user.keyboard('u')
    await waitFor(() => expect(sent(undoMatch)).toEqual([{ report_id: 11, decision_id: 5 }]))
  })

  it('are left by S, and looked for in the whole catalogue by /', async () => {
    answer(searchRecordings, [ours])
    const { user } = await open()
    await user.keyboard('s/')
    const dialog = await screen.findByRole('dialog', { name: t('search.title', { title: 'Track 04' }) })
    await user.click(await within(dialog).findByRole('button', { name: /Morning mist/ }))
    await waitFor(() =>
      expect(sent(matchTitle)).toEqual([{ report_id: 11, key: two, work_id: 21, isrc: 'CNA012600001' }]),
    )
    expect(sent(searchRecordings)[0]).toEqual({ query: 'Track 04', kind: 'track' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that somebody has decided about can be taken back', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: t('suspense.decided') }))
    await user.click(await screen.findByRole('button', { name: t('suspense.undo') }))
    await waitFor(() => expect(sent(undoMatch)).toEqual([{ report_id: 11, decision_id: 5 }]))
  })

  it('have their keys shown, which can be turned off', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: t('keys.title') })
    expect(dialog.textContent).toContain(t('keys.undo'))
    await expectAccessible()
    await user.click(within(dialog).getByRole('switch'))
    await user.keyboard('{Escape}')
    await user.keyboard('m')
    expect(sent(matchTitle)).toEqual([])
    expect(button(t('keys.open'))).toBeTruthy()
  })
})
