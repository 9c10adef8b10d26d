import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readInfringementCase, submitInfringement } from '#contract/infringement/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsGuest } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('infringement')

describe('the claim form', () => {
  it('explains what happens, sends once, and shows the link of the case', async () => {
    answer(submitInfringement, { number: 'C000007', link: '/infringement/case?link=a-note' })
    const { user } = await visitAsGuest('/infringement')
    expect(screen.getByText(t('page.step3', { days: 15 }))).toBeTruthy()
    await expectAccessible()
    await user.fill(field(t('form.which')), 'Night sailing by Lin')
    await user.fill(field(t('form.name')), 'Zhou Hai')
    await user.fill(field(t('form.mobile')), '13700001234')
    await user.fill(field(t('form.statement')), 'This is my recording, and it came out first.')
    await user.click(screen.getByRole('radio', { name: t('right.recording') }))
    await user.click(screen.getByRole('checkbox', { name: t('form.declared') }))
    await user.click(button(t('form.submit')))
    expect(await screen.findByRole('heading', { name: t('sent.title', { number: 'C000007' }) })).toBeTruthy()
    expect(sent(submitInfringement)).toMatchObject([
      { which: 'Night sailing by Lin', name: 'Zhou Hai', scope: 'work', captcha: expect.any(String) },
    ])
    const open = screen.getByRole('link', { name: t('sent.open') })
    expect(open.getAttribute('href')).toBe('/infringement/case?link=a-note')
  })

  it('shows at its field what the server objects to, and keeps what was typed', async () => {
    refuse(submitInfringement, 'invalidInput', { fields: { which: 'Say which one.' } })
    const { user } = await visitAsGuest('/infringement')
    await user.fill(field(t('form.which')), 'x')
    await user.click(button(t('form.submit')))
    await waitFor(() => expect(descriptionOf(field(t('form.which')))).toContain('Say which one.'))
    expect(field(t('form.which')).value).toBe('x')
  })
})

describe('the page of a case', () => {
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

  it('says so when the link is wrong', async () => {
    refuse(readInfringementCase, 'linkExpired')
    await visitAsGuest('/infringement/case?link=nothing')
    expect(await screen.findByText(t('case.expired'))).toBeTruthy()
  })
})
