import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readEmail } from '#contract/identity/email-calls'
import { listMessages, readAllMessages, readMessage } from '#contract/messages/calls'
import {
  readMessagePreferences,
  saveEmailPreference,
  saveMessagePreference,
} from '#contract/messages/preference-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { isListening, tellLive } from '../../../testing/live'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('messages')
const unread = {
  id: 7,
  title: 'Your song is out',
  text: 'On ten channels.',
  read: false,
  link: '/intelligence-cover',
}

async function open(items = [unread]) {
  answer(listMessages, sampleOf(listMessages.output, { items }))
  const shown = await visitAsMember('/system-message')
  await screen.findByText(items[0]?.title ?? '')
  return shown
}

describe('messages', () => {
  it('stand under their day, and are marked as read one by one', async () => {
    answer(readMessage, sampleOf(readMessage.output))
    const { user } = await open()
    expect(screen.getByText(t('unread'))).toBeTruthy()
    await expectAccessible()
    await user.click(button(t('markRead.of', { title: 'Your song is out' })))
    await waitFor(() => expect(screen.queryByText(t('unread'))).toBeNull())
    expect(sent(readMessage)).toMatchObject([{ id: 7 }])
  })

  it('are marked as read by whoever opens what they speak of', async () => {
    answer(readMessage, sampleOf(readMessage.output))
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Your song is out' }))
    await waitFor(() => expect(sent(readMessage)).toHaveLength(1))
  })

  it('are marked as read all at once, up to the newest that is seen', async () => {
    answer(readAllMessages, sampleOf(readAllMessages.output))
    const { user } = await open()
    answer(listMessages, sampleOf(listMessages.output, { items: [{ ...unread, read: true }] }))
    await user.click(button(t('readAll')))
    expect(await screen.findByText(t('allRead'))).toBeTruthy()
    await waitFor(() => expect(button(t('readAll')).disabled).toBe(true))
    expect(sent(readAllMessages)).toHaveLength(1)
  })

  it('that are long open on demand', async () => {
    answer(readMessage, sampleOf(readMessage.output))
    const { user } = await open([{ ...unread, text: 'x'.repeat(400) }])
    const more = button(t('whole'))
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await user.click(more)
    expect(button(t('lessText')).getAttribute('aria-expanded')).toBe('true')
  })

  it('are narrowed by kind, which stands in the address', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('radio', { name: t('kind.security') }))
    await waitFor(() => expect(router.state.location.search).toBe('?kind=security'))
    await waitFor(() => expect(sent(listMessages).at(-1)).toMatchObject({ kind: 'security' }))
  })

  it('come by themselves when the server tells of one', async () => {
    await open()
    answer(
      listMessages,
      sampleOf(listMessages.output, { items: [{ ...unread, id: 8, title: 'One more' }, unread] }),
    )
    await isListening()
    tellLive('messages', { unread: 2, newest: [] })
    expect(await screen.findByText('One more')).toBeTruthy()
  })
})

describe('what a member is told of', () => {
  const kinds = sampleOf(readMessagePreferences.output, [
    { kind: 'review', site: true, sms: false, email: 'now' },
    { kind: 'security', site: true, sms: true, email: 'off' },
  ])
  const turn = (kind: 'review' | 'security', channel: 'site' | 'sms') =>
    screen.findByRole<HTMLButtonElement>('switch', {
      name: t(`settings.switch.${channel}`, { kind: t(`kind.${kind}`) }),
    })

  async function openSettings() {
    answer(readMessagePreferences, kinds)
    answer(readEmail, { email: null })
    const shown = await open()
    await shown.user.click(button(t('settings')))
    await screen.findByRole('dialog', { name: t('settings.title') })
    return shown
  }

  it('is turned at once, kind by kind and way by way', async () => {
    answer(
      saveMessagePreference,
      kinds.map(of => (of.kind === 'review' ? { ...of, sms: true } : of)),
    )
    const { user } = await openSettings()
    const sms = await turn('review', 'sms')
    expect(sms.getAttribute('aria-checked')).toBe('false')
    await user.click(sms)
    await waitFor(() => expect(sms.getAttribute('aria-checked')).toBe('true'))
    expect(sent(saveMessagePreference)).toEqual([{ kind: 'review', channel: 'sms', on: true }])
    await expectAccessible(screen.getByRole('dialog'))
  })

  it('comes by e-mail as it is chosen, once an address is confirmed', async () => {
    answer(
      saveEmailPreference,
      kinds.map(of => (of.kind === 'review' ? { ...of, email: 'daily' } : of)),
    )
    const { user } = await openSettings()
    expect(await screen.findByText(t('settings.noEmail'))).toBeTruthy()
    const choice = screen.getByRole('combobox', { name: t('settings.choose', { kind: t('kind.review') }) })
    expect(choice.textContent).toBe(t('settings.choice.now'))
    await user.click(choice)
    await user.click(await screen.findByRole('option', { name: t('settings.choice.daily') }))
    await waitFor(() => expect(choice.textContent).toBe(t('settings.choice.daily')))
    expect(sent(saveEmailPreference)).toEqual([{ kind: 'review', email: 'daily' }])
  })

  it('is where the link in a mail leads', async () => {
    answer(readMessagePreferences, kinds)
    answer(readEmail, { email: null })
    answer(listMessages, sampleOf(listMessages.output, { items: [unread] }))
    await visitAsMember('/system-message?settings=open')
    expect(await screen.findByRole('dialog', { name: t('settings.title') })).toBeTruthy()
  })

  it('goes back when the server refuses', async () => {
    refuse(saveMessagePreference, 'unavailable', { message: 'Not now.' })
    const { user } = await openSettings()
    await user.click(await turn('review', 'sms'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await waitFor(async () =>
      expect((await turn('review', 'sms')).getAttribute('aria-checked')).toBe('false'),
    )
  })

  it('cannot be turned off where it must be known', async () => {
    await openSettings()
    expect((await turn('security', 'site')).disabled).toBe(true)
    const row = (await turn('security', 'site')).closest('tr') as HTMLElement
    expect(within(row).getByText(t('settings.fixed'))).toBeTruthy()
  })
})
