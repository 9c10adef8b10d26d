import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerInvitation, listCompanies, readProfile, switchAccount } from '#contract/identity/company-calls'
import { identityCheckAddress, identityInfo } from '#contract/identity/verification-calls'
import { recallStanding } from '../../../../features/account/standing'
import { expectAccessible } from '../../../../testing/accessible'
import { leftFor } from '../../../../testing/browser-parts'
import { button } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('member')
type Identity = NonNullable<Parameters<typeof sampleOf<typeof identityInfo.output>>[1]>
type Companies = NonNullable<Parameters<typeof sampleOf<typeof listCompanies.output>>[1]>

const actingFor = {
  ...sampleAccount,
  user_account_info: {
    ...sampleAccount.user_account_info,
    colleague_role: 'publisher' as const,
    company: { account_id: 40, name: 'Delta Records' },
  },
}

type Profile = NonNullable<Parameters<typeof sampleOf<typeof readProfile.output>>[1]>

async function open(
  identity: Identity = {},
  companies: Companies = [],
  account = sampleAccount,
  enterprise: Profile['enterprise'] = null,
) {
  answer(readProfile, sampleOf(readProfile.output, { enterprise }))
  answer(identityInfo, sampleOf(identityInfo.output, identity))
  answer(listCompanies, sampleOf(listCompanies.output, companies))
  const shown = await visitAsMember('/person-center/information', { account })
  await screen.findByRole('heading', { level: 1, name: t('center.title') })
  return shown
}

describe('who somebody is', () => {
  it('is told with number and share, and leads to changing it', async () => {
    await open()
    expect(await screen.findByText('13800000001')).toBeTruthy()
    expect(screen.getByText('80 %')).toBeTruthy()
    const [, beside] = screen.getAllByRole('link', { name: t('center.edit') })
    expect(beside?.getAttribute('href'), 'beside the name, too').toBe('/person-center/update-info')
    await expectAccessible()
  })

  it('keeps the owner’s number and identity from whoever acts for a company', async () => {
    await open({}, [], actingFor)
    expect(await screen.findByText(t('identity.ownersOnly'))).toBeTruthy()
    expect(screen.queryByText('13800000001')).toBeNull()
    expect(screen.getByText(t('role.publisher'))).toBeTruthy()
    expect(screen.getAllByRole('link', { name: t('center.edit') }), 'in the menu alone').toHaveLength(1)
    expect(sent(identityInfo), 'nobody asks for it').toEqual([])
  })
})

describe('the company of an account', () => {
  it.each(['waiting', 'refused', 'approved'] as const)('says how it stands: %s', async state => {
    await open({}, [], sampleAccount, { state, company_name: 'Delta Records' })
    expect(await screen.findByText('Delta Records')).toBeTruthy()
    expect(screen.getByText(t(`certify.lead.${state}`))).toBeTruthy()
    const way = t(state === 'refused' ? 'company.correct' : 'company.open')
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/person-center/company')
  })

  it('is nothing to mention where there is none', async () => {
    await open()
    expect(await screen.findByText('13800000001')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 2, name: t('company.title') })).toBeNull()
  })
})

describe('the identity', () => {
  it('that nobody has handed in leads to the provider’s page in this tab', async () => {
    answer(identityCheckAddress, sampleOf(identityCheckAddress.output, { url: '/identity-check?ticket=abc' }))
    const { user } = await open({ state: 'none' })
    await user.click(await screen.findByRole('button', { name: t('identity.verify') }))
    await waitFor(() => expect(leftFor).toEqual(['http://localhost:3000/identity-check?ticket=abc']))
    expect(button(t('identity.verify')).getAttribute('aria-busy'), 'until the other page is there').toBe(
      'true',
    )
  })

  it('is handed in on a phone by a code that is made once', async () => {
    answer(identityCheckAddress, sampleOf(identityCheckAddress.output, { url: '/identity-check?ticket=abc' }))
    const { user } = await open({ state: 'none' })
    await user.click(await screen.findByRole('button', { name: t('identity.onPhone') }))
    expect(await screen.findByRole('img', { name: t('identity.qr') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('identity.onPhone') })).toBeNull()
    expect(sent(identityCheckAddress)).toHaveLength(1)
    expect(leftFor).toEqual([])
  })

  it('that was not approved says why, and starts again', async () => {
    await open({ state: 'refused', reasons: [{ field: 'id_back', text: 'The date is cut off.' }] })
    expect(await screen.findByText('ID card, emblem side: The date is cut off.')).toBeTruthy()
    expect(button(t('identity.again'))).toBeTruthy()
  })

  it('of a minor leads to the page for both, and to no provider', async () => {
    await open({ state: 'none', path: 'minor' })
    const link = await screen.findByRole('link', { name: t('identity.minorGo') })
    expect(link.getAttribute('href')).toBe('/realidcation')
    expect(screen.queryByRole('button', { name: t('identity.verify') })).toBeNull()
  })

  it('of a minor who has come of age starts anew as an adult', async () => {
    await open({ state: 'approved', path: 'minor', has_come_of_age: true })
    expect(await screen.findByText(t('identity.ofAgeText'))).toBeTruthy()
    expect(screen.getByText(t('identity.state.none'))).toBeTruthy()
  })

  it('that waits says until when', async () => {
    await open({ state: 'waiting' })
    expect(await screen.findByText(/will be done within \d+ days?/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('identity.verify') })).toBeNull()
  })

  it('that cannot be read leaves the rest of the page alone', async () => {
    answerInPassing(readProfile)
    cutOff(identityInfo)
    answer(listCompanies, [])
    const { user } = await visitAsMember('/person-center/information')
    expect(await screen.findByText(t('identity.failed'))).toBeTruthy()
    expect(screen.getByText('13800000001')).toBeTruthy()
    answer(identityInfo, sampleOf(identityInfo.output, { state: 'waiting' }))
    await user.click(screen.getByRole('button', { name: t('retry') }))
    expect(await screen.findByText(t('identity.state.waiting'))).toBeTruthy()
  })
})

describe('companies', () => {
  const invited = {
    id: 4,
    account_id: 40,
    name: 'Delta Records',
    role: 'publisher' as const,
    state: 'invited' as const,
  }
  const joined = { ...invited, id: 5, account_id: 50, name: 'Old Harbour', state: 'active' as const }
  const row = async (name: string) =>
    (await screen.findByText(new RegExp(`^${name}`))).closest('li') as HTMLElement

  it('that invite stand first, and are answered', async () => {
    answer(answerInvitation, null, 'You are in.')
    const { user } = await open({}, [joined, invited])
    await screen.findByText(/^Delta Records/)
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(names.findIndex(name => name.includes('Delta'))).toBeLessThan(
      names.findIndex(name => name.includes('Harbour')),
    )
    answer(listCompanies, sampleOf(listCompanies.output, [joined, { ...invited, state: 'active' }]))
    await user.click(within(await row('Delta Records')).getByRole('button', { name: t('companies.accept') }))
    expect(await screen.findByText('You are in.')).toBeTruthy()
    expect(sent(answerInvitation)).toEqual([{ id: 4, accept: true }])
    await waitFor(() => expect(screen.queryByText(t('companies.invited'))).toBeNull())
  })

  it('that invite may be declined without a question', async () => {
    answer(answerInvitation, null, 'Declined.')
    const { user } = await open({}, [invited])
    await user.click(within(await row('Delta Records')).getByRole('button', { name: t('companies.decline') }))
    await waitFor(() => expect(sent(answerInvitation)).toEqual([{ id: 4, accept: false }]))
  })

  it('are left after a question', async () => {
    answer(answerInvitation, null, 'You have left.')
    const { user } = await open({}, [joined])
    await user.click(within(await row('Old Harbour')).getByRole('button', { name: t('companies.leave') }))
    const question = await screen.findByRole('alertdialog')
    expect(sent(answerInvitation)).toEqual([])
    await user.click(within(question).getByRole('button', { name: t('companies.leave') }))
    await waitFor(() => expect(sent(answerInvitation)).toEqual([{ id: 5, accept: false }]))
  })

  it('are acted for in a new document, and no draft of the person goes along', async () => {
    answer(switchAccount, null)
    sessionStorage.setItem('draft.profile', '{}')
    const { user } = await open({}, [joined])
    await user.click(within(await row('Old Harbour')).getByRole('button', { name: t('companies.act') }))
    await waitFor(() => expect(leftFor).toEqual(['/work-publish/entry']), { timeout: 3000 })
    expect(sent(switchAccount)).toEqual([{ account_id: 50 }])
    expect(recallStanding()).toMatchObject({ kind: 'acting', company: 'Old Harbour', role: 'publisher' })
    expect(sessionStorage.getItem('draft.profile')).toBeNull()
  })

  it('that one acts for can be left for oneself again', async () => {
    answer(switchAccount, null)
    const { user } = await open({}, [{ ...joined, is_current: true }])
    await user.click(within(await row('Old Harbour')).getByRole('button', { name: t('standing.back') }))
    await waitFor(() => expect(sent(switchAccount)).toEqual([{ account_id: null }]))
  })

  it('that cannot be switched to stay where one is', async () => {
    refuse(switchAccount, 'forbidden', { message: 'You are no longer with them.' })
    const { user } = await open({}, [joined])
    await user.click(within(await row('Old Harbour')).getByRole('button', { name: t('companies.act') }))
    expect(await screen.findByText('You are no longer with them.')).toBeTruthy()
    expect(leftFor).toEqual([])
  })

  it('are none for most, and the page says how one is invited', async () => {
    await open()
    expect(await screen.findByText(t('companies.empty'))).toBeTruthy()
  })
})
