import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listChannelProfiles, saveChannel } from '#contract/distribution/channel-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { keepChannel, visitChannel } from '../../../../testing/channel-page'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { channelOf } from '../../../../testing/sample-channel'
import { answer, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('channels')
const member = say('member')
const sftp = { kind: 'sftp', host: 'sftp.river.example', port: 22, username: 'us', folder: '' } as const
const save = () => button(t('save'))

describe('a channel on its page', () => {
  it('is saved whole, on the version it was read with', { tags: ['slow'] }, async () => {
    const { user, channel } = await visitChannel()
    keepChannel(channel)
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

  it('is corrected at its fields before anything is sent, and the first one takes the keyboard', {
    tags: ['slow'],
  }, async () => {
    const { user } = await visitChannel({ profile: { connection: sftp } })
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
    const { user } = await visitChannel({ profile: { territory: { worldwide: false, countries: ['CN'] } } })
    const works = say('works')
    await user.click(button(works('territory.none')))
    await user.click(save())
    expect(await screen.findByText(t('wrong.territory'))).toBeTruthy()
    expect(sent(saveChannel)).toEqual([])
  })

  it('is told at its field what the server objects to', async () => {
    refuse(saveChannel, 'invalidInput', { fields: { 'profile.party_name': 'Too odd a name.' } })
    const { user } = await visitChannel()
    await user.fill(field(t('field.party_name')), 'River')
    await user.click(save())
    await waitFor(() => expect(descriptionOf(field(t('field.party_name')))).toBe('Too odd a name.'))
    expect(notice()).toBeNull()
    expect(field(t('field.party_name')).value).toBe('River')
  })

  it('that a colleague has changed meanwhile is read anew on demand', async () => {
    const { user, channel } = await visitChannel()
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
    const { user, router } = await visitChannel()
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
    const { user, channel } = await visitChannel({ is_on: true, profile: { connection: sftp } })
    keepChannel(channel, {
      lost_test: true,
      was_switched_off: true,
      lost_host_key: true,
      lost_credentials: true,
    })
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
    await visitChannel({}, ['rights'])
    expect(screen.getByText(t('readOnly'))).toBeTruthy()
    expect(field(t('field.party_id')).matches(':disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: t('save') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('test.run') })).toBeNull()
  })
})
