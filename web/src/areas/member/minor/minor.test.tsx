import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import { minorDocuments } from '#contract/identity/account'
import { identityInfo, submitMinor } from '#contract/identity/verification-calls'
import { expectAccessible } from '../../../testing/accessible'
import { dropFiles } from '../../../testing/files'
import { button, descriptionOf, field } from '../../../testing/forms'
import { idOfAge } from '../../../testing/sample-ids'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('member')
const child = { name: '小河', is_minor: true, document_number_masked: '1101****' }
const documents = (present: boolean) =>
  minorDocuments.map(kind => ({ kind, present, url: present ? `/files/${kind}` : null }))
const nothing = sampleOf(identityInfo.output, { path: 'minor', documents: documents(false) })
const everything = sampleOf(identityInfo.output, {
  path: 'minor',
  real_name: child,
  guardian: { name: '大江', relation: 'mother' },
  documents: documents(true),
})

async function open(identity = nothing, account = sampleAccount) {
  answer(identityInfo, identity)
  const shown = await visitAsMember('/realidcation', { account })
  await screen.findByRole('heading', { level: 1, name: t('minor.title') })
  return shown
}
const childId = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t('minor.childId')}`))
const tile = (kind: (typeof minorDocuments)[number]) =>
  screen.findByRole('group', { name: t(`minor.part.${kind}`) })

describe('the page of a minor', () => {
  it('tells an ID of age while it is typed, with the way to the ordinary check', async () => {
    const { user } = await open()
    await user.type(await childId(), idOfAge(19))
    await waitFor(async () => expect(descriptionOf(await childId())).toMatch(/18 or older/))
    expect(screen.getByRole('link', { name: t('minor.toVerify') }).getAttribute('href')).toBe(
      '/person-center/information',
    )
  })

  it('keeps the child as soon as it is given', async () => {
    const kept = { ...nothing, real_name: everything.real_name }
    answer(submitMinor, kept)
    const { user } = await open()
    answer(identityInfo, kept)
    const id = idOfAge(12)
    await user.fill(field(t('minor.childName')), '小河')
    await user.fill(await childId(), id)
    await user.click(button(t('minor.save')))
    await waitFor(() =>
      expect(sent(submitMinor)).toMatchObject([{ child: { name: '小河', id_number: id }, submit: false }]),
    )
    expect(await screen.findByText('小河')).toBeTruthy()
  })

  it('refuses in its place a file that is no document, and says what the server found in another', async () => {
    await open()
    dropFiles(await tile('child_id'), new File(['x'], 'scan.gif', { type: 'image/gif' }))
    expect((await within(await tile('child_id')).findByRole('alert')).textContent).toBe(t('scan.wrongType'))
    refuse(uploadFile, 'unsupportedMedia', { message: 'This file does not open.' })
    dropFiles(await tile('consent'), new File(['x'], 'scan.png', { type: 'image/png' }))
    expect((await within(await tile('consent')).findByRole('alert')).textContent).toBe(
      'This file does not open.',
    )
  })

  it('names what is missing when somebody hands in too early, and goes to the first of it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t('minor.submit') }))
    expect(screen.getByRole('status', { name: '' }).textContent).toBe(t('minor.missing', { count: 6 }))
    expect(document.activeElement).toBe(field(t('minor.childName')))
    expect((await within(await tile('consent')).findByRole('alert')).textContent).toBe(t('scan.missing'))
    expect(sent(submitMinor)).toEqual([])
    await expectAccessible()
  })

  it('hands in once everything is there, and then waits', async () => {
    answer(submitMinor, { ...everything, state: 'waiting' }, 'Handed in.')
    const { user } = await open(everything)
    expect(await screen.findByText(t('minor.complete'))).toBeTruthy()
    answer(identityInfo, { ...everything, state: 'waiting' })
    await user.click(button(t('minor.submit')))
    expect(await screen.findByRole('heading', { name: t('minor.waiting') })).toBeTruthy()
    expect(sent(submitMinor)).toMatchObject([{ submit: true }])
  })

  it('shows the reasons of a refusal at their parts', async () => {
    await open({ ...everything, state: 'refused', reasons: [{ field: 'consent', text: 'Not signed.' }] })
    expect((await within(await tile('consent')).findByRole('alert')).textContent).toBe('Not signed.')
    expect(await screen.findByText(t('minor.missing', { count: 1 }))).toBeTruthy()
  })

  it.each([
    ['an adult who is verified', { path: 'adult', state: 'approved' }, 'minor.adult.title'],
    ['an adult who waits', { path: 'adult', state: 'waiting' }, 'minor.waiting.title'],
    [
      'somebody who has come of age',
      { path: 'minor', state: 'approved', has_come_of_age: true },
      'minor.ofAge.title',
    ],
  ] as const)('says to %s that it is not for them', async (_, wanted, words) => {
    await open(sampleOf(identityInfo.output, wanted))
    expect(await screen.findByRole('heading', { name: t(words) })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('minor.submit') })).toBeNull()
  })

  it('is not for a colleague of a company, whose owner’s identity is never asked for', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'publisher' as const }
    localStorage.setItem('standing', JSON.stringify({ kind: 'acting', company: 'River', role: 'publisher' }))
    await open(nothing, { ...sampleAccount, user_account_info: info })
    expect(await screen.findByRole('heading', { name: t('minor.company.title') })).toBeTruthy()
    expect(sent(identityInfo)).toEqual([])
  })
})
