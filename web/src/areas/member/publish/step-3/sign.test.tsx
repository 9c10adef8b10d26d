import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listChannels } from '#contract/distribution/calls'
import { sendSms } from '#contract/identity/calls'
import { giveDataConsent } from '#contract/identity/consent-calls'
import { identityInfo } from '#contract/identity/verification-calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import { listMaterials } from '#contract/works/material-calls'
import { listRoster } from '#contract/works/roster-calls'
import { changeScope, readTimeline, readWork, recallWork, suggestNames } from '#contract/works/work-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('publish')
const shell = say('shell')
type Preview = NonNullable<Parameters<typeof sampleOf<typeof previewAgreement.output>>[1]>

const hash = (digit: string) => digit.repeat(64)
const signer = { kind: 'member' as const, name: '林河', mobile_masked: '138****0001' }
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readWork.output>>[1]>
const workOf = (can: Record<string, boolean> = {}, wanted: Wanted = {}) =>
  sampleOf(readWork.output, {
    id: 1,
    status: '100',
    version: 4,
    details: { title: 'Night boat' },
    tracks: [{ id: 5, position: 1 }],
    can,
    ...wanted,
  })
const previewOf = (wanted: Preview = {}) =>
  sampleOf(previewAgreement.output, {
    terms: { title: 'Distribution agreement' },
    terms_hash: hash('a'),
    text_changed: null,
    recipients: [],
    signer,
    ...wanted,
  })

const tide = {
  ...{ channel_id: 8, channel: 'Tide', name: 'Tide AB', country: 'SE', contact: 'privacy@tide.example' },
}
const unnamed = { channel_id: 9, channel: 'Reef', name: '', country: '', contact: '' }

async function open(preview: Preview = {}, can: Record<string, boolean> = {}, wanted: Wanted = {}) {
  answer(readWork, workOf(can, wanted))
  answer(previewAgreement, previewOf(preview))
  answerInPassing(listMaterials, listChannels)
  const shown = await visitAsMember('/work-publish/step/step-3?id=1')
  await screen.findByRole('heading', { name: t('sign.title') })
  return shown
}
const name = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t('sign.name')}`))
const code = () => field(shell('code.label'))

describe('signing', () => {
  it('sends the name, the code and the hash of what was read, and leads to the work', async () => {
    answer(signAgreement, sampleOf(signAgreement.output, { status: '200' }))
    answerInPassing(readTimeline)
    const { user, router } = await open()
    await user.fill(await name(), '林河')
    await user.fill(code(), '482913')
    await user.click(button(t('sign.submit')))
    await waitFor(() => expect(router.state.location.pathname).toBe('/work-management/detail'))
    expect(sent(signAgreement)).toEqual([
      { work_id: 1, terms_hash: hash('a'), typed_name: '林河', sms_code: '482913' },
    ])
    expect(await screen.findByText(t('sign.done'))).toBeTruthy()
  })

  it('is corrected in place before anything is sent', async () => {
    const { user } = await open()
    await name()
    await user.click(button(t('sign.submit')))
    await waitFor(async () => expect(descriptionOf(await name())).toContain(t('sign.nameMissing')))
    expect(descriptionOf(code())).toContain(shell('code.missing'))
    expect(sent(signAgreement)).toEqual([])
    await expectAccessible()
  })

  it('asks for a code for this purpose alone', async () => {
    answer(sendSms, sampleOf(sendSms.output))
    const { user } = await open()
    await name()
    await user.click(button(shell('code.send')))
    await waitFor(() => expect(sent(sendSms)).toMatchObject([{ purpose: 'sign' }]))
  })

  it('shows at its field what the server objects to', async () => {
    refuse(signAgreement, 'invalidInput', { fields: { typed_name: 'This is not the signer’s name.' } })
    const { user } = await open()
    await user.fill(await name(), '林海')
    await user.fill(code(), '482913')
    await user.click(button(t('sign.submit')))
    await waitFor(async () => expect(descriptionOf(await name())).toContain('This is not the signer’s name.'))
  })

  it('of something that changed meanwhile makes one read it again, and signs the new words', async () => {
    refuse(signAgreement, 'conflict', { message: 'The agreement has changed.' })
    const { user } = await open()
    await user.fill(await name(), '林河')
    await user.fill(code(), '482913')
    const before = sent(previewAgreement).length
    answer(previewAgreement, previewOf({ terms_hash: hash('b') }))
    await user.click(button(t('sign.submit')))
    expect(await screen.findByText('The agreement has changed.')).toBeTruthy()
    await user.click(button(shell('problem.close')))
    await waitFor(() => expect(sent(previewAgreement).length).toBeGreaterThan(before))
    answer(signAgreement, sampleOf(signAgreement.output, { status: '200' }))
    answerInPassing(readTimeline)
    await user.click(button(t('sign.submit')))
    await waitFor(() => expect(sent(signAgreement).at(-1)?.terms_hash).toBe(hash('b')))
    expect(sent(signAgreement).at(-1)?.typed_name, 'what was typed stays').toBe('林河')
  })

  it('of a minor says that the code goes to the guardian', async () => {
    await open({ signer: { ...signer, kind: 'guardian', name: '林海' } })
    expect(
      await screen.findByText(t('sign.who.guardian', { name: '林海', mobile: '138****0001' })),
    ).toBeTruthy()
  })
})

describe('what stands in the way of signing', () => {
  it.each([
    ['not_verified', '/person-center/information'],
    ['minor_not_approved', '/realidcation'],
    ['no_licensee', '/gongdan/list'],
  ] as const)('is said with the way out: %s', async (obstacle, to) => {
    await open({ obstacle })
    expect(await screen.findByText(t(`sign.obstacle.${obstacle}`))).toBeTruthy()
    expect(screen.getByRole('link', { name: t(`sign.way.${obstacle}`) }).getAttribute('href')).toBe(to)
    expect(screen.queryByRole('button', { name: t('sign.submit') })).toBeNull()
  })

  it('is a consent withdrawn between two steps: given here, and the same page signs', async () => {
    refuse(signAgreement, 'conflict', { message: 'The consent was withdrawn.' })
    const { user } = await open()
    await user.fill(await name(), '林河')
    await user.fill(code(), '482913')
    answer(previewAgreement, previewOf({ obstacle: 'no_consent_abroad', recipients: [tide, unnamed] }))
    await user.click(button(t('sign.submit')))
    await user.click(await screen.findByRole('button', { name: shell('problem.close') }))
    expect(await screen.findByText(t('sign.obstacle.no_consent_abroad'))).toBeTruthy()
    // Personal Information Protection Law, article 39: by name, with country and contact.
    for (const said of ['Tide AB', 'Sweden', 'privacy@tide.example'])
      expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getAllByText(t('sign.recipient.missing'))).toHaveLength(3)
    expect(screen.queryByRole('button', { name: t('sign.submit') })).toBeNull()
    expect(screen.getByRole('link', { name: t('sign.policy') }).getAttribute('href')).toContain(
      '/help-center',
    )
    await expectAccessible()
    answer(giveDataConsent, null)
    answer(previewAgreement, previewOf())
    await user.click(button(t('sign.consent')))
    await waitFor(() =>
      expect(sent(giveDataConsent)).toEqual([{ kind: 'abroad', recipients: [tide, unnamed] }]),
    )
    expect(await name()).toBeTruthy()
    expect(screen.queryByText(t('sign.obstacle.no_consent_abroad'))).toBeNull()
  })

  it('is a consent in earlier words: the new ones name every purpose, and the same page signs', async () => {
    answerInPassing(identityInfo)
    const { user } = await open({ obstacle: 'no_consent_documents' })
    const member = say('member')
    const text = member('consents.documents.text', { site: 'Tributary' })
    expect(await screen.findByText(text)).toBeTruthy()
    for (const purpose of [
      'name the parties',
      'declare withheld tax',
      'pay to the account',
      'verify my identity',
    ])
      expect(text).toContain(purpose)
    await expectAccessible()
    answer(giveDataConsent, null)
    answer(previewAgreement, previewOf())
    await user.click(button(member('consents.documents.agree')))
    await waitFor(() => expect(sent(giveDataConsent)).toEqual([{ kind: 'documents' }]))
    expect(await name()).toBeTruthy()
  })

  it('says what is new in the text of an agreement that was signed before', async () => {
    const signed = { number: 'TR20261101-1-ABCDEF', signed_at: '2026-11-01T04:00:00Z' }
    await open({ text_changed: { ...signed, what: 'the grant names transcoding' } })
    expect(await screen.findByText(/the grant names transcoding/)).toBeTruthy()
    expect(await name()).toBeTruthy()
  })

  it('is only the owner’s to do: their colleague copies the address for them', async () => {
    const { user } = await open({ obstacle: 'not_owner' })
    await user.click(await screen.findByRole('button', { name: t('sign.copyLink') }))
    expect(await screen.findByText(t('sign.copied'))).toBeTruthy()
    expect(await navigator.clipboard.readText()).toContain('/work-publish/step/step-3?id=1')
  })

  it('is a line that broke: the agreement is asked for again on demand', async () => {
    answer(readWork, workOf())
    cutOff(previewAgreement)
    answerInPassing(listMaterials, listChannels)
    const { user } = await visitAsMember('/work-publish/step/step-3?id=1')
    expect(await screen.findByText(t('sign.failed'))).toBeTruthy()
    answer(previewAgreement, previewOf())
    await user.click(button(say('member')('retry')))
    expect(await name()).toBeTruthy()
  })
})

it('the scope can be opened again while nothing is signed', async () => {
  answer(changeScope, sampleOf(changeScope.output) as never)
  const { user } = await open({}, { change_scope: true })
  await user.click(await screen.findByRole('button', { name: t('sign.changeScope') }))
  await waitFor(() => expect(sent(changeScope)).toMatchObject([{ id: 1 }]))
})

describe('a corrected work', () => {
  it('asks before it goes back with a reason nobody did anything about', async () => {
    const reason = { key: 'a', field: 'label', text: 'Whose label?', second: null, mark: '""', answer: '' }
    answer(signAgreement, sampleOf(signAgreement.output, { status: '201' }))
    answerInPassing(readTimeline)
    const { user } = await open({}, {}, { status: '101', reasons: [reason], details: { label: '' } })
    await user.fill(await name(), '林河')
    await user.fill(code(), '482913')
    await user.click(button(t('sign.submit')))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Whose label?')
    expect(sent(signAgreement)).toEqual([])
    await user.click(button(t('reason.askYes')))
    await waitFor(() => expect(sent(signAgreement)).toHaveLength(1))
  })
})

describe('a mistake seen in the agreement', () => {
  it('is one press from the field it stands in', async () => {
    answer(recallWork, sampleOf(recallWork.output, { status: '00' }))
    answerInPassing(listRoster, suggestNames)
    const { user, router } = await open({}, { recall: true, change_scope: true })
    const name = new RegExp(`^${t('agreement.correct')}\\s*${t('agreement.work')}$`)
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(sent(recallWork)).toHaveLength(1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/work-publish/step/step-1'))
    expect(router.state.location.hash).toBe('#title')
  })
})
