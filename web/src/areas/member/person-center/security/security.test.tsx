import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askArchive, grantArchive, readArchive } from '#contract/archive/calls'
import type { OutputOf } from '#contract/call'
import { uploadFile } from '#contract/files/calls'
import { resetPassword, sendSms, userInfo } from '#contract/identity/calls'
import { listDataConsents, withdrawDataConsent } from '#contract/identity/consent-calls'
import {
  confirmEmail,
  readEmail,
  removeEmail,
  resumeEmail,
  sendEmailCode,
} from '#contract/identity/email-calls'
import {
  changeMobile,
  closeAccount,
  endAllDevices,
  endDevice,
  keepAccount,
  listDevices,
  listLogins,
} from '#contract/identity/security-calls'
import { payoutStanding } from '#contract/payouts/bank-account-calls'
import { listPayableBills } from '#contract/payouts/withdrawal-calls'
import { readCookie, writeCookie } from '../../../../lib/cookies'
import { takeFarewell } from '../../../../lib/farewell'
import { expectAccessible } from '../../../../testing/accessible'
import { leftFor } from '../../../../testing/browser-parts'
import { dropFiles } from '../../../../testing/files'
import { button, descriptionOf, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('member')
const shell = say('shell')
const withdraw = say('withdraw')
const id = (number: number) => `0190b5a0-0000-7000-8000-00000000000${number}`
const devices = sampleOf(listDevices.output, [
  { id: id(1), name: 'Chrome on Linux', is_current: true },
  { id: id(2), name: 'Safari on iOS' },
  { id: id(3), name: '' },
])
const closing = {
  ...sampleAccount,
  user_account_info: {
    ...sampleAccount.user_account_info,
    state: 'closing' as const,
    closes_at: '2026-12-24T00:00:00.000Z',
  },
}

const noArchive: OutputOf<typeof readArchive> = { archive: null, can: { ask: true, take: false } }
const archiveWith = (archive: object): OutputOf<typeof readArchive> => {
  const sample = sampleOf(readArchive.output, { archive, can: { ask: true, take: true } })
  return sample
}

const named = {
  channel_id: 3,
  channel: 'Tide',
  name: 'Tide AB',
  country: 'SE',
  contact: 'privacy@tide.example',
}
const abroad = {
  ...{ kind: 'abroad' as const, is_given: true, version: 2, wording: 2, recipients: [named] },
  at: '2026-11-01T04:00:00Z',
}

type OwnEmail = OutputOf<typeof readEmail>['email']

async function open(account = sampleAccount, archiveState = noArchive, email: OwnEmail = null) {
  answer(readEmail, { email })
  answer(listDevices, devices)
  answer(listDataConsents, [abroad])
  answerInPassing(listLogins)
  answer(readArchive, archiveState)
  answer(sendSms, { wait_seconds: 60, mobile_masked: '138****0001' })
  const shown = await visitAsMember('/person-center/reset-pwd', { account })
  await screen.findByText('Safari on iOS')
  await within(document.getElementById('email') as HTMLElement).findAllByRole('button')
  return shown
}

describe('a new password', () => {
  const oldOne = () => field(t('password.old'))
  const newOne = () => field(t('password.new'))

  it('is set with the old one, and the fields are empty again', { tags: ['slow'] }, async () => {
    answer(resetPassword, null, 'Your password is changed.')
    const { user } = await open()
    await user.fill(oldOne(), 'the one before')
    await user.fill(newOne(), 'the river knows the way')
    expect(descriptionOf(newOne())).toBe(t('password.enough'))
    await user.click(button(t('password.submit')))
    expect(await screen.findByText('Your password is changed.')).toBeTruthy()
    expect([oldOne().value, newOne().value]).toEqual(['', ''])
    expect(sent(resetPassword)).toEqual([
      { old_password: 'the one before', new_password: 'the river knows the way' },
    ])
  })

  it('is corrected in place, before and after it is sent', async () => {
    refuse(resetPassword, 'wrongCredentials', { fields: { old_password: 'Not the old one.' } })
    const { user } = await open()
    await user.click(button(t('password.submit')))
    await waitFor(() => expect(descriptionOf(oldOne())).toBe(t('password.oldMissing')))
    expect(descriptionOf(newOne())).toBe(t('password.length'))
    await user.fill(oldOne(), 'something')
    await user.fill(newOne(), 'the river knows the way')
    await user.click(button(t('password.submit')))
    await waitFor(() => expect(descriptionOf(oldOne())).toBe('Not the old one.'))
    expect(notice()).toBeNull()
    await expectAccessible()
  })
})

describe('devices', () => {
  it('are ended one by one, this one never', async () => {
    answer(endDevice, null, 'Logged out there.')
    const { user } = await open()
    expect(
      screen.queryByRole('button', { name: t('devices.endName', { name: 'Chrome on Linux' }) }),
    ).toBeNull()
    expect(button(t('devices.endName', { name: t('devices.unknown') }))).toBeTruthy()
    await user.click(button(t('devices.endName', { name: 'Safari on iOS' })))
    expect(await screen.findByText('Logged out there.')).toBeTruthy()
    expect(sent(endDevice)).toEqual([{ id: id(2) }])
  })

  it('are ended all but this one after a question', async () => {
    answer(endDevice, null)
    const { user } = await open()
    await user.click(button(t('devices.endOthers')))
    const question = await screen.findByRole('alertdialog', {
      name: t('devices.endOthersTitle', { count: 2 }),
    })
    answer(listDevices, devices.slice(0, 1))
    await user.click(within(question).getByRole('button', { name: t('devices.endOthers') }))
    expect(await screen.findByText(t('devices.endedOthers'))).toBeTruthy()
    expect(sent(endDevice)).toEqual([{ id: id(2) }, { id: id(3) }])
    expect(await screen.findByText(t('devices.onlyThis'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('devices.endAll') })).toBeNull()
  })

  async function endAll() {
    const { user } = await open()
    await user.click(button(t('devices.endAll')))
    const question = await screen.findByRole('alertdialog', { name: t('devices.endAllTitle') })
    writeCookie('token', 'x')
    const yes = within(question).getByRole('button', { name: t('devices.endAll') })
    await user.click(yes)
    await waitFor(() => expect([yes.getAttribute('aria-busy'), sent(endAllDevices)]).toEqual([null, [{}]]))
  }

  it('are all ended, this one included, by a call of its own; the member leaves for the home page', async () => {
    answer(endAllDevices, null, 'You’re logged out on all devices.')
    await endAll()
    await waitFor(() => expect(leftFor).toEqual(['/guest/index']))
    // Whatever the page asked for with the session that has ended would send its member to the login instead.
    expect(sent(listDevices)).toHaveLength(1)
    expect(readCookie('token')).toBeUndefined()
    expect(takeFarewell()).toBe('You’re logged out on all devices.')
  })

  it('stay as they are where ending them failed', async () => {
    refuse(endAllDevices, 'unavailable', { message: 'busy' })
    await endAll()
    expect((await screen.findByRole('alertdialog', { name: shell('problem.title') })).textContent).toContain(
      'busy',
    )
    expect(readCookie('token')).toBe('x')
    expect(leftFor).toEqual([])
  })
})

describe('another number', () => {
  async function openChange() {
    const shown = await open()
    await shown.user.click(button(t('mobile.change')))
    await shown.user.fill(await screen.findByLabelText(new RegExp(`^${t('mobile.oldCode')}`)), '111111')
    return shown
  }

  it('needs a code from the old one, then one from the new', async () => {
    answer(changeMobile, null, 'Your number is changed.')
    const { user } = await openChange()
    await user.click(button(t('mobile.next')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('mobile.new')}`)), '13900000009')
    await user.fill(field(t('mobile.newCode')), '222222')
    await user.click(button(t('mobile.submit')))
    expect(await screen.findByText('Your number is changed.')).toBeTruthy()
    expect(sent(changeMobile)).toEqual([
      { old_sms_code: '111111', new_mobile: '13900000009', new_sms_code: '222222' },
    ])
  })

  it('leads back to the first step when its code was wrong', async () => {
    refuse(changeMobile, 'wrongCode', { fields: { old_sms_code: 'Not this code.' } })
    const { user } = await openChange()
    await user.click(button(t('mobile.next')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('mobile.new')}`)), '13900000009')
    await user.fill(field(t('mobile.newCode')), '222222')
    await user.click(button(t('mobile.submit')))
    await waitFor(() => expect(button(t('mobile.next'))).toBeTruthy())
    expect(descriptionOf(field(t('mobile.oldCode')))).toBe('Not this code.')
  })

  it('goes no step further without a code', async () => {
    const { user } = await open()
    await user.click(button(t('mobile.change')))
    await user.click(await screen.findByRole('button', { name: t('mobile.next') }))
    await waitFor(() => expect(descriptionOf(field(t('mobile.oldCode')))).toBe(shell('code.missing')))
  })
})

describe('deleting the account', () => {
  it('says what stands in the way, in the server’s words and without a modal', async () => {
    refuse(closeAccount, 'cannotClose', { message: 'Two works are online.' })
    const { user } = await open()
    await user.click(button(t('close.open')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${shell('code.label')}`)), '123456')
    await user.click(button(t('close.submit')))
    expect((await screen.findByRole('alert')).textContent).toContain('Two works are online.')
    expect(notice()).toBeNull()
  })

  it('of a company with a balance takes the invoice about it', async () => {
    const holder = { kind: 'company' as const, name: 'River Records', mobile_masked: '' }
    answer(payoutStanding, sampleOf(payoutStanding.output, { holder }))
    answer(
      listPayableBills,
      sampleOf(listPayableBills.output, { share: '40.00', currency: 'CNY', next_cursor: null }),
    )
    answer(uploadFile, sampleOf(uploadFile.output, { upload_id: id(7) }))
    answer(closeAccount, { closes_at: '2026-12-24T00:00:00.000Z' })
    const { user } = await open({ ...sampleAccount, userinfo: { ...sampleAccount.userinfo, group_id: 2 } })
    await user.click(button(t('close.open')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${withdraw('invoice.number')}`)), '24442000')
    await user.fill(field(withdraw('invoice.total')), '40.01')
    await user.fill(await screen.findByLabelText(new RegExp(`^${shell('code.label')}`)), '123456')
    await user.click(button(t('close.submit')))
    await waitFor(() =>
      expect(descriptionOf(field(withdraw('invoice.total')))).toBe(
        withdraw('invoice.totalWrong', { share: '40.00' }),
      ),
    )
    expect(sent(closeAccount)).toEqual([])
    await user.fill(field(withdraw('invoice.total')), '40')
    dropFiles(
      screen.getByRole('group', { name: withdraw('invoice.file') }),
      new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }),
    )
    await waitFor(() => expect(screen.queryByText(withdraw('invoice.fileMissing'))).toBeNull())
    await expectAccessible()
    await user.click(button(t('close.submit')))
    await waitFor(() =>
      expect(sent(closeAccount)).toEqual([
        { sms_code: '123456', invoice: { number: '24442000', total: '40', upload_id: id(7) } },
      ]),
    )
  })

  it('is told on every screen until it is taken back', async () => {
    answer(keepAccount, null, 'Your account stays.')
    const { user } = await open(closing)
    expect(screen.getByText(t('standing.closing', { day: '2026-12-24' }))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('standing.keep') }).getAttribute('href')).toBe(
      '/person-center/reset-pwd#close',
    )
    answer(userInfo, sampleAccount)
    await user.click(button(t('close.keep')))
    expect(await screen.findByText('Your account stays.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(t('standing.closing', { day: '2026-12-24' }))).toBeNull())
  })

  it('is not offered to whoever acts for a company', async () => {
    const company = { account_id: 5, name: 'River Records' }
    const info = { ...sampleAccount.user_account_info, company }
    await open({ ...sampleAccount, user_account_info: info })
    expect(screen.queryByRole('button', { name: t('close.open') })).toBeNull()
    expect(
      screen.getByText(t('standing.acting', { company: 'River Records', role: t('role.owner') })),
    ).toBeTruthy()
  })
})

describe('the history of logins', () => {
  it('marks the tries that failed', async () => {
    answer(
      listLogins,
      sampleOf(listLogins.output, { items: [{ name: 'Firefox on Windows', method: 'password' }] }),
    )
    await open()
    expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
    expect(screen.getByText(t('logins.failedTry'))).toBeTruthy()
  })
})

describe('separate consents', () => {
  it('are shown with version and time, and one that was given can be withdrawn', async () => {
    answer(withdrawDataConsent, null, 'Withdrawn.')
    const { user } = await open()
    const kind = t('consents.kind.abroad')
    expect(await screen.findByText(/privacy policy version 2/)).toBeTruthy()
    // What was never asked for has nothing to withdraw.
    expect(screen.getByText(t('consents.never'))).toBeTruthy()
    await user.click(button(t('consents.withdrawOf', { kind })))
    await waitFor(() => expect(sent(withdrawDataConsent)).toEqual([{ kind: 'abroad' }]))
    expect(await screen.findByText('Withdrawn.')).toBeTruthy()
  })

  it('of a company are its owner’s: a colleague reads them and is told so', async () => {
    const { user_account_info: own } = sampleAccount
    await open({ ...sampleAccount, user_account_info: { ...own, colleague_role: 'publisher' } })
    expect(await screen.findByText(t('consents.ownerOnly'))).toBeTruthy()
    expect(screen.getByText(/privacy policy version 2/)).toBeTruthy()
    const kind = t('consents.kind.abroad')
    expect(screen.queryByRole('button', { name: t('consents.withdrawOf', { kind }) })).toBeNull()
  })
})

describe('taking everything along', () => {
  const code = () => field(t('archive.code'))

  it('is asked for with a code', async () => {
    answer(askArchive, null, 'On its way.')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t('archive.ask') }))
    await user.fill(code(), '123456')
    await user.click(button(t('archive.ask')))
    expect(await screen.findByText('On its way.')).toBeTruthy()
    expect(sent(askArchive)).toEqual([{ sms_code: '123456' }])
    await expectAccessible()
  })

  it('shows how far it is, and offers nothing meanwhile', async () => {
    await open(sampleAccount, {
      ...archiveWith({ state: 'building', done: 3, total: 12, bytes: 5_000_000, reason: null }),
      can: { ask: false, take: false },
    })
    expect(await screen.findByRole('progressbar', { name: t('archive.title') })).toHaveProperty(
      'ariaValueNow',
      '25',
    )
    expect(screen.queryByRole('button', { name: t('archive.ask') })).toBeNull()
  })

  it('says why it failed', async () => {
    await open(sampleAccount, archiveWith({ state: 'failed', reason: 'full' }))
    expect(await screen.findByText(t('archive.why.full'))).toBeTruthy()
  })

  it('is downloaded with a code of its own', async () => {
    answer(grantArchive, { url: '#taken' }, 'Your download starts now.')
    const { user } = await open(
      sampleAccount,
      archiveWith({ state: 'ready', missing: 2, expires_at: '2026-12-24T00:00:00.000Z', reason: null }),
    )
    expect(
      await screen.findByText(/one download, in this browser and within 12 hours.* 10 minutes/),
    ).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: t('archive.take') }))
    await user.fill(code(), '654321')
    await user.click(button(t('archive.take')))
    await waitFor(() => expect(sent(grantArchive)).toEqual([{ sms_code: '654321' }]))
    expect(await screen.findByText('Your download starts now.')).toBeTruthy()
  })
})

describe('the e-mail address', () => {
  const kept = {
    address: 'li@example.com',
    confirmed_at: '2026-11-01T04:00:00Z',
    bounced: false,
    left: false,
  }
  const address = () => field(shell('email.label'))
  const code = () => field(shell('email.code'))
  const sendTo = async (user: Awaited<ReturnType<typeof open>>['user'], email: string) => {
    await user.fill(address(), email)
    await user.click(
      within(address().closest('form') as HTMLElement).getAllByRole('button')[0] as HTMLElement,
    )
  }

  it('is confirmed by a code that is sent to it', async () => {
    answer(sendEmailCode, { wait_seconds: 60 })
    answer(confirmEmail, { email: kept }, 'Your email address is confirmed.')
    const { user } = await open()
    await user.click(button(t('email.add')))
    await sendTo(user, 'li@example.com')
    await waitFor(() => expect(sent(sendEmailCode)).toEqual([{ email: 'li@example.com' }]))
    expect(descriptionOf(code())).toContain('li@example.com')
    await expectAccessible()
    await user.fill(code(), '123456')
    await user.click(button(t('email.confirm')))
    expect(await screen.findByText(t('email.now', { email: 'li@example.com' }))).toBeTruthy()
    expect(sent(confirmEmail)).toEqual([{ email: 'li@example.com', email_code: '123456' }])
  })

  it('is corrected in place, before and after it is sent', async () => {
    refuse(sendEmailCode, 'invalidInput', { fields: { email: 'Enter one email address.' } })
    const { user } = await open()
    await user.click(button(t('email.add')))
    await sendTo(user, 'li at example')
    await waitFor(() => expect(descriptionOf(address())).toBe(shell('email.wrong')))
    expect(sent(sendEmailCode)).toEqual([])
    await sendTo(user, 'li@localhost')
    expect(await screen.findByText('Enter one email address.')).toBeTruthy()
  })

  it('in the place of another one also needs the phone', async () => {
    answer(confirmEmail, { email: { ...kept, address: 'new@example.com' } }, 'Done.')
    const { user } = await open(sampleAccount, noArchive, kept)
    await user.click(within(document.getElementById('email') as HTMLElement).getByText(t('email.change')))
    await user.fill(address(), 'new@example.com')
    await user.fill(code(), '123456')
    await user.fill(field(t('email.phoneCode')), '654321')
    await user.click(button(t('email.confirm')))
    await waitFor(() =>
      expect(sent(confirmEmail)).toEqual([
        { email: 'new@example.com', email_code: '123456', sms_code: '654321' },
      ]),
    )
  })

  it('is removed with the phone', async () => {
    answer(removeEmail, null, 'Removed.')
    const { user } = await open(sampleAccount, noArchive, kept)
    await user.click(button(t('email.remove')))
    await user.fill(field(t('email.phoneCode')), '654321')
    await user.click(button(t('email.remove')))
    expect(await screen.findByText(t('email.lead'))).toBeTruthy()
    expect(sent(removeEmail)).toEqual([{ sms_code: '654321' }])
  })

  it('says when nothing can be delivered there', async () => {
    await open(sampleAccount, noArchive, { ...kept, bounced: true })
    expect(await screen.findByText(shell('email.bouncedText', { email: kept.address }))).toBeTruthy()
  })

  it('that was unsubscribed is taken up again', async () => {
    answer(resumeEmail, { email: kept }, 'We’ll email you again.')
    const { user } = await open(sampleAccount, noArchive, { ...kept, left: true })
    expect(await screen.findByText(shell('email.left'))).toBeTruthy()
    await user.click(button(t('email.resume')))
    await waitFor(() => expect(screen.queryByText(shell('email.left'))).toBeNull())
  })
})
