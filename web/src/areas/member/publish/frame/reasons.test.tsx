// The reasons of a rejection beside the draft: what has become of each, and what is said to the reviewer.

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listMaterials } from '#contract/works/material-calls'
import { listRoster } from '#contract/works/roster-calls'
import { answerReviewer, readWork, saveWork, suggestNames } from '#contract/works/work-calls'
import { button, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('publish')
const works = say('works')
const reason = { key: 'r1', field: 'title', text: 'Misspelt.', second: null, mark: '"Delta"', answer: '' }
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readWork.output>>[1]>

/** Each test has a work of its own: the open drafts of one work tell each other what they saved. */
let workId = 70

const rejected = (wanted: Wanted = {}) =>
  sampleOf(readWork.output, {
    id: workId,
    version: 3,
    kind: 'single',
    status: '01',
    details: { title: 'Delta' },
    tracks: [{ id: 5, position: 1, details: { title: 'Delta' } }],
    can: { edit: true, answer: true },
    reasons: [reason],
    note_to_reviewer: '',
    ...wanted,
  })

async function open(wanted: Wanted = {}) {
  workId++
  answer(readWork, rejected(wanted))
  answer(saveWork, ({ version }) => ({ version: version + 1, saved_at: '2026-03-04T05:06:07.000Z' }))
  answerInPassing(listMaterials, listRoster, suggestNames)
  const shown = await visitAsMember(`/work-publish/step/step-1?id=${workId}`)
  await screen.findByLabelText(new RegExp(`^${works('field.title')}`))
  return shown
}

const side = () => within(screen.getByRole('complementary', { name: t('missing.label') }))
const openCount = t('reason.openHere', { count: 1 })

describe('a reason of a rejection', () => {
  it('is open until its field says something else', async () => {
    const { user } = await open()
    expect(side().getByText(t('reason.state.open'))).toBeTruthy()
    expect(side().getAllByText(openCount).length).toBeGreaterThan(0)
    expect(screen.getByText(/Misspelt\./, { selector: '[data-field] *' })).toBeTruthy()
    await user.fill(field(works('field.title')), 'Deltas')
    await waitFor(() => expect(side().getByText(t('reason.state.changed'))).toBeTruthy())
    expect(side().queryByText(openCount)).toBeNull()
    expect(screen.queryByText(/Misspelt\./, { selector: '[data-field] *' })).toBeNull()
    await user.fill(field(works('field.title')), 'Delta')
    await waitFor(() => expect(side().getByText(t('reason.state.open'))).toBeTruthy())
  })

  it('keeps an album’s track from being called complete', async () => {
    const details = { ...sampleOf(readWork.output).tracks[0]?.details, title: 'Delta' }
    workId++
    answer(
      readWork,
      rejected({
        kind: 'album',
        tracks: [{ id: 5, position: 1, details }],
        reasons: [{ ...reason, field: 'tracks.5.title' }],
      }),
    )
    answerInPassing(listMaterials, listRoster, suggestNames)
    await visitAsMember(`/work-publish/step/step-1?id=${workId}`)
    const row = await screen.findByRole('button', { name: /^1 ?Delta/ })
    expect(row.textContent).not.toContain(t('missing.complete'))
  })

  it('is answered in a word of its own, which is sent on what stood there', async () => {
    const { user } = await open()
    await user.click(side().getByRole('button', { name: t('reason.answer') }))
    await user.fill(side().getByRole('textbox'), 'A dialect word.')
    answer(answerReviewer, null)
    answer(readWork, rejected({ version: 9, reasons: [{ ...reason, answer: 'A dialect word.' }] }))
    await user.click(button(t('reason.save')))
    await waitFor(() => expect(side().getByText(t('reason.state.answered'))).toBeTruthy())
    expect(sent(answerReviewer)).toEqual([
      { id: workId, key: 'r1', answer: 'A dialect word.', answer_before: '' },
    ])
    expect(side().getByText('A dialect word.')).toBeTruthy()
  })

  it('that a colleague answered first shows their answer, and keeps what was typed', async () => {
    const { user } = await open()
    await user.click(side().getByRole('button', { name: t('reason.answer') }))
    await user.fill(side().getByRole('textbox'), 'Mine.')
    refuse(answerReviewer, 'conflict', { message: 'A colleague has just replied.' })
    answer(readWork, rejected({ version: 9, reasons: [{ ...reason, answer: 'Theirs.' }] }))
    await user.click(button(t('reason.save')))
    await waitFor(() => expect(notice()?.textContent).toContain('A colleague has just replied.'))
    await waitFor(() => expect(side().getByText('Theirs.')).toBeTruthy())
    expect((side().getByRole('textbox', { hidden: true }) as HTMLTextAreaElement).value).toBe('Mine.')
  })
})
