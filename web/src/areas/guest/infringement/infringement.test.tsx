import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addInfringementEvidence,
  answerInfringement,
  confirmInfringement,
  mailInfringementConfirmation,
  readInfringementCase,
  renewInfringementLink,
  submitInfringement,
} from '#contract/infringement/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsGuest } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('infringement')

/** The Civil Code, article 1195: proof of who claims and of the right belongs to a notice. */
const paper = () => new File(['paper'], 'paper.png', { type: 'image/png' })

type User = Awaited<ReturnType<typeof visitAsGuest>>['user']

async function fillIn(user: User) {
  await user.fill(field(t('form.which')), 'Night sailing by Lin')
  await user.fill(field(t('form.name')), 'Zhou Hai')
  await user.fill(field(t('form.postalAddress')), '1 Riverside Road, Shanghai')
  await user.fill(field(t('form.email')), 'zhou@example.com')
  await user.fill(field(t('form.statement')), 'This is my recording, and it came out first.')
  await user.click(screen.getByRole('radio', { name: t('right.recording') }))
  await user.click(screen.getByRole('checkbox', { name: t('form.declared') }))
}

describe('the claim form', () => {
  it('explains what happens, sends once, and shows the link of the case', async () => {
    answer(submitInfringement, { number: 'C000007', link: '/infringement/case?link=a-note' })
    const { user } = await visitAsGuest('/infringement')
    expect(screen.getByText(t('page.step3', { days: 15 }))).toBeTruthy()
    await expectAccessible()
    await fillIn(user)
    await user.click(button(t('form.submit')))
    expect(descriptionOf(field(t('form.identity')))).toContain(t('form.fileMissing'))
    expect(sent(submitInfringement)).toEqual([])
    answer(addInfringementEvidence, sampleOf(addInfringementEvidence.output))
    await user.upload(field(t('form.identity')), paper())
    await user.upload(field(t('form.right')), paper())
    await user.click(button(t('form.submit')))
    expect(await screen.findByRole('heading', { name: t('sent.title', { number: 'C000007' }) })).toBeTruthy()
    expect(sent(submitInfringement)).toMatchObject([
      {
        which: 'Night sailing by Lin',
        name: 'Zhou Hai',
        scope: 'work',
        email: 'zhou@example.com',
        captcha: expect.any(String),
      },
    ])
    const open = screen.getByRole('link', { name: t('sent.open') })
    expect(open.getAttribute('href')).toBe('/infringement/case?link=a-note')
  })

  it('says of everything that is missing with one try, and stays where it is mended', async () => {
    const { user } = await visitAsGuest('/infringement')
    await user.click(screen.getByRole('radio', { name: t('role.agent') }))
    await user.click(button(t('form.submit')))
    const missing = ['form.which', 'form.statement', 'form.holder', 'form.name', 'form.email'] as const
    for (const name of missing) expect(descriptionOf(field(t(name)))).toContain(t('form.fieldMissing'))
    expect(descriptionOf(field(t('form.right')))).toContain(t('form.fileMissing'))
    expect(screen.getByText(t('form.declaredMissing'))).toBeTruthy()
    expect(document.activeElement).toBe(field(t('form.which')))
    await expectAccessible()
    await user.fill(field(t('form.email')), 'zhou@example.com')
    expect(descriptionOf(field(t('form.email')))).not.toContain(t('form.fieldMissing'))
    expect(document.activeElement).toBe(field(t('form.email')))
  })

  it('asks a company for its name and the number it is registered under', async () => {
    const { user } = await visitAsGuest('/infringement')
    expect(screen.queryByText(t('form.registerNumber'))).toBeNull()
    await user.click(screen.getByRole('radio', { name: t('claimantKind.company') }))
    expect(field(t('form.company'))).toBeTruthy()
    expect(field(t('form.registerNumber'))).toBeTruthy()
    await expectAccessible()
  })

  it('shows at its field what the server objects to, and keeps what was typed', async () => {
    refuse(submitInfringement, 'invalidInput', { fields: { which: 'Say which one.' } })
    const { user } = await visitAsGuest('/infringement')
    await fillIn(user)
    await user.fill(field(t('form.which')), 'x')
    await user.upload(field(t('form.identity')), paper())
    await user.upload(field(t('form.right')), paper())
    await user.click(button(t('form.submit')))
    await waitFor(() => expect(descriptionOf(field(t('form.which')))).toContain('Say which one.'))
    expect(field(t('form.which')).value).toBe('x')
  })
})

describe('the confirmation of a claim', () => {
  const waiting = {
    number: 'C000007',
    state: 'received' as const,
    email: 'zhou@example.com',
    is_confirmed: false,
  }

  it('is a button, since mail programs follow links', async () => {
    answer(readInfringementCase, sampleOf(readInfringementCase.output, waiting))
    answer(confirmInfringement, null)
    const { user } = await visitAsGuest('/infringement/case?link=a-note&confirm=another')
    await screen.findByRole('heading', { name: t('confirm.title') })
    expect(sent(confirmInfringement)).toEqual([])
    await expectAccessible()
    answer(readInfringementCase, sampleOf(readInfringementCase.output, { ...waiting, is_confirmed: true }))
    await user.click(button(t('confirm.submit')))
    await waitFor(() => expect(screen.queryByRole('heading', { name: t('confirm.title') })).toBeNull())
    expect(sent(confirmInfringement)).toMatchObject([{ confirm: 'another' }])
  })

  it('goes to another address where the first one was wrong', async () => {
    answer(readInfringementCase, sampleOf(readInfringementCase.output, waiting))
    refuse(mailInfringementConfirmation, 'invalidInput', { fields: { email: 'No mail gets there.' } })
    const { user } = await visitAsGuest('/infringement/case?link=a-note')
    await user.fill(await screen.findByLabelText(t('form.email')), 'zhu@example.com')
    await user.click(button(t('confirm.again')))
    await waitFor(() => expect(descriptionOf(field(t('form.email')))).toContain('No mail gets there.'))
    answer(mailInfringementConfirmation, null)
    await user.click(button(t('confirm.again')))
    await screen.findByText(t('confirm.sent', { email: 'zhu@example.com' }))
    expect(sent(mailInfringementConfirmation).at(-1)).toMatchObject({
      link: 'a-note',
      email: 'zhu@example.com',
    })
  })
})

describe('the page of a case', () => {
  it('says that it is over once the claim was withdrawn, and that a link was ended', async () => {
    const can = { evidence: false, addMore: false, pursue: false, withdraw: true }
    const open = { number: 'C000007', state: 'received' as const, is_confirmed: true, can }
    answer(readInfringementCase, sampleOf(readInfringementCase.output, open))
    answer(answerInfringement, { state: 'withdrawn' })
    const { user, unmount } = await visitAsGuest('/infringement/case?link=a-note')
    await user.fill(await screen.findByLabelText(t('case.answer')), 'We have settled it.')
    await user.click(button(t('case.withdraw')))
    await screen.findByText(t('case.over'))
    unmount()
    answer(renewInfringementLink, null)
    const again = await visitAsGuest('/infringement/case?link=a-note')
    await screen.findByRole('heading', { name: t('link.title') })
    await again.user.click(button(t('link.end')))
    await screen.findByText(t('case.linkEnded'))
    expect(sent(renewInfringementLink)).toMatchObject([{ link: 'a-note' }])
  })

  it('shows where it is, and offers only what can be done', async () => {
    const can = { evidence: false, addMore: false, pursue: false, withdraw: true }
    const shown = { number: 'C000007', state: 'countered' as const, can }
    answer(readInfringementCase, sampleOf(readInfringementCase.output, shown))
    await visitAsGuest('/infringement/case?link=a-note')
    expect(await screen.findByRole('heading', { name: t('case.title', { number: 'C000007' }) })).toBeTruthy()
    expect(screen.getByText(t('state.countered'))).toBeTruthy()
    expect(button(t('case.withdraw'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('case.pursue') })).toBeNull()
    expect(sent(readInfringementCase)).toMatchObject([{ link: 'a-note' }])
  })

  it('shows what the member answered, with files to open and to keep', async () => {
    const file = {
      name: 'C000007-1.pdf',
      size: 9,
      added_at: '2026-01-02T03:04:05.000Z',
      mime: 'application/pdf',
    }
    answer(
      readInfringementCase,
      sampleOf(readInfringementCase.output, {
        ...{ number: 'C000007', state: 'forwarded', counter: 'I recorded it myself.' },
        counter_files: [{ ...file, url: '/files/a-note' }],
      }),
    )
    await visitAsGuest('/infringement/case?link=a-note')
    expect(await screen.findByText('I recorded it myself.')).toBeTruthy()
    expect(screen.getByRole('link', { name: file.name }).getAttribute('href')).toBe('/files/a-note')
    const keep = screen.getByRole('link', { name: t('case.downloadOf', { name: file.name }) })
    expect(keep.getAttribute('download')).toBe(file.name)
    await expectAccessible()
  })

  it('says which proof is missing, and is ready for that one', async () => {
    const right = { name: 'right.pdf', size: 5, kind: 'right' as const, added_at: '2026-11-01T10:00:00Z' }
    const opened = sampleOf(readInfringementCase.output, { number: 'C000007' })
    answer(readInfringementCase, { ...opened, files: [right], can: { ...opened.can, evidence: true } })
    await visitAsGuest('/infringement/case?link=a-note')
    expect(await screen.findByText(t('case.missing.identity'))).toBeTruthy()
    expect(screen.queryByText(t('case.missing.right'))).toBeNull()
    const chosen = screen.getByRole('radio', { name: t('evidenceKind.identity') })
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })

  it('says so when the link is wrong', async () => {
    refuse(readInfringementCase, 'linkExpired')
    await visitAsGuest('/infringement/case?link=nothing')
    expect(await screen.findByText(t('case.expired'))).toBeTruthy()
  })
})
