import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import {
  assignMoveInFile,
  closeMoveIn,
  listMoveInFiles,
  listMoveInRows,
  type MoveIn,
  type MoveInRow,
  makeMoveInDrafts,
  moveInRow,
  readMoveIn,
  saveMoveInRow,
} from '#contract/move-in/calls'
import { emptyValues } from '#contract/move-in/columns'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('move-in')
const can = { list: true, add_files: true, edit: true, make: true }
const base: MoveIn = {
  ...{ id: 3, state: 'ready', list_name: 'list.csv', source: 'table', reason: null, reason_detail: '' },
  ...{ is_waiting: false, done: 0, total: 0, started_at: '2026-11-01T00:00:00.000Z', can },
  rows: { total: 2, with_errors: 1, with_notes: 0, left_out: 0, made: 0 },
  releases: { total: 1, made: 0 },
  files: { total: 0, waiting: 0, unmatched: 0 },
}
const wrong: MoveInRow = sampleOf(moveInRow, {
  ...{ id: 11, position: 2, work_id: null, is_left_out: false, files: [] },
  values: { ...emptyValues, release_title: 'Harbour', track_title: 'Morning', isrc: 'CNT01' },
  problems: [{ field: 'isrc', why: 'wrongIsrc', about: 'CNT01' }],
})
const good = { ...wrong, problems: [], values: { ...wrong.values, isrc: 'CNT011900002' } }

async function open(
  moveIn: MoveIn | null,
  rows: MoveInRow[] = [wrong],
  account = sampleAccount,
  files: OutputOf<typeof listMoveInFiles>['items'] = [],
) {
  answer(readMoveIn, { move_in: moveIn })
  answer(listMoveInRows, { items: rows, next_cursor: null })
  answer(listMoveInFiles, { items: files, next_cursor: null })
  const shown = await visitAsMember('/work-management/move-in', { account })
  await screen.findByRole('heading', { level: 1, name: t('title') })
  return shown
}

describe('moving in', () => {
  it('says that a list waits before it says that it is read', async () => {
    const reading = { ...base, state: 'reading' as const, source: null }
    const { unmount } = await open({ ...reading, is_waiting: true })
    expect(await screen.findByText(t('list.waiting', { name: 'list.csv' }))).toBeTruthy()
    unmount()
    await open(reading)
    expect(await screen.findByText(t('list.reading', { name: 'list.csv' }))).toBeTruthy()
  })

  it('begins with the list, its template and what may be brought', async () => {
    const { container } = await open(null)
    expect(await screen.findByText(t('list.kind.ern'))).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /CSV|XLSX/ })).toHaveLength(2)
    expect(screen.getByText(t('look.first'))).toBeTruthy()
    await expectAccessible(container)
  })

  it('says why a list could not be read', async () => {
    await open({ ...base, state: 'failed', reason: 'noHeader', reason_detail: 'release_title,track_title' })
    const why = t('reason.noHeader', { detail: `${t('column.release_title')} / ${t('column.track_title')}` })
    expect(await screen.findByText(why)).toBeTruthy()
  })

  it('puts a row right in its place', async () => {
    const { user, container } = await open(base)
    const isrc = await waitFor(() => field(t('column.isrc')))
    expect(descriptionOf(isrc)).toContain(t('problem.wrongIsrc'))
    await expectAccessible(container)
    answer(saveMoveInRow, { row: good, others: 1 })
    answer(listMoveInRows, { items: [good], next_cursor: null })
    answer(readMoveIn, { move_in: { ...base, rows: { ...base.rows, with_errors: 0 } } })
    await user.fill(isrc, 'CNT011900002')
    await user.click(button(t('row.save')))
    await waitFor(() =>
      expect(sent(saveMoveInRow)).toEqual([{ row_id: 11, values: { isrc: 'CNT011900002' } }]),
    )
    expect(await screen.findByText(t('row.savedOthers', { position: 2, count: 1 }))).toBeTruthy()
    expect(await screen.findByText(t('row.good'))).toBeTruthy()
  })

  it('opens every field of a row, and leaves one out', async () => {
    answer(saveMoveInRow, { row: good, others: 0 })
    const { user } = await open(base, [good])
    await user.click(await screen.findByRole('button', { name: t('row.editAll', { position: 2 }) }))
    expect(field(t('column.producers'))).toBeTruthy()
    await user.click(button(t('row.leaveOut')))
    await waitFor(() => expect(sent(saveMoveInRow)).toMatchObject([{ row_id: 11, is_left_out: true }]))
  })

  it('asks for the row of a file that nothing tells about', async () => {
    const lost = { ...base, files: { total: 1, waiting: 0, unmatched: 1 } }
    const file = {
      id: 5,
      name: 'mix.wav',
      size: 9,
      state: 'ready',
      type: null,
      row: null,
      matched_by: null,
    } as const
    const { user } = await open(lost, [wrong], sampleAccount, [file])
    const row = await waitFor(() => field(t('files.row', { name: 'mix.wav' })))
    refuse(assignMoveInFile, 'invalidInput', { fields: { position: 'No such row.' } })
    await user.fill(row, '9')
    await user.click(button(t('files.assign')))
    await waitFor(() =>
      expect(descriptionOf(field(t('files.row', { name: 'mix.wav' })))).toContain('No such row.'),
    )
    answer(assignMoveInFile, null)
    await user.fill(field(t('files.row', { name: 'mix.wav' })), '2')
    await user.click(button(t('files.assign')))
    await waitFor(() =>
      expect(sent(assignMoveInFile).at(-1)).toEqual({ file_id: 5, position: 2, type: 'music' }),
    )
  })

  it('makes drafts, shows how far it is, and leads to them', async () => {
    answer(makeMoveInDrafts, null)
    const ready = { ...base, rows: { ...base.rows, with_errors: 0 } }
    const { user } = await open(ready, [good])
    const making = { ...ready, state: 'making' as const, can: { ...can, make: false, edit: false } }
    const makeThem = await screen.findByRole('button', { name: t('make', { count: 1 }) })
    answer(readMoveIn, { move_in: making })
    await user.click(makeThem)
    expect(await screen.findByText(t('make.running', { made: 0, total: 1 }))).toBeTruthy()
    await waitFor(() => expect(sent(makeMoveInDrafts)).toHaveLength(1))
    const made = { ...ready, releases: { total: 1, made: 1 }, rows: { ...ready.rows, made: 2 } }
    answer(listMoveInRows, { items: [{ ...good, work_id: 77 }], next_cursor: null })
    answer(readMoveIn, { move_in: made })
    expect(await screen.findByText(t('made.title', { count: 1 }), {}, { timeout: 4000 })).toBeTruthy()
    const link = await screen.findByRole('link', { name: t('row.openOf', { title: 'Morning' }) })
    expect(link.getAttribute('href')).toContain('id=77')
    answer(closeMoveIn, null)
    await user.click(button(t('made.finish')))
    const question = await screen.findByRole('alertdialog')
    expect(sent(closeMoveIn)).toEqual([])
    answer(readMoveIn, { move_in: null })
    await user.click(within(question).getByRole('button', { name: t('finish.yes') }))
    await waitFor(() => expect(sent(closeMoveIn)).toHaveLength(1))
    expect(await screen.findByText(t('look.first'))).toBeTruthy()
  })

  it('is only shown to a colleague who reads', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'reader' as const }
    await open(base, [good], { ...sampleAccount, user_account_info: info })
    expect(await screen.findByText(t('reader'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('make', { count: 1 }) })).toBeNull()
    expect(screen.queryByRole('button', { name: t('list.replace') })).toBeNull()
  })
})
