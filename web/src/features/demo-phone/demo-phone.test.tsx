import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoPhone } from '#contract/identity/calls'
import { expectAccessible } from '../../testing/accessible'
import { button } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { sampleOf } from '../../testing/sample-of'
import { answer, cutOff, refuse, sent } from '../../testing/server'
import { say } from '../../testing/words'
import { announceCode } from '../sms-codes/code-sent'
import { DemoPhone } from './demo-phone'

const t = say('shell')
const at = '2026-03-04T05:06:07.000Z'
const message = { at, mobile: '13800000001', code: '482913', text: 'Your code is 482913.' }
const received = (...messages: (typeof message | { code: null })[]) =>
  sampleOf(demoPhone.output, { messages: messages.map(one => ({ ...message, ...one })) })

const toggle = () => screen.getByRole('button', { name: new RegExp(`${t('demo.open')}|${t('demo.close')}`) })
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'

/** A form beside the phone, with a field for each of these numbers. */
function show(numbers: string[] = [], path = '/login') {
  return renderPart(
    <>
      {numbers.map(number => (
        <input
          key={number}
          aria-label={`Code to ${number}`}
          autoComplete="one-time-code"
          data-code-to={number}
        />
      ))}
      <DemoPhone />
    </>,
    { at: path },
  )
}
const codeField = (number: string) => screen.getByLabelText<HTMLInputElement>(`Code to ${number}`)

describe('the demo phone', () => {
  it('waits folded away, and asks for nothing until it is opened', async () => {
    answer(demoPhone, received())
    const { user } = show()
    expect(isOpen()).toBe(false)
    expect(sent(demoPhone)).toEqual([])
    await user.click(toggle())
    expect(await screen.findByText(t('demo.empty'))).toBeTruthy()
    await expectAccessible()
  })

  it('opens by itself when a code is sent', async () => {
    answer(demoPhone, received(message))
    show()
    act(() => announceCode())
    expect(await screen.findByText('482913')).toBeTruthy()
    expect(isOpen()).toBe(true)
  })

  it('that was put away on purpose stays away, also on the next page', async () => {
    answer(demoPhone, received(message))
    const { user, unmount } = show()
    await user.click(toggle())
    await user.click(toggle())
    act(() => announceCode())
    expect(isOpen()).toBe(false)
    unmount()
    show()
    act(() => announceCode())
    expect(isOpen()).toBe(false)
  })

  it('fills a code in where one is waited for, and the page notices', async () => {
    answer(demoPhone, received(message))
    const { user } = show(['13800000001'])
    await user.click(toggle())
    await user.click(await screen.findByRole('button', { name: t('demo.use') }))
    expect(codeField('13800000001').value).toBe('482913')
    expect(document.activeElement).toBe(codeField('13800000001'))
  })

  it('fills it into the field of that number alone', async () => {
    answer(demoPhone, received(message))
    const { user } = show(['13900000002', '13800000001'])
    await user.click(toggle())
    await user.click(await screen.findByRole('button', { name: t('demo.use') }))
    expect(codeField('13900000002').value).toBe('')
    expect(codeField('13800000001').value).toBe('482913')
  })

  it('offers nothing to fill in where another number is asked for', async () => {
    answer(demoPhone, received(message))
    const { user } = show(['13900000002'])
    await user.click(toggle())
    await screen.findByText('482913')
    expect(screen.queryByRole('button', { name: t('demo.use') })).toBeNull()
  })

  it('copies a code', async () => {
    answer(demoPhone, received(message))
    const { user } = show()
    await user.click(toggle())
    await user.click(await screen.findByRole('button', { name: t('demo.copy') }))
    expect(await screen.findByRole('button', { name: t('demo.copied') })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('482913')
  })

  it('shows news that has no code, in the language it was written in', async () => {
    answer(
      demoPhone,
      sampleOf(demoPhone.output, { messages: [{ ...message, code: null, text: '您的工单有了答复' }] }),
    )
    const { user } = show()
    await user.click(toggle())
    const text = await screen.findByText('您的工单有了答复')
    expect(text.lang).toBe('zh-CN')
    expect(screen.queryByRole('button', { name: t('demo.copy') })).toBeNull()
  })

  it('shows staff the codes of an authenticator instead', async () => {
    answer(
      demoPhone,
      sampleOf(demoPhone.output, {
        messages: [message],
        staff: [{ username: 'lin', code: '112233', seconds_left: 12 }],
      }),
    )
    const { user } = show([], '/operator')
    await user.click(toggle())
    expect(await screen.findByText('112233')).toBeTruthy()
    expect(screen.getByText(t('demo.left', { seconds: 12 }))).toBeTruthy()
    expect(screen.queryByText('482913')).toBeNull()
  })

  it('shows mail beside text messages, as text and as a page that can do nothing', async () => {
    const mail = {
      ...{ at, to: 'li@example.com', subject: 'Your song is out', text: 'It is out.' },
      ...{ html: '<h1>Out</h1><script>parent.hacked = 1</script>', code: null },
    }
    answer(demoPhone, sampleOf(demoPhone.output, { messages: [message], mails: [mail] }))
    const { user } = show()
    await user.click(toggle())
    await user.click(button(t('demo.mails')))
    expect(screen.queryByText('482913')).toBeNull()
    await user.click(
      await screen.findByRole('button', { name: t('demo.showMail', { subject: mail.subject }) }),
    )
    const frame = screen.getByTitle<HTMLIFrameElement>(t('demo.mailFrame'))
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(frame.getAttribute('srcdoc')).toBe(mail.html)
    await user.click(button(t('demo.mailText')))
    expect(screen.getByText('It is out.')).toBeTruthy()
    await user.click(button(t('demo.back')))
    expect(screen.getByText('li@example.com')).toBeTruthy()
  })

  it('fills a code from a mail into the field of that address', async () => {
    const mail = { at, to: 'li@example.com', subject: 's', text: 't', html: '<p>t</p>', code: '654321' }
    answer(demoPhone, sampleOf(demoPhone.output, { messages: [], mails: [mail] }))
    const { user } = show(['13800000001', 'li@example.com'])
    await user.click(toggle())
    await user.click(button(t('demo.mails')))
    await user.click(await screen.findByRole('button', { name: t('demo.use') }))
    expect(codeField('li@example.com').value).toBe('654321')
    expect(codeField('13800000001').value).toBe('')
  })

  it('that was not opened by its link says so, and asks again when somebody comes back from there', async () => {
    refuse(demoPhone, 'forbidden', { message: 'Open the link first.' })
    const { user } = show()
    await user.click(toggle())
    expect(await screen.findByText('Open the link first.')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await expectAccessible()
    answer(demoPhone, received(message))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('482913')).toBeTruthy()
  })

  it('that cannot be reached for a moment is asked again, and nobody is bothered', async () => {
    cutOff(demoPhone)
    const { user } = show()
    await user.click(toggle())
    await waitFor(() => expect(sent(demoPhone).length).toBeGreaterThan(0))
    answer(demoPhone, received(message))
    expect(await screen.findByText('482913', {}, { timeout: 4000 })).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(button(t('demo.close'))).toBeTruthy()
  })
})
