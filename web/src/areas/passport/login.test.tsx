import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { login, sendSms } from '#contract/identity/calls'
import { keepFarewell } from '../../lib/farewell'
import { expectAccessible } from '../../testing/accessible'
import { leftFor } from '../../testing/browser-parts'
import { button, descriptionOf, field, isInvalid, notice } from '../../testing/forms'
import { sampleAccount } from '../../testing/sample-people'
import { answer, asked, refuse, sent } from '../../testing/server'
import { visit } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('passport')
const shell = say('shell')
const done = { userinfo: sampleAccount.userinfo, header_token: null }

const mobile = () => field(t('mobile'))
const password = () => field(t('password'))
const code = () => field(shell('code.label'))
const byCode = () => screen.getByRole('radio', { name: t('login.byCode') })

async function open(address = '/login') {
  const shown = await visit(address)
  const logIn = async (number = '13800000001', secret = 'my own password') => {
    await shown.user.clear(mobile())
    await shown.user.fill(mobile(), number)
    await shown.user.clear(password())
    await shown.user.fill(password(), secret)
    await shown.user.click(button(t('login.submit')))
  }
  return { ...shown, logIn }
}

describe('logging in', () => {
  it('sends number, password and a solved captcha, and leads to publishing', async () => {
    answer(login, done)
    const { logIn } = await open()
    await logIn('+86 138-0000-0001')
    await waitFor(() => expect(leftFor).toEqual(['/work-publish/entry']))
    expect(sent(login)).toMatchObject([
      { mobile: '13800000001', password: 'my own password', remember: true, captcha: expect.any(String) },
    ])
    expect(button(t('login.submit')).getAttribute('aria-busy')).toBe('true')
  })

  it.each([
    ['where somebody wanted to go', '?next=%2Fhot-plan%2Fdetail%3Fid%3D1', '/hot-plan/detail?id=1'],
    ['to publishing when that is another site', '?next=%2F%2Fevil.example', '/work-publish/entry'],
  ])('leads %s', async (_, query, target) => {
    answer(login, done)
    const { logIn } = await open(`/login${query}`)
    await logIn()
    await waitFor(() => expect(leftFor).toEqual([target]))
  })

  it('says why it is shown to whoever asked for another page, and takes that along', async () => {
    const next = '?next=%2Fwork-management%2Fdetail%3Fid%3D7'
    await open(`/login${next}`)
    expect(screen.getByRole('status').textContent).toBe(t('login.first'))
    const links = ['login.forgot', 'login.register'] as const
    for (const name of links) {
      expect(screen.getByRole('link', { name: t(name) }).getAttribute('href')).toContain(next)
    }
  })

  it('tells of a wrong password at its field, and the number stays', async () => {
    refuse(login, 'wrongCredentials', { fields: { password: 'Not right.' } })
    const { logIn } = await open()
    await logIn()
    await waitFor(() => expect(descriptionOf(password())).toBe('Not right.'))
    expect(isInvalid(password())).toBe(true)
    expect(mobile().value).toBe('13800000001')
    expect(notice()).toBeNull()
    answer(login, done)
    await logIn()
    await waitFor(() => expect(leftFor).toHaveLength(1))
  })

  it('corrects an empty form in place without asking the server', async () => {
    const { user } = await open()
    await user.click(button(t('login.submit')))
    await waitFor(() => expect(descriptionOf(mobile())).toBe(t('mobile.wrong')))
    expect(descriptionOf(password())).toBe(t('password.missing'))
    expect(document.activeElement).toBe(mobile())
    expect(asked()).toEqual([])
    await expectAccessible()
  })

  it('corrects a number that is too short when its field is left, and takes that back', async () => {
    const { user } = await open()
    await user.type(mobile(), '138')
    expect(descriptionOf(mobile())).toBe('')
    await user.tab()
    await waitFor(() => expect(descriptionOf(mobile())).toBe(t('mobile.wrong')))
    await user.type(mobile(), '00000000')
    await waitFor(() => expect(descriptionOf(mobile())).toBe(''))
  })

  it('says that the session shall end with the browser when the box is not ticked', async () => {
    answer(login, done)
    const { user, logIn } = await open()
    await user.click(screen.getByRole('checkbox', { name: t('login.remember') }))
    await logIn()
    await waitFor(() => expect(sent(login)[0]?.remember).toBe(false))
  })

  it('has what a password manager looks for', async () => {
    const { user } = await open()
    expect(mobile().autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    await user.click(byCode())
    expect(code().autocomplete).toBe('one-time-code')
    expect(code().inputMode).toBe('numeric')
  })

  it('passes on what the page before has to say, once', async () => {
    keepFarewell('A new password is set.')
    const { unmount } = await open()
    expect(screen.getByRole('status').textContent).toBe('A new password is set.')
    unmount()
    await open()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('remembers number and way on a reload, never the password', async () => {
    const { user, unmount } = await open()
    await user.fill(mobile(), '13800000001')
    await user.fill(password(), 'my own password')
    unmount()
    await open()
    await waitFor(() => expect(mobile().value).toBe('13800000001'))
    expect(password().value).toBe('')
  })
})

describe('logging in with a code', () => {
  async function openByCode() {
    answer(sendSms, { wait_seconds: 60, mobile_masked: '138****0001' })
    const shown = await open()
    await shown.user.fill(mobile(), '13800000001')
    await shown.user.click(byCode())
    await shown.user.click(button(shell('code.send')))
    await waitFor(() => expect(document.activeElement).toBe(code()))
    return shown
  }

  it('keeps the number, sends the code for this purpose, and a wrong one is told at its field', async () => {
    const { user } = await openByCode()
    expect(mobile().value).toBe('13800000001')
    expect(sent(sendSms)).toMatchObject([{ purpose: 'login', mobile: '13800000001' }])
    expect(descriptionOf(code())).toBe(shell('code.sent', { mobile: '138****0001' }))
    refuse(login, 'wrongCode', { fields: { sms_code: 'The code is not right.' } })
    await user.fill(code(), '123456')
    await user.click(button(t('login.submit')))
    await waitFor(() => expect(descriptionOf(code())).toBe('The code is not right.'))
    answer(login, done)
    await user.clear(code())
    await user.fill(code(), '654321')
    await user.click(button(t('login.submit')))
    await waitFor(() => expect(leftFor).toEqual(['/work-publish/entry']))
    const last = sent(login).at(-1)
    expect(last).toMatchObject({ mobile: '13800000001', sms_code: '654321' })
    expect(last?.password).toBeUndefined()
  })

  it('offers registration to an unknown number, which stands there already', async () => {
    const { user, router } = await openByCode()
    refuse(login, 'noSuchAccount', { message: 'Nobody has this number.' })
    await user.fill(code(), '123456')
    await user.click(button(t('login.submit')))
    const turn = await screen.findByRole('alert')
    expect(turn.textContent).toContain(t('login.unknown.title', { mobile: '13800000001' }))
    expect(notice()).toBeNull()
    await user.click(screen.getByRole('link', { name: t('login.unknown.action') }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/single'))
    await waitFor(() => expect(mobile().value).toBe('13800000001'))
  })

  it('no longer speaks of an unknown number once another one is typed', async () => {
    const { user } = await openByCode()
    refuse(login, 'noSuchAccount')
    await user.fill(code(), '123456')
    await user.click(button(t('login.submit')))
    await screen.findByRole('alert')
    await user.fill(mobile(), '{Backspace}2')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
