import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resumeChannel } from '#contract/distribution/channel-calls'
import {
  listDeliveries,
  retryAllDeliveries,
  retryDelivery,
  summariseDeliveries,
} from '#contract/distribution/delivery-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('deliveries')
const operator = say('operator')

type Row = NonNullable<Parameters<typeof sampleOf<typeof listDeliveries.output>>[1]>['items']
const rows: Row = [
  {
    id: 31,
    work: { id: 21, title: 'Night boat', artists: 'Lin', upc: '690123456789', cover_url: null },
    channel: { id: 3, code: 'tidal', name: 'TIDAL' },
    kind: 'update',
    state: 'queued',
    error: 'The server is full.',
  },
]
const page = sampleOf(listDeliveries.output, { items: rows, next_cursor: null })

type Lane = NonNullable<Parameters<typeof sampleOf<typeof summariseDeliveries.output>>[1]>[number]
const laneOf = (lane: Lane) =>
  sampleOf(summariseDeliveries.output, [
    {
      id: 3,
      name: 'TIDAL',
      format: 'ern-4.3.2',
      connection: 'sftp',
      is_on: true,
      paused: null,
      counts: { queued: 2, stuck: 1, packing: 0, sending: 0, delivered: 4, live: 90, refused: 0 },
      live_by_day: [{ day: '2026-11-16', count: 5 }],
      ...lane,
    },
  ])

describe('the list of deliveries', () => {
  itHasFourStates(
    () => {
      answerInPassing(summariseDeliveries)
      return visitAsStaff('/operator/deliveries')
    },
    {
      call: listDeliveries,
      none: sampleOf(listDeliveries.output, { items: [], next_cursor: null }),
      some: page,
      row: 'Night boat',
      whenNone: t('empty.title'),
      whenFailed: operator('unreachable.title'),
      retry: operator('retry'),
    },
  )
})

async function open(
  address = '/operator/deliveries',
  lane: Lane = {},
  roles?: Parameters<typeof visitAsStaff>[1],
) {
  answer(listDeliveries, page)
  answer(summariseDeliveries, laneOf(lane))
  const shown = await visitAsStaff(address, roles)
  await screen.findByRole('link', { name: 'Night boat' })
  return shown
}

describe('the board', () => {
  it('shows how many wait where at each channel, and leads to them', async () => {
    const { user, router } = await open()
    const lane = within(screen.getByRole('table', { name: t('board.caption') })).getByRole('row', {
      name: /TIDAL/,
    })
    expect(lane.textContent).toContain('ERN 4.3.2 · SFTP')
    await expectAccessible()
    await user.click(within(lane).getByRole('button', { name: new RegExp(`^4 ${t('board.delivered')}`) }))
    await waitFor(() => expect(router.state.location.search).toBe('?channel=3&state=delivered'))
    await waitFor(() =>
      expect(sent(listDeliveries).at(-1)).toMatchObject({ channel_id: 3, state: 'delivered' }),
    )
  })

  it('says who has paused a channel and why, and lets it go on', async () => {
    answer(resumeChannel, null)
    const { user } = await open(undefined, {
      paused: { at: '2026-03-04T05:06:07.000Z', by: 'Ada', note: 'Maintenance until four' },
    })
    expect(screen.getByTitle('Maintenance until four').textContent).toContain('Ada')
    await user.click(button(t('board.resume')))
    await waitFor(() => expect(sent(resumeChannel)).toEqual([{ id: 3 }]))
  })
})

describe('what failed', () => {
  it('says why, and is tried again where it is chosen', async () => {
    answer(retryDelivery, { retried: 1, skipped: 0 })
    const { user } = await open()
    expect(screen.getByText('The server is full.')).toBeTruthy()
    await user.click(
      screen.getByRole('checkbox', { name: t('choose.row', { title: 'Night boat', channel: 'TIDAL' }) }),
    )
    await user.click(button(t('retry.chosen', { count: '1' })))
    expect(await screen.findByText(t('retry.done', { count: '1' }))).toBeTruthy()
    expect(sent(retryDelivery)).toEqual([{ ids: [31] }])
  })

  it('is tried again as a whole, after a question, with the filters of the list', async () => {
    answer(retryAllDeliveries, null)
    const { user } = await open('/operator/deliveries?state=stuck&channel=3')
    await user.click(button(t('retry.all')))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('retry.all') }),
    )
    await waitFor(() => expect(sent(retryAllDeliveries)).toEqual([{ state: 'stuck', channel_id: 3 }]))
  })

  it('is only read by editors', async () => {
    await open('/operator/deliveries?state=stuck', {}, ['editor'])
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: t('retry.all') })).toBeNull()
  })
})
