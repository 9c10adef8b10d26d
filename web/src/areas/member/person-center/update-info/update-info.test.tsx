import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { updateProfile } from '#contract/identity/calls'
import { readProfile } from '#contract/identity/company-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('member')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readProfile.output>>[1]>
const profileOf = (wanted: Wanted = {}) =>
  sampleOf(readProfile.output, {
    nickname: 'River Song',
    contact: { email: 'river@song.example', address: '' },
    can: { edit: true, certify: true, manage_colleagues: false },
    ...wanted,
  })

async function open(wanted: Wanted = {}) {
  answer(readProfile, profileOf(wanted))
  const shown = await visitAsMember('/person-center/update-info')
  await screen.findByRole('heading', { level: 1, name: t('profile.title') })
  if (wanted.can?.edit !== false) await screen.findByLabelText(new RegExp(`^${t('profile.nickname')}`))
  return shown
}
const save = () => button(t('profile.save'))

describe('the details of a member', () => {
  it('are saved whole, and nothing is left to save', async () => {
    answer(updateProfile, sampleOf(updateProfile.output), 'Saved.')
    const { user } = await open()
    expect(screen.queryByText(t('unsaved.status'))).toBeNull()
    await user.fill(field(t('profile.nickname')), 'Night Boat')
    expect(screen.getByText(t('unsaved.status'))).toBeTruthy()
    await user.click(save())
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(sent(updateProfile)).toMatchObject([
      { nickname: 'Night Boat', contact: { email: 'river@song.example' } },
    ])
    await waitFor(() => expect(screen.queryByText(t('unsaved.status'))).toBeNull())
    await expectAccessible()
  })

  it('are corrected in place', async () => {
    const { user } = await open()
    await user.fill(field(t('profile.nickname')), ' ')
    await user.fill(field(t('profile.email')), 'nobody')
    await user.fill(field(t('profile.website')), 'river')
    await user.click(save())
    await waitFor(() =>
      expect(descriptionOf(field(t('profile.nickname')))).toContain(t('profile.nicknameMissing')),
    )
    expect(descriptionOf(field(t('profile.email')))).toContain(t('profile.emailWrong'))
    expect(descriptionOf(field(t('profile.website')))).toContain(t('profile.websiteWrong'))
    expect(sent(updateProfile)).toEqual([])
  })

  it('show at its field what the server objects to', async () => {
    refuse(updateProfile, 'invalidInput', { fields: { nickname: 'This name is taken.' } })
    const { user } = await open()
    await user.fill(field(t('profile.nickname')), 'Staff')
    await user.click(save())
    await waitFor(() => expect(descriptionOf(field(t('profile.nickname')))).toContain('This name is taken.'))
    expect(notice()).toBeNull()
  })

  it('survive a reload, and can be given up', async () => {
    const { user, unmount } = await open()
    await user.fill(field(t('profile.nickname')), 'Night Boat')
    unmount()
    const again = await open()
    await waitFor(() => expect(field(t('profile.nickname')).value).toBe('Night Boat'))
    await again.user.click(button(t('unsaved.discard')))
    expect(field(t('profile.nickname')).value).toBe('River Song')
    again.unmount()
    await open()
    expect(field(t('profile.nickname')).value).toBe('River Song')
  })

  it('are asked about before they are left', async () => {
    const { user, router } = await open()
    await user.fill(field(t('profile.nickname')), 'Night Boat')
    void router.navigate('/person-center/information')
    await user.click(await screen.findByRole('button', { name: t('unsaved.stay') }))
    expect(router.state.location.pathname).toBe('/person-center/update-info')
    expect(field(t('profile.nickname')).value).toBe('Night Boat')
  })

  it('can only be looked at by who is not the owner', async () => {
    await open({ can: { edit: false, certify: false } })
    expect(await screen.findByText(t('profile.ownersOnly'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('profile.save') })).toBeNull()
  })

  it('take no picture of another kind, and say so', async () => {
    const { user } = await open()
    const input = screen.getByLabelText<HTMLInputElement>(t('avatar.choose'), { selector: 'input' })
    input.removeAttribute('accept')
    await user.upload(input, new File(['x'], 'me.gif', { type: 'image/gif' }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('avatar.type'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
