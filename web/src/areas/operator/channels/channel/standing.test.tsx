import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  confirmHostKey,
  listChannelProfiles,
  offerChannel,
  offerToWorks,
  pauseChannel,
  resumeChannel,
  switchChannel,
  testChannel,
} from '#contract/distribution/channel-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { visitChannel } from '../../../../testing/channel-page'
import { button, field, notice } from '../../../../testing/forms'
import { channelOf } from '../../../../testing/sample-channel'
import { answer, cutOff, hold, refuse, sent } from '../../../../testing/server'
import { say } from '../../../../testing/words'

const t = say('channels')

const test = () => button(t('test.run'))
const result = { passed: true, step: null, said: 'The connection works.', unknown_key: null }

describe('the test of a connection', () => {
  it('says that it runs, and then that every step went well', async () => {
    const release = hold(testChannel, result)
    const { user } = await visitChannel({ obstacles: ['not-tested'] })
    expect(screen.getByText(t('test.never'))).toBeTruthy()
    await user.click(test())
    expect(await screen.findByRole('progressbar', { name: t('test.running') })).toBeTruthy()
    answer(listChannelProfiles, [
      channelOf({ id: 3, test_passed: true, tested_at: '2026-03-04T05:06:07.000Z' }),
    ])
    release()
    const steps = await screen.findByRole('list', { name: t('test.steps') })
    expect(within(steps).getAllByText(`(${t('stepState.done')})`)).toHaveLength(5)
    expect(screen.getByText('The connection works.')).toBeTruthy()
    await waitFor(() => expect(button(t('switch.on')).disabled).toBe(false))
    await expectAccessible()
  })

  it('says where it ended and why', async () => {
    answer(testChannel, { ...result, passed: false, step: 'read', said: 'The file is gone.' })
    const { user } = await visitChannel()
    await user.click(test())
    const steps = await screen.findByRole('list', { name: t('test.steps') })
    const stateOf = (step: 'write' | 'read' | 'remove') =>
      within(steps)
        .getByText(t(`step.${step}`))
        .textContent?.match(/\((.*)\)/)?.[1]
    expect([stateOf('write'), stateOf('read'), stateOf('remove')]).toEqual([
      t('stepState.done'),
      t('stepState.problem'),
      t('stepState.next'),
    ])
    expect(screen.getByText('The file is gone.')).toBeTruthy()
  })

  it('of a server nobody knows asks to compare its fingerprint, and goes on once it is confirmed', async () => {
    const shown = { type: 'ssh-ed25519', fingerprint: 'SHA256:new' }
    answer(testChannel, {
      passed: false,
      step: 'connect',
      said: 'Nobody has confirmed this key.',
      unknown_key: { shown, confirmed: null },
    })
    const { user } = await visitChannel()
    await user.click(test())
    expect(await screen.findByText(t('key.first'))).toBeTruthy()
    expect(screen.getByText('ssh-ed25519 SHA256:new')).toBeTruthy()
    answer(confirmHostKey, null)
    answer(testChannel, result)
    await user.click(button(t('key.confirm')))
    expect(await screen.findByText('The connection works.')).toBeTruthy()
    expect(sent(confirmHostKey)).toEqual([{ id: 3, fingerprint: 'SHA256:new' }])
    expect(screen.queryByText(t('key.first'))).toBeNull()
  })

  it('of a server whose key has changed shows both', async () => {
    const keyOf = (fingerprint: string) => ({ type: 'ssh-ed25519', fingerprint })
    answer(testChannel, {
      passed: false,
      step: 'connect',
      said: 'Another key.',
      unknown_key: { shown: keyOf('SHA256:new'), confirmed: keyOf('SHA256:old') },
    })
    const { user } = await visitChannel()
    await user.click(test())
    expect(await screen.findByText(t('key.changed'))).toBeTruthy()
    expect(screen.getByText('ssh-ed25519 SHA256:new')).toBeTruthy()
    expect(screen.getByText('ssh-ed25519 SHA256:old')).toBeTruthy()
    expect(sent(confirmHostKey)).toEqual([])
  })

  it('waits until everything is saved', async () => {
    const { user } = await visitChannel()
    await user.fill(field(t('field.party_name')), 'River')
    expect(test().disabled).toBe(true)
    expect(button(t('switch.on')).disabled).toBe(true)
    expect(screen.getAllByText(t('standing.saveFirst')).length).toBeGreaterThan(0)
  })

  it('that was refused or lost says so in its place', async () => {
    refuse(testChannel, 'conflict', { message: 'A colleague has just changed this channel.' })
    const { user } = await visitChannel()
    await user.click(test())
    expect(await screen.findByText('A colleague has just changed this channel.')).toBeTruthy()
    cutOff(testChannel)
    await user.click(test())
    expect(await screen.findByText(t('test.lost'))).toBeTruthy()
    expect(notice()).toBeNull()
  })
})

describe('a channel', () => {
  it('cannot go on while something is missing', async () => {
    await visitChannel({ obstacles: ['columns-missing'] })
    expect(button(t('switch.on')).disabled).toBe(true)
    expect(screen.getByRole('link', { name: t('obstacle.columns-missing') })).toBeTruthy()
  })

  it('goes on, and offers what was released before', async () => {
    answer(switchChannel, null)
    answer(offerChannel, { works: 12, has_more: false })
    answer(offerToWorks, null)
    const { user } = await visitChannel()
    answer(listChannelProfiles, [channelOf({ id: 3, is_on: true })])
    await user.click(button(t('switch.on')))
    expect(await screen.findByText(t('offer.title', { count: 12 }))).toBeTruthy()
    expect(sent(switchChannel)).toEqual([{ id: 3, is_on: true }])
    await user.click(button(t('offer.run')))
    expect(await screen.findByText(t('offer.done'))).toBeTruthy()
    expect(sent(offerToWorks)).toEqual([{ id: 3 }])
  })

  it('that the server will not switch on is told why', async () => {
    refuse(switchChannel, 'conflict', { message: 'Its connection hasn’t passed a test.' })
    const { user } = await visitChannel()
    await user.click(button(t('switch.on')))
    await waitFor(() => expect(notice()?.textContent).toContain('Its connection hasn’t passed a test.'))
  })

  it('goes off after a question, by rights staff too', async () => {
    answer(switchChannel, null)
    const { user } = await visitChannel({ is_on: true }, ['rights'])
    await user.click(button(t('switch.off')))
    const question = await screen.findByRole('alertdialog', { name: t('switch.askOff', { name: 'Spotify' }) })
    expect(sent(switchChannel)).toEqual([])
    answer(listChannelProfiles, [channelOf({ id: 3 })])
    await user.click(within(question).getByRole('button', { name: t('switch.off') }))
    expect(await screen.findByText(t('standing.offText'))).toBeTruthy()
    expect(sent(switchChannel)).toEqual([{ id: 3, is_on: false }])
  })

  it('is paused with a note, and goes on again', async () => {
    answer(pauseChannel, null)
    answer(resumeChannel, null)
    const { user } = await visitChannel({ is_on: true })
    await user.click(button(t('pause.open')))
    await user.fill(field(t('pause.note')), 'Maintenance')
    answer(listChannelProfiles, [
      channelOf({
        id: 3,
        is_on: true,
        paused: { at: '2026-03-04T05:06:07.000Z', by: 'Ada', note: 'Maintenance' },
      }),
    ])
    await user.click(button(t('pause.submit')))
    expect(await screen.findByText(/Ada.*Maintenance/)).toBeTruthy()
    expect(sent(pauseChannel)).toEqual([{ id: 3, note: 'Maintenance' }])
    answer(listChannelProfiles, [channelOf({ id: 3, is_on: true })])
    await user.click(button(t('resume.run')))
    await waitFor(() => expect(sent(resumeChannel)).toEqual([{ id: 3 }]))
    expect(await screen.findByRole('button', { name: t('pause.open') })).toBeTruthy()
  })
})
