import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  createChannel,
  listChannelProfiles,
  type ManagedChannel,
  orderChannels,
} from '#contract/distribution/channel-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { channelOf } from '../../../testing/sample-channel'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('channels')
const operator = say('operator')
const site = say('site')

describe('the list of channels', () => {
  itHasFourStates(() => visitAsStaff('/operator/channels'), {
    call: listChannelProfiles,
    none: [],
    some: [channelOf({ id: 3, name: 'Spotify' })],
    row: 'Spotify',
    whenNone: t('list.empty'),
    whenFailed: operator('unreachable.title'),
    retry: operator('retry'),
  })
})

async function open(channels: ManagedChannel[], roles?: Parameters<typeof visitAsStaff>[1]) {
  answer(listChannelProfiles, channels)
  const shown = await visitAsStaff('/operator/channels', roles)
  await screen.findByRole('list', { name: t('list.label') })
  return shown
}
const names = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent)

describe('a channel in the list', () => {
  it('says what it takes and how, how it stands, and leads to its page', async () => {
    await open([
      channelOf({
        id: 3,
        name: 'Deezer',
        is_on: true,
        waiting: 1200,
        paused: { at: '2026-03-04T05:06:07.000Z', by: 'Ada', note: 'Maintenance until four' },
        profile: { format: 'ern-3.8.2', lead_days: 1 },
      }),
    ])
    const row = screen.getByRole('heading', { name: 'Deezer' }).closest('li') as HTMLElement
    expect(row.textContent).toContain(`ERN 3.8.2 · ${t('transport.folder')}`)
    expect(row.textContent).toContain('1 day ahead')
    expect(row.textContent).toContain(say('works')('territory.worldwide'))
    expect(within(row).getByText(t('state.paused'))).toBeTruthy()
    expect(row.textContent).toContain('Maintenance until four')
    expect(within(row).getByText(t('row.waiting', { count: '1,200' }))).toBeTruthy()
    const way = within(row).getByRole('link', { name: 'Deezer' })
    expect(way.getAttribute('href')).toBe('/operator/channels/channel?id=3')
    await expectAccessible()
  })

  it('leads from everything it lacks to where that is put right', async () => {
    await open([
      channelOf({
        id: 3,
        obstacles: ['not-tested', 'own-party-missing', 'channel-party-missing', 'schemas-missing'],
      }),
    ])
    const wayTo = (obstacle: ManagedChannel['obstacles'][number]) =>
      screen.getByRole('link', { name: t(`obstacle.${obstacle}`) }).getAttribute('href')
    expect(wayTo('not-tested')).toBe('/operator/channels/channel?id=3#test')
    expect(wayTo('channel-party-missing')).toBe('/operator/channels/channel?id=3#contract')
    expect(wayTo('own-party-missing')).toBe('/operator/site/money')
    expect(wayTo('schemas-missing')).toBe('/operator/channels/schemas')
  })

  it('sends rights staff nowhere they may not go, and lets them neither add nor sort', async () => {
    const obstacles = ['not-tested', 'own-party-missing', 'schemas-missing'] as const
    await open([channelOf({ obstacles: [...obstacles] })], ['rights'])
    for (const obstacle of obstacles) {
      expect(screen.getByText(t(`obstacle.${obstacle}`))).toBeTruthy()
      expect(screen.queryByRole('link', { name: t(`obstacle.${obstacle}`) })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: t('room.schemas') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('add.open') })).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^Move/ })).toEqual([])
  })
})

describe('the order of channels', () => {
  const two = [channelOf({ id: 1, name: 'Spotify' }), channelOf({ id: 2, name: 'Deezer' })]

  it('is changed by keys, and sent whole', async () => {
    answer(orderChannels, null)
    const { user } = await open(two)
    answer(listChannelProfiles, two.toReversed())
    button(operator('order.up', { name: 'Deezer' })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent(orderChannels)).toEqual([{ channel_ids: [2, 1] }]))
    await waitFor(() => expect(names()).toEqual(['Deezer', 'Spotify']))
  })

  it('is the old one again when the server refuses the new one', async () => {
    refuse(orderChannels, 'conflict', { message: 'The list has just changed.' })
    const { user } = await open(two)
    await user.click(button(operator('order.down', { name: 'Spotify' })))
    await waitFor(() => expect(notice()?.textContent).toContain('The list has just changed.'))
    await waitFor(() => expect(names()).toEqual(['Spotify', 'Deezer']))
  })
})

describe('a new channel', () => {
  const nameIn = (language: 'zh-CN' | 'en') => field(`${t('field.name')} · ${site(`language.${language}`)}`)

  async function openForm() {
    const shown = await open([channelOf({ id: 1 })])
    await shown.user.click(button(t('add.open')))
    await screen.findByRole('dialog')
    const fill = async (code: string) => {
      await shown.user.fill(nameIn('zh-CN'), '河流音乐')
      await shown.user.fill(nameIn('en'), 'River Music')
      await shown.user.fill(field(t('field.code')), code)
      await shown.user.click(button(t('add.submit')))
    }
    return { ...shown, fill }
  }

  it('is added with its names, and its page opens for the rest', async () => {
    answer(createChannel, { id: 9, version: 1, waiting: null })
    const { fill, router } = await openForm()
    await expectAccessible()
    answer(listChannelProfiles, [channelOf({ id: 9, name: 'River Music' })])
    await fill('River-Music')
    await waitFor(() => expect(router.state.location.search).toBe('?id=9'))
    expect(await screen.findByRole('heading', { level: 1, name: 'River Music' })).toBeTruthy()
    expect(sent(createChannel)).toMatchObject([
      {
        code: 'river-music',
        profile: { name: { 'zh-CN': '河流音乐', en: 'River Music' }, format: 'ern-4.3.2' },
      },
    ])
  })

  it('is corrected before anything is sent', async () => {
    const { user } = await openForm()
    await user.click(button(t('add.submit')))
    expect(descriptionOf(nameIn('en'))).toBe(t('wrong.name'))
    expect(descriptionOf(field(t('field.code')))).toBe(t('wrong.code'))
    expect(sent(createChannel)).toEqual([])
  })

  it('is told at its code that another channel has it', async () => {
    refuse(createChannel, 'invalidInput', { fields: { code: 'Another channel uses this code.' } })
    const { fill } = await openForm()
    await fill('spotify')
    await waitFor(() => expect(descriptionOf(field(t('field.code')))).toBe('Another channel uses this code.'))
    expect(notice()).toBeNull()
    expect(nameIn('en').value).toBe('River Music')
  })
})
