import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countWaiting, readDashboard } from '#contract/dashboard/calls'
import { listDeeds } from '#contract/deeds/calls'
import { listChecks } from '#contract/identity/check-calls'
import { countReviews } from '#contract/review/queue-calls'
import { readSetup } from '#contract/sites/setup-calls'
import {
  acceptStaffInvitation,
  readStaffInvitation,
  renewRecoveryCodes,
  staffLogin,
  staffMe,
  staffSecondFactor,
} from '#contract/staff/calls'
import { countDesk } from '#contract/support/desk-calls'
import { readCookie, writeCookie } from '../../../lib/cookies'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, isInvalid, notice } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { sampleStaff } from '../../../testing/sample-people'
import { answer, answerInPassing, asked, cutOff, refuse, sent } from '../../../testing/server'
import { visit, visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('operator')
const ticket = 'a-ticket'
const enrolment = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qr_svg: '<svg/>' }
const codes = Array.from({ length: 10 }, (_, index) => `CODE-${index}`)
const hello = t('home.title', { name: sampleStaff.name })

const username = () => field(t('username'))
const password = () => field(t('password'))
const code = () => field(t('code.app'))

async function open(address = '/operator') {
  answer(staffMe, null)
  answerInPassing(countWaiting, readDashboard, listChecks, listDeeds, countDesk, countReviews, readSetup)
  const shown = await visit(address)
  const passFirstStep = async () => {
    await shown.user.fill(await screen.findByLabelText(new RegExp(`^${t('username')}`)), 'lin')
    await shown.user.fill(password(), 'a long enough one')
    await shown.user.click(button(t('door.next')))
  }
  return { ...shown, passFirstStep }
}

describe('the door of the console', () => {
  it('asks for name and password, then for a code, and opens', async () => {
    answer(staffLogin, { ticket, enrolment: null })
    answer(staffSecondFactor, { staff: sampleStaff, recovery_codes: null, wrong_tries: null })
    const { user, passFirstStep } = await open()
    await passFirstStep()
    await waitFor(() => expect(document.activeElement).toBe(code()))
    await expectAccessible()
    await user.fill(code(), '123456')
    await user.click(button(t('code.submit')))
    expect(await screen.findByRole('heading', { name: hello })).toBeTruthy()
    expect(sent(staffLogin)).toMatchObject([{ username: 'lin', password: 'a long enough one' }])
    expect(sent(staffSecondFactor)).toEqual([{ ticket, code: '123456' }])
  })

  it('corrects an empty form in place, and asks the server nothing more', async () => {
    const { user } = await open()
    await screen.findByRole('heading', { level: 1, name: t('door.title') })
    const before = asked().length
    await user.click(button(t('door.next')))
    await waitFor(() => expect(descriptionOf(username())).toBe(t('username.missing')))
    expect(descriptionOf(password())).toBe(t('password.missing'))
    expect(asked()).toHaveLength(before)
    await expectAccessible()
  })

  it('tells at its field what is wrong with a password, then with a code', async () => {
    refuse(staffLogin, 'wrongCredentials', { fields: { password: 'Not right.' } })
    const { user, passFirstStep } = await open()
    await passFirstStep()
    await waitFor(() => expect(descriptionOf(password())).toBe('Not right.'))
    expect(isInvalid(password())).toBe(true)
    answer(staffLogin, { ticket, enrolment: null })
    await passFirstStep()
    refuse(staffSecondFactor, 'wrongCode', { fields: { code: 'Not this one.' } })
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('code.app')}`)), '000000')
    await user.click(button(t('code.submit')))
    await waitFor(() => expect(descriptionOf(code())).toBe('Not this one.'))
    expect(notice()).toBeNull()
  })

  it('leads back to its first step when the second took too long, and says why', async () => {
    answer(staffLogin, { ticket, enrolment: null })
    refuse(staffSecondFactor, 'linkExpired', { message: 'That took too long.' })
    const { user, passFirstStep } = await open()
    await passFirstStep()
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('code.app')}`)), '123456')
    await user.click(button(t('code.submit')))
    expect(await screen.findByText('That took too long.')).toBeTruthy()
    expect(button(t('door.next'))).toBeTruthy()
    expect(notice()).toBeNull()
  })

  it('takes a recovery code instead', async () => {
    answer(staffLogin, { ticket, enrolment: null })
    refuse(staffSecondFactor, 'wrongCode', { fields: { code: 'This one was used already.' } })
    const { user, passFirstStep } = await open()
    await passFirstStep()
    await user.click(await screen.findByRole('button', { name: t('code.useRecovery') }))
    const recovery = field(t('code.recovery'))
    expect(document.activeElement).toBe(recovery)
    await user.fill(recovery, 'CODE-1')
    await user.click(button(t('code.submit')))
    await waitFor(() => expect(descriptionOf(recovery)).toBe('This one was used already.'))
  })

  it('shows a newcomer the secret and the codes, and opens once they are kept', async () => {
    answer(staffLogin, { ticket, enrolment })
    answer(staffSecondFactor, { staff: sampleStaff, recovery_codes: codes, wrong_tries: null })
    const { user, passFirstStep } = await open()
    await passFirstStep()
    expect(await screen.findByRole('img', { name: t('enrol.qr') })).toBeTruthy()
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('code.useRecovery') })).toBeNull()
    await expectAccessible()
    await user.fill(code(), '123456')
    await user.click(button(t('enrol.submit')))
    await screen.findByText('CODE-0')
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(10)
    const go = button(t('codes.go'))
    expect(go.disabled).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: t('codes.saved') }))
    await user.click(go)
    expect(await screen.findByRole('heading', { name: hello })).toBeTruthy()
  })

  it('tells who has tried meanwhile, and opens once that is read', async () => {
    answer(staffLogin, { ticket, enrolment: null })
    const last_at = '2026-05-01T10:00:00.000Z'
    const wrong_tries = { count: 12, networks: ['203.0.113.9'], has_more: true, last_at }
    answer(staffSecondFactor, { staff: sampleStaff, recovery_codes: null, wrong_tries })
    const { user, passFirstStep } = await open()
    await passFirstStep()
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('code.app')}`)), '123456')
    await user.click(button(t('code.submit')))
    await screen.findByRole('heading', { name: t('tries.title') })
    expect(screen.getByText('203.0.113.9')).toBeTruthy()
    expect(screen.getByText(t('tries.more'))).toBeTruthy()
    await expectAccessible()
    await user.click(button(t('tries.go')))
    expect(await screen.findByRole('heading', { name: hello })).toBeTruthy()
  })

  it('says how long to wait after too many wrong passwords', async () => {
    refuse(staffLogin, 'tooManyRequests', { message: 'Please try again in 30 seconds.' })
    const { passFirstStep } = await open()
    await passFirstStep()
    await waitFor(() => expect(notice()?.textContent).toContain('Please try again in 30 seconds.'))
  })

  it('says that the server cannot be reached, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    cutOff(staffMe)
    const { user } = await visit('/operator')
    await screen.findByRole('heading', { name: t('unreachable.title') })
    answer(staffMe, null)
    await user.click(button(t('retry')))
    expect(await screen.findByRole('heading', { name: t('door.title') })).toBeTruthy()
  })
})

describe('a session of staff that has ended', () => {
  it('shows the door in place of the screen, which is there again afterwards', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    writeCookie('token', 'of-a-member')
    answer(listChecks, sampleOf(listChecks.output))
    const { user, router } = await visitAsStaff('/operator/checks')
    await screen.findByRole('heading', { name: t('checks.title') })
    refuse(listChecks, 'sessionEnded')
    await user.click(screen.getByRole('radio', { name: t('state.refused') }))
    await screen.findByRole('heading', { name: t('door.title') })
    expect(screen.queryByRole('navigation', { name: t('menu.label') })).toBeNull()
    answer(listChecks, sampleOf(listChecks.output))
    answer(staffLogin, { ticket, enrolment: null })
    answer(staffSecondFactor, { staff: sampleStaff, recovery_codes: null, wrong_tries: null })
    await user.fill(username(), 'lin')
    await user.fill(password(), 'a long enough one')
    await user.click(button(t('door.next')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('code.app')}`)), '123456')
    await user.click(button(t('code.submit')))
    await screen.findByRole('heading', { name: t('checks.title') })
    expect(router.state.location.search).toBe('?state=refused')
    expect(readCookie('token'), 'the member who shares the browser stays').toBe('of-a-member')
  })
})

describe('an invitation', () => {
  const invitation = 'x'.repeat(43)
  const address = `/operator/join?invitation=${invitation}`

  it('makes an account for the roles it names', async () => {
    answer(readStaffInvitation, sampleOf(readStaffInvitation.output, { roles: ['editor'] }))
    answer(acceptStaffInvitation, { ticket, enrolment })
    const { user } = await open(address)
    expect(await screen.findByText(t('role.editor'))).toBeTruthy()
    await user.click(button(t('join.submit')))
    await waitFor(() => expect(descriptionOf(field(t('join.name')))).toBe(t('join.nameMissing')))
    await user.fill(field(t('join.name')), '江一帆')
    await user.fill(username(), 'first.admin')
    await user.fill(password(), 'a long enough one')
    await user.click(button(t('join.submit')))
    expect(await screen.findByRole('img', { name: t('enrol.qr') })).toBeTruthy()
    expect(sent(acceptStaffInvitation)).toMatchObject([
      { invitation, name: '江一帆', username: 'first.admin' },
    ])
  })

  it.each([
    ['is over', address, () => refuse(readStaffInvitation, 'linkExpired')],
    ['has no secret', '/operator/join', () => {}],
  ])('that %s leads to the door', async (_, at, stub) => {
    stub()
    await open(at)
    expect(await screen.findByRole('heading', { name: t('join.over.title') })).toBeTruthy()
    expect(screen.getByRole('link', { name: t('join.over.action') }).getAttribute('href')).toBe('/operator')
    expect(notice()).toBeNull()
  })
})

describe('recovery codes', () => {
  it('are renewed with a code, and the count follows', async () => {
    answer(renewRecoveryCodes, { recovery_codes: codes })
    const { user } = await visitAsStaff('/operator/security')
    expect(await screen.findByText(t('security.left', { count: 8 }))).toBeTruthy()
    await user.fill(code(), '123456')
    await user.click(button(t('security.renew')))
    expect(await screen.findByText(t('security.left', { count: 10 }))).toBeTruthy()
    expect(within(screen.getByRole('status')).getAllByRole('listitem')).toHaveLength(10)
    await expectAccessible()
  })
})
