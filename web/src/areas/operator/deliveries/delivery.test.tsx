import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  giveUpDelivery,
  markDelivery,
  readDelivery,
  retryDelivery,
} from '#contract/distribution/delivery-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('deliveries')

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readDelivery.output>>[1]>
const xml = { format: 'xml' as const, text: '<a>\n  <b>JP</b>\n</a>', is_cut: false }
const deliveryOf = (wanted: Wanted = {}) =>
  sampleOf(readDelivery.output, {
    id: 31,
    work: { id: 21, title: 'Night boat', cover_url: null },
    channel: { id: 3, code: 'tidal', name: 'TIDAL' },
    kind: 'update',
    state: 'queued',
    track_id: null,
    error: 'The server is full.',
    next_attempt_at: null,
    link: null,
    ended: null,
    message: xml,
    difference: null,
    before: null,
    files: [],
    log: [],
    can: { try_again: true, give_up: true, mark_live: false, mark_refused: false },
    ...wanted,
  })

async function open(wanted: Wanted = {}) {
  answer(readDelivery, deliveryOf(wanted))
  const shown = await visitAsStaff('/operator/deliveries/delivery?id=31')
  await screen.findByRole('heading', { level: 1, name: /Night boat.*TIDAL/ })
  return shown
}

describe('a delivery', () => {
  it('says what went wrong, what follows, and what it consists of', async () => {
    await open({
      log: [
        { id: 1, at: '2026-03-04T05:06:07.000Z', text: 'The line broke.', is_failure: true, staff: null },
      ],
      files: [
        {
          path: '690/resources/001.flac',
          role: 'resource',
          size: 2048,
          sha256: 'ab'.repeat(32),
          sent_at: null,
          compared: 'same',
        },
      ],
    })
    expect(screen.getByText('The server is full.')).toBeTruthy()
    expect(screen.getByText(t('next.somebody'))).toBeTruthy()
    expect(screen.getByText('The line broke.')).toBeTruthy()
    expect(screen.getByText('690/resources/001.flac')).toBeTruthy()
    expect(screen.getByText(t('compared.same'), { exact: false })).toBeTruthy()
    await expectAccessible()
  })

  it('shows how its message differs, and the whole of it on request', async () => {
    const line = (op: 'same' | 'added' | 'removed' | 'skipped', text: string, count = 1) => ({
      op,
      text,
      count,
      before: 1,
      after: 1,
    })
    const { user } = await open({
      difference: {
        changes: 1,
        lines: [line('skipped', '', 72), line('removed', '<b>JP</b>'), line('added', '<b>CN</b>')],
      },
    })
    const changes = screen.getByRole('region', { name: t('message.difference') })
    expect(changes.textContent).toContain(t('message.skipped', { count: '72' }))
    expect(within(changes).getByText('CN')).toBeTruthy()
    await user.keyboard(']')
    expect(document.activeElement?.textContent).toContain('JP')
    await user.keyboard('f')
    expect(screen.getByRole('region', { name: t('message.whole') }).textContent).toContain('JP')
  })

  it('of a sheet shows its rows', async () => {
    await open({
      message: {
        format: 'sheet',
        rows: [
          ['UPC', 'Title'],
          ['690', 'Night boat'],
        ],
        is_cut: false,
      },
    })
    expect(screen.getByRole('columnheader', { name: 'UPC' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '690' })).toBeTruthy()
  })

  it('is tried again', async () => {
    answer(retryDelivery, { retried: 1, skipped: 0 })
    const { user } = await open()
    await user.click(button(t('retry.now')))
    expect(await screen.findByText(t('retry.one'))).toBeTruthy()
    expect(sent(retryDelivery)).toEqual([{ ids: [31] }])
  })

  it('is given up only with a reason, which stays where the server refuses', async () => {
    refuse(giveUpDelivery, 'conflict', { message: 'It is being sent.' })
    const { user } = await open()
    await user.click(button(t('giveUp.open')))
    const submit = within(await screen.findByRole('dialog')).getByRole('button', {
      name: t('deed.giveUp.submit'),
    })
    await user.click(submit)
    expect(descriptionOf(field(t('deed.giveUp.note')))).toContain(t('deed.noteMissing'))
    await user.fill(field(t('deed.giveUp.note')), 'Their contract ended.')
    await user.click(submit)
    expect(await screen.findByText('It is being sent.')).toBeTruthy()
    expect(sent(giveUpDelivery)).toEqual([{ id: 31, note: 'Their contract ended.' }])
    expect(screen.getByDisplayValue('Their contract ended.')).toBeTruthy()
  })

  it('that a channel does not answer is marked by hand, with its link', async () => {
    answer(markDelivery, null)
    const { user } = await open({
      kind: 'release',
      state: 'delivered',
      error: null,
      can: { try_again: false, give_up: false, mark_live: true, mark_refused: true },
    })
    await user.click(button(t('mark.live')))
    await user.fill(field(t('deed.link')), 'https://tidal.example/1')
    await user.fill(field(t('deed.live.note')), 'By mail.')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('deed.live.submit') }))
    const marked = { id: 31, outcome: 'live', note: 'By mail.', link: 'https://tidal.example/1' }
    await waitFor(() => expect(sent(markDelivery)).toEqual([marked]))
  })

  it('that is not there says so', async () => {
    refuse(readDelivery, 'notFound')
    await visitAsStaff('/operator/deliveries/delivery?id=99')
    expect(await screen.findByText(t('missing.title'))).toBeTruthy()
  })
})
