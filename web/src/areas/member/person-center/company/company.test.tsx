import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import { updateProfile } from '#contract/identity/calls'
import {
  changeColleague,
  inviteColleague,
  listColleagues,
  readProfile,
} from '#contract/identity/company-calls'
import { dropFiles } from '../../../../testing/files'
import { button, descriptionOf, field } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, cutOff, sent } from '../../../../testing/server'
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
  const shown = await visitAsMember('/person-center/company')
  await screen.findByRole('heading', { level: 1, name: t('company.title') })
  if (!wanted.can) await screen.findByRole('heading', { level: 2, name: t('certify.title') })
  return shown
}

describe('certifying a company', () => {
  const creditCode = '91310000MA1FL0000N'
  const licence = new File(['licence'], 'licence.png', { type: 'image/png' })
  const uploadId = '0190b5a0-0000-7000-8000-000000000004'

  async function openForm(wanted: Wanted = {}) {
    const shown = await open(wanted)
    await shown.user.click(button(t('certify.open')))
    return shown
  }

  it('hands in name, code, representative and licence', async () => {
    answer(uploadFile, sampleOf(uploadFile.output, { upload_id: uploadId }))
    answer(updateProfile, sampleOf(updateProfile.output), 'Handed in.')
    const { user } = await openForm()
    await user.fill(field(t('certify.companyName')), 'Delta Records')
    await user.fill(field(t('certify.creditCode')), creditCode.toLowerCase())
    await user.fill(field(t('certify.representative')), '林河')
    dropFiles(screen.getByRole('group', { name: t('certify.licence') }), licence)
    await waitFor(() => expect(sent(uploadFile)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await user.click(button(t('certify.submit')))
    await waitFor(() =>
      expect(sent(updateProfile)).toMatchObject([
        {
          enterprise: {
            company_name: 'Delta Records',
            credit_code: creditCode,
            legal_representative: '林河',
            licence_upload_id: uploadId,
          },
        },
      ]),
    )
  })

  it('judges a code as soon as it is whole', async () => {
    const { user } = await openForm()
    const code = () => field(t('certify.creditCode'))
    await user.fill(code(), creditCode.slice(0, 17))
    expect(descriptionOf(code())).toBe(t('certify.creditCodeHint', { length: 17 }))
    await user.type(code(), creditCode.endsWith('1') ? '2' : '1')
    await waitFor(() => expect(descriptionOf(code())).toContain(t('certify.creditCodeWrong')))
  })

  it('names everything that is missing', async () => {
    const { user } = await openForm()
    await user.click(button(t('certify.submit')))
    await waitFor(() =>
      expect(descriptionOf(field(t('certify.companyName')))).toContain(t('certify.nameMissing')),
    )
    expect(descriptionOf(field(t('certify.representative')))).toContain(t('certify.representativeMissing'))
    expect(sent(updateProfile)).toEqual([])
  })

  it('that was not approved says at each field why, until that is changed', async () => {
    const reasons = [{ field: 'company_name', text: 'Another name stands on the licence.' }]
    const { user } = await open({
      enterprise: { state: 'refused', company_name: 'Delta', credit_code: creditCode, reasons },
    })
    const name = () => field(t('certify.companyName'))
    expect(descriptionOf(name())).toContain('Another name stands on the licence.')
    await user.fill(name(), 'Delta Records')
    expect(descriptionOf(name())).not.toContain('Another name stands on the licence.')
  })

  it('that waits is shown, not asked for again', async () => {
    await open({
      enterprise: { state: 'waiting', company_name: 'Delta Records', credit_code: creditCode },
      can: { edit: true, certify: false },
    })
    expect(screen.getByText('Delta Records')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('certify.open') })).toBeNull()
  })
})

describe('colleagues', () => {
  const mei = {
    id: 3,
    nickname: 'Mei',
    mobile_masked: '138****0009',
    role: 'publisher' as const,
    state: 'active' as const,
  }

  async function openColleagues(
    colleagues: NonNullable<Parameters<typeof sampleOf<typeof listColleagues.output>>[1]> = [mei],
  ) {
    answer(listColleagues, sampleOf(listColleagues.output, colleagues))
    const shown = await open({ can: { edit: true, certify: false, manage_colleagues: true } })
    await screen.findByRole('heading', { name: t('colleagues.title') })
    return shown
  }

  it('are invited by their number for what they shall do', async () => {
    answer(inviteColleague, null, 'Invited.')
    const { user } = await openColleagues([])
    expect(await screen.findByText(t('colleagues.empty'))).toBeTruthy()
    const mobile = () => field(t('mobile.label'))
    await user.fill(mobile(), '138')
    await user.click(button(t('colleagues.invite')))
    await waitFor(() => expect(descriptionOf(mobile())).toContain(t('mobile.wrong')))
    await user.fill(mobile(), '+86 138 0000 0009')
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('role.finance')}`) }))
    answer(listColleagues, sampleOf(listColleagues.output, [{ ...mei, nickname: null, state: 'invited' }]))
    await user.click(button(t('colleagues.invite')))
    expect(await screen.findByText('Invited.')).toBeTruthy()
    expect(sent(inviteColleague)).toEqual([{ mobile: '13800000009', role: 'finance' }])
    await waitFor(() => expect(mobile().value).toBe(''))
    expect(await screen.findByText(t('colleagues.invited'))).toBeTruthy()
  })

  it('get another role at once', async () => {
    answer(changeColleague, null, 'Changed.')
    const { user } = await openColleagues()
    await user.click(await screen.findByRole('combobox', { name: t('colleagues.roleOf', { name: 'Mei' }) }))
    await user.click(await screen.findByRole('option', { name: t('role.reader') }))
    await waitFor(() => expect(sent(changeColleague)).toEqual([{ id: 3, role: 'reader' }]))
  })

  it('are removed after a question that names them', async () => {
    answer(changeColleague, null, 'Removed.')
    const { user } = await openColleagues()
    await user.click(await screen.findByRole('button', { name: t('colleagues.removeName', { name: 'Mei' }) }))
    const question = await screen.findByRole('alertdialog', {
      name: t('colleagues.removeTitle', { name: 'Mei' }),
    })
    answer(listColleagues, [])
    await user.click(within(question).getByRole('button', { name: t('colleagues.remove') }))
    expect(await screen.findByText(t('colleagues.empty'))).toBeTruthy()
    expect(sent(changeColleague)).toEqual([{ id: 3, role: null }])
  })

  it('that do not load leave the form for inviting alone', async () => {
    cutOff(listColleagues)
    await open({ can: { edit: true, certify: false, manage_colleagues: true } })
    expect(await screen.findByText(t('colleagues.failed'))).toBeTruthy()
    expect(button(t('colleagues.invite'))).toBeTruthy()
  })
})
