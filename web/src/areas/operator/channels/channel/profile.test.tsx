import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  listChannelProfiles,
  type ManagedChannel,
  offerChannel,
  saveChannel,
} from '#contract/distribution/channel-calls'
import { sheetFields } from '#contract/distribution/channel-profile'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { channelOf } from '../../../../testing/sample-channel'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('channels')
const operator = say('operator')
const member = say('member')
const free = { lost_test: false, was_switched_off: false, lost_host_key: false, lost_credentials: false }
const sftp = { kind: 'sftp', host: 'sftp.river.example', port: 22, username: 'us', folder: '' } as const

async function open(
  wanted: Parameters<typeof channelOf>[0] = {},
  roles?: Parameters<typeof visitAsStaff>[1],
) {
  const channel = channelOf({ id: 3, ...wanted })
  answer(listChannelProfiles, [channelOf({ id: 2, name: 'Deezer' }), channel])
  answerInPassing(offerChannel)
  const shown = await visitAsStaff('/operator/channels/channel?id=3', roles)
  await screen.findByRole('heading', { level: 1, name: 'Spotify' })
  return { ...shown, channel }
}
const save = () => button(t('save'))
/** The server keeps it, and answers with it from now on. */
function keep(channel: ManagedChannel, cost: Partial<typeof free> = {}) {
  answer(saveChannel, ({ profile, version }) => {
    answer(listChannelProfiles, [{ ...channel, profile, version: version + 1 }])
    return { version: version + 1, is_on: channel.is_on, ...free, ...cost }
  })
}

describe('a channel on its page', () => {
  it('is saved whole, on the version it was read with', async () => {
    const { user, channel } = await open()
    keep(channel)
    expect(save().disabled).toBe(true)
    await user.fill(field(t('field.party_id')), 'padpida2026010100a')
    await user.fill(field(t('field.lead_days')), '0')
    await user.click(screen.getByRole('checkbox', { name: t('field.accepts_video') }))
    await user.fill(field(t('field.link_domains')), 'music.river.example\nriver.example\n')
    await expectAccessible()
    await user.click(save())
    expect(await screen.findByText(t('saved'))).toBeTruthy()
    expect(sent(saveChannel)).toMatchObject([
      {
        id: 3,
        version: 4,
        profile: {
          party_id: 'PADPIDA2026010100A',
          lead_days: 0,
          accepts_video: true,
          link_domains: ['music.river.example', 'river.example'],
        },
      },
    ])
    await waitFor(() => expect(save().disabled).toBe(true))
    expect(screen.queryByText(t('cost.title'))).toBeNull()
  })

  it('is corrected at its fields before anything is sent, and the first one takes the keyboard', async () => {
    const { user } = await open({ profile: { connection: sftp } })
    await user.fill(field(t('field.party_id')), 'PADPIDA1')
    await user.fill(field(t('field.lead_days')), '')
    await user.fill(field(t('field.host')), 'https://river.example/')
    await user.click(save())
    await waitFor(() => expect(descriptionOf(field(t('field.party_id')))).toBe(t('wrong.party_id')))
    expect(descriptionOf(field(t('field.lead_days')))).toBe(t('wrong.lead_days'))
    expect(descriptionOf(field(t('field.host')))).toBe(t('wrong.host'))
    expect(document.activeElement).toBe(field(t('field.party_id')))
    expect(sent(saveChannel)).toEqual([])
  })

  it('needs a country where it does not go everywhere', async () => {
    const { user } = await open({ profile: { territory: { worldwide: false, countries: ['CN'] } } })
    const works = say('works')
    await user.click(button(works('territory.none')))
    await user.click(save())
    expect(await screen.findByText(t('wrong.territory'))).toBeTruthy()
    expect(sent(saveChannel)).toEqual([])
  })

  it('is told at its field what the server objects to', async () => {
    refuse(saveChannel, 'invalidInput', { fields: { 'profile.party_name': 'Too odd a name.' } })
    const { user } = await open()
    await user.fill(field(t('field.party_name')), 'River')
    await user.click(save())
    await waitFor(() => expect(descriptionOf(field(t('field.party_name')))).toBe('Too odd a name.'))
    expect(notice()).toBeNull()
    expect(field(t('field.party_name')).value).toBe('River')
  })

  it('that a colleague has changed meanwhile is read anew on demand', async () => {
    const { user, channel } = await open()
    refuse(saveChannel, 'conflict', { message: 'A colleague has just changed this channel.' })
    await user.fill(field(t('field.party_name')), 'River')
    await user.click(save())
    expect(await screen.findByText(t('behind.title'))).toBeTruthy()
    expect(field(t('field.party_name')).value).toBe('River')
    const theirs = { ...channel, version: 9, profile: { ...channel.profile, party_name: 'Ocean' } }
    answer(listChannelProfiles, [theirs])
    await user.click(button(t('behind.reload')))
    await waitFor(() => expect(field(t('field.party_name')).value).toBe('Ocean'))
    expect(screen.queryByText(t('behind.title'))).toBeNull()
  })

  it('keeps what was typed when the line breaks, and asks before it is left', async () => {
    cutOff(saveChannel)
    const { user, router } = await open()
    await user.fill(field(t('field.party_name')), 'River')
    await user.click(save())
    expect(await screen.findByText(t('notSaved'))).toBeTruthy()
    await user.click(screen.getByRole('link', { name: t('back') }))
    await user.click(await screen.findByRole('button', { name: member('unsaved.stay') }))
    expect(router.state.location.pathname).toBe('/operator/channels/channel')
    expect(field(t('field.party_name')).value).toBe('River')
    await user.click(button(t('undo')))
    expect(field(t('field.party_name')).value).toBe('')
  })

  it('says what a save has cost until somebody has read it', async () => {
    const { user, channel } = await open({ is_on: true, profile: { connection: sftp } })
    keep(channel, { lost_test: true, was_switched_off: true, lost_host_key: true, lost_credentials: true })
    await user.fill(field(t('field.host')), 'sftp.ocean.example')
    await user.click(save())
    expect(await screen.findByText(t('cost.was_switched_off'))).toBeTruthy()
    for (const cost of ['lost_test', 'lost_host_key', 'lost_credentials'] as const)
      expect(screen.getByText(t(`cost.${cost}`))).toBeTruthy()
    await user.click(button(t('cost.dismiss')))
    expect(screen.queryByText(t('cost.title'))).toBeNull()
  })

  it('that does not exist says so', async () => {
    answer(listChannelProfiles, [channelOf({ id: 3 })])
    await visitAsStaff('/operator/channels/channel?id=77')
    expect(await screen.findByRole('heading', { level: 1, name: t('missing.title') })).toBeTruthy()
  })

  it('is only read by rights staff', async () => {
    await open({}, ['rights'])
    expect(screen.getByText(t('readOnly'))).toBeTruthy()
    expect(field(t('field.party_id')).matches(':disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: t('save') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('test.run') })).toBeNull()
  })
})

describe('credentials', () => {
  const kept = { password: true, private_key: false, passphrase: false, secret_access_key: false }
  const names = { name: t('credential.password').toLowerCase() }

  it('that are kept are never shown, and stay when something else is saved', async () => {
    const { user, channel } = await open({ credentials: kept, profile: { connection: sftp } })
    keep(channel)
    expect(screen.getByText(t('credential.kept'))).toBeTruthy()
    expect(screen.queryByLabelText(t('credential.password'))).toBeNull()
    await user.fill(field(t('field.folder')), 'incoming')
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)).toHaveLength(1))
    expect(sent(saveChannel)[0]?.credentials).toEqual({})
  })

  it('are replaced by what is typed, and then kept again', async () => {
    const { user, channel } = await open({ credentials: kept, profile: { connection: sftp } })
    keep(channel)
    await user.click(button(t('credential.replace', names)))
    await user.fill(field(t('credential.password')), 'new-secret')
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.credentials).toEqual({ password: 'new-secret' }))
    expect(await screen.findByText(t('credential.kept'))).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('new-secret')
  })

  it('are cleared only after one has said so, and not if one thinks again', async () => {
    const { user, channel } = await open({ credentials: kept, profile: { connection: sftp } })
    keep(channel)
    await user.click(button(t('credential.forget', names)))
    expect(screen.getByText(t('credential.forgotten'))).toBeTruthy()
    await user.click(button(t('credential.leave', names)))
    expect(save().disabled).toBe(true)
    await user.click(button(t('credential.forget', names)))
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.credentials).toEqual({ password: '' }))
  })

  it('of one server are asked for anew at another', async () => {
    const { user } = await open({ credentials: kept, profile: { connection: sftp } })
    await user.fill(field(t('field.host')), 'sftp.ocean.example')
    expect(screen.queryByText(t('credential.kept'))).toBeNull()
    expect(field(t('credential.password')).value).toBe('')
    await user.fill(field(t('field.host')), 'SFTP.river.example')
    expect(screen.getByText(t('credential.kept'))).toBeTruthy()
  })
})

describe('the columns of a sheet', () => {
  const columns = [
    { title: 'Code', field: 'upc' },
    { title: 'Album', field: 'release_title' },
  ] as const
  const list = () => document.getElementById('columns') as HTMLElement
  const titles = () =>
    within(list())
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value)

  it('are renamed, moved by keys, removed and added', async () => {
    const { user, channel } = await open({ profile: { format: 'sheet', sheet_columns: [...columns] } })
    keep(channel)
    button(operator('order.up', { name: 'Album' })).focus()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Album', 'Code'])
    const [first] = within(list()).getAllByRole('textbox')
    if (first) await user.fill(first, 'Release')
    await user.click(button(t('columns.remove', { name: 'Code' })))
    await user.click(button(t('columns.add')))
    await expectAccessible(list())
    await user.click(save())
    await waitFor(() =>
      expect(sent(saveChannel)[0]?.profile.sheet_columns).toEqual([
        { title: 'Release', field: 'release_title' },
        { title: t('sheet.upc'), field: 'upc' },
      ]),
    )
  })

  it('begin with every field at one press, and need a title each', async () => {
    const { user } = await open({ profile: { format: 'sheet' } })
    expect(screen.getByText(t('columns.none'))).toBeTruthy()
    await user.click(button(t('columns.fill')))
    expect(titles()).toHaveLength(sheetFields.length)
    const [first] = within(list()).getAllByRole('textbox')
    if (first) await user.fill(first, ' ')
    await user.click(save())
    expect(await screen.findByText(t('wrong.title'))).toBeTruthy()
    expect(sent(saveChannel)).toEqual([])
  })
})

describe('genres and deal terms', () => {
  it('go out in the channel’s words where it has some', async () => {
    const { user, channel } = await open({ profile: { genres: { pop: 'Popular' } } })
    keep(channel)
    await user.click(button(t('genres.open')))
    const works = say('works')
    const theirs = (name: string) => field(t('genres.theirsFor', { name }))
    expect(theirs(works('genre.pop')).value).toBe('Popular')
    await user.fill(theirs(works('genre.pop')), '')
    await user.fill(theirs(works('subGenre.trap')), 'Trap music')
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.profile.genres).toEqual({ trap: 'Trap music' }))
  })

  it('never lose their last term, and each needs a use', async () => {
    const { user } = await open()
    await user.click(button(t('deals.remove', { number: 2 })))
    expect(screen.queryByRole('button', { name: t('deals.remove', { number: 1 }) })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: t('use.OnDemandStream') }))
    await user.click(save())
    expect(await screen.findByText(t('wrong.use_types'))).toBeTruthy()
    expect(sent(saveChannel)).toEqual([])
  })
})
