import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sendSms } from '#contract/identity/calls'
import { register } from '#contract/identity/registration-calls'
import type { RootData } from '../../lib/root-data'
import { expectAccessible } from '../../testing/accessible'
import { leftFor } from '../../testing/browser-parts'
import { button, descriptionOf, field, isInvalid, notice } from '../../testing/forms'
import { sampleAccount } from '../../testing/sample-people'
import { sampleSite } from '../../testing/sample-site'
import { answer, asked, cutOff, hold, refuse, sent } from '../../testing/server'
import { visit } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('passport')
const shell = say('shell')
const done = { userinfo: sampleAccount.userinfo, header_token: null }
const secret = 'three rivers meet here'

const mobile = () => field(t('mobile'))
const code = () => field(shell('code.label'))
const password = () => field(t('password.choose'))
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => button(t('register.submit'))

async function open(root: Partial<RootData> = {}) {
  answer(sendSms, { wait_seconds: 60, mobile_masked: '137****1234' })
  const shown = await visit('/register/single', { root })
  const fillIn = async () => {
    await shown.user.fill(mobile(), '13700001234')
    await shown.user.fill(code(), '123456')
    await shown.user.fill(password(), secret)
    await shown.user.click(agreement())
  }
  return { ...shown, fillIn }
}

describe('registering', () => {
  it('has an entrance for companies, which leads on to the company’s page', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('link', { name: t('register.company') }))
    expect(await screen.findByText(t('register.companyLead'))).toBeTruthy()
    expect(router.state.location.search).toBe('?next=%2Fperson-center%2Fcompany')
    expect(screen.queryByRole('link', { name: t('register.company') })).toBeNull()
  })

  it('takes a number from abroad where the site does, chosen or typed with its code', async () => {
    const numbers_abroad = [{ country: 'HK', calling_code: '852' }]
    const { user } = await open({ site: { ...sampleSite, numbers_abroad } })
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: shell('mobile.country') })
    await user.fill(mobile(), '91234567')
    await user.selectOptions(country, 'HK')
    expect(mobile().value).toBe('+85291234567')
    await expectAccessible()
    await user.click(button(shell('code.send')))
    await waitFor(() => expect(sent(sendSms)).toMatchObject([{ mobile: '+85291234567' }]))
    await user.fill(mobile(), '0086 137 0000 1234')
    expect([mobile().value, country.value]).toEqual(['13700001234', 'CN'])
  })

  it('offers no country where the site takes none from abroad', async () => {
    await open()
    expect(screen.queryByRole('combobox', { name: shell('mobile.country') })).toBeNull()
  })

  it('shows at the code what is wrong with the number', async () => {
    const { user } = await open()
    refuse(sendSms, 'invalidInput', { fields: { mobile: 'Not from there.' } })
    await user.fill(mobile(), '+6591234567')
    await user.click(button(shell('code.send')))
    await waitFor(() => expect(descriptionOf(code())).toBe('Not from there.'))
  })

  it('asks for a code, then sends everything and leads to publishing', async () => {
    answer(register, done)
    const { user } = await open()
    await user.fill(mobile(), '13700001234')
    await user.click(button(shell('code.send')))
    await waitFor(() => expect(document.activeElement).toBe(code()))
    expect(descriptionOf(code())).toBe(shell('code.sent', { mobile: '137****1234' }))
    await user.fill(code(), '123456')
    await user.fill(password(), secret)
    await user.click(agreement())
    await user.click(submit())
    await waitFor(() => expect(leftFor).toEqual(['/work-publish/entry']))
    const input = { mobile: '13700001234', sms_code: '123456', password: secret, agreed: true }
    expect(sent(register)).toMatchObject([input])
  })

  it('tells of a wrong code at its field, and everything stays', async () => {
    refuse(register, 'wrongCode', { fields: { sms_code: 'The code is not right.' } })
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(code())).toBe('The code is not right.'))
    expect(document.activeElement).toBe(code())
    expect(mobile().value).toBe('13700001234')
    expect(password().value).toBe(secret)
    expect(agreement().checked).toBe(true)
    expect(notice()).toBeNull()
    answer(register, done)
    await user.click(submit())
    await waitFor(() => expect(leftFor).toHaveLength(1))
  })

  it('leads a number that has an account to login, where it stands already', async () => {
    refuse(register, 'alreadyRegistered', { message: 'Taken.' })
    const { user, router, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    const turn = await screen.findByRole('alert')
    expect(turn.textContent).toContain('13700001234')
    expect(notice()).toBeNull()
    await user.click(screen.getByRole('link', { name: t('register.taken.action') }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await waitFor(() => expect(mobile().value).toBe('13700001234'))
  })

  it('corrects a short password when it is left, and shows a refused one at its field', async () => {
    refuse(register, 'invalidInput', { fields: { password: 'Easy to guess.' } })
    const { user, fillIn } = await open()
    await fillIn()
    await user.clear(password())
    await user.type(password(), 'too short')
    await user.tab()
    await waitFor(() => expect(descriptionOf(password())).toBe(t('password.length')))
    await user.type(password(), ' no more')
    await waitFor(() => expect(descriptionOf(password())).toBe(t('password.enough')))
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(password())).toBe('Easy to guess.'))
    expect(isInvalid(password())).toBe(true)
  })

  it('corrects an empty form in place, and nothing is sent', async () => {
    const { user } = await open()
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(mobile())).toBe(t('mobile.wrong')))
    expect(document.activeElement).toBe(mobile())
    expect(descriptionOf(code())).toBe(shell('code.missing'))
    expect(descriptionOf(password())).toBe(t('password.length'))
    expect(descriptionOf(agreement())).toBe(t('agree.missing'))
    await user.click(button(shell('code.send')))
    await waitFor(() => expect(document.activeElement).toBe(mobile()))
    expect(asked()).toEqual([])
    await expectAccessible()
  })

  it('tidies pasted numbers and codes', async () => {
    const { user } = await open()
    await user.click(mobile())
    await user.paste('+86 137-0000-1234')
    expect(mobile().value).toBe('13700001234')
    await user.click(code())
    await user.paste('12 34 56')
    expect(code().value).toBe('123456')
  })

  it('keeps number and agreement on a reload, never the code or the password', async () => {
    const { fillIn, unmount } = await open()
    await fillIn()
    unmount()
    await open()
    await waitFor(() => expect(mobile().value).toBe('13700001234'))
    expect(agreement().checked).toBe(true)
    expect(code().value).toBe('')
    expect(password().value).toBe('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret)
  })

  it('tells of a broken connection, loses nothing, and the next try goes through', async () => {
    cutOff(register)
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(notice()?.textContent).toContain(shell('problem.transport')))
    await user.click(button(shell('problem.close')))
    expect(notice()).toBeNull()
    expect(mobile().value).toBe('13700001234')
    expect(password().value).toBe(secret)
    answer(register, done)
    await user.click(submit())
    await waitFor(() => expect(leftFor).toHaveLength(1))
  })

  it('registers once when the button is pressed twice', async () => {
    const release = hold(register, done)
    const { user, fillIn } = await open()
    await fillIn()
    await user.dblClick(submit())
    await waitFor(() => expect(sent(register)).toHaveLength(1))
    release()
    await waitFor(() => expect(leftFor).toHaveLength(1))
    expect(sent(register)).toHaveLength(1)
  })

  it('opens the agreements in tabs of their own', async () => {
    await open()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(t('agree.agreement')) })
    expect(link.getAttribute('href')).toBe('/help-center/index/detail?id=5&type=2&tid=0')
    expect(link.target).toBe('_blank')
    expect(link.textContent).toContain(shell('window.new'))
  })

  it('offers the ways to others', async () => {
    await open()
    const minor = screen.getByRole('link', { name: t('register.minor') })
    expect(minor.getAttribute('href')).toBe('/register/children')
    expect(screen.getByRole('link', { name: t('back.login') }).getAttribute('href')).toBe('/login')
  })
})

describe('asking for a code', () => {
  it('waits for the countdown; another number can ask at once', async () => {
    const { user } = await open()
    await user.fill(mobile(), '13700001234')
    await user.click(button(shell('code.send')))
    const waiting = await screen.findByRole('button', { name: /^Resend in \d+ s$/ })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    await user.click(waiting)
    expect(sent(sendSms)).toHaveLength(1)
    fireEvent.change(mobile(), { target: { value: '13700001235' } })
    expect(button(shell('code.send'))).toBeTruthy()
    fireEvent.change(mobile(), { target: { value: '13700001234' } })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect(await screen.findByRole('button', { name: shell('code.resend') })).toBeTruthy()
  })

  it('that is refused is told beside the field, until something is typed', async () => {
    const { user } = await open()
    refuse(sendSms, 'tooManyRequests', { message: 'Please try again in 40 s.' })
    await user.fill(mobile(), '13700001234')
    await user.click(button(shell('code.send')))
    await waitFor(() => expect(descriptionOf(code())).toBe('Please try again in 40 s.'))
    expect(notice()).toBeNull()
    await user.fill(code(), '1')
    expect(descriptionOf(code())).toBe('')
  })

  it('is under way only once', async () => {
    const { user } = await open()
    const release = hold(sendSms, { wait_seconds: 60, mobile_masked: '137****1234' })
    await user.fill(mobile(), '13700001234')
    const send = button(shell('code.send'))
    await user.dblClick(send)
    await waitFor(() => expect(sent(sendSms)).toHaveLength(1))
    await act(async () => release())
    await screen.findByRole('button', { name: /^Resend in/ })
    expect(sent(sendSms)).toHaveLength(1)
  })
})
