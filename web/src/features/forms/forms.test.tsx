import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { button, notice } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { say } from '../../testing/words'
import { fieldProblem } from './field-problem'
import { forgetDraft, recallDraft, useKeptDraft } from './kept-draft'
import { UnsavedChanges, useUnsaved } from './unsaved-changes'
import { atField, useFormSending } from './use-form-sending'
import { useOnce } from './use-once'

const member = say('member')

describe('a page with unsaved input', () => {
  const discard = vi.fn()

  function Form({ name }: { name: string }) {
    const [isUnsaved, setIsUnsaved] = useState(false)
    useUnsaved(name, isUnsaved, () => discard(name))
    return (
      <button type="button" onClick={() => setIsUnsaved(!isUnsaved)}>
        {name}
      </button>
    )
  }
  function open() {
    discard.mockClear()
    return renderPart(
      <UnsavedChanges>
        <Form name="profile" />
        <Form name="avatar" />
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to="/here?tab=2">Same page</Link>
      </UnsavedChanges>,
      { at: '/here' },
    )
  }
  const leave = () => screen.getByRole('link', { name: 'Elsewhere' })

  it('is left without a word while everything is saved', async () => {
    const { user, router } = open()
    await user.click(leave())
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  it('asks once for all its forms, and stays where one was', async () => {
    const { user, router } = open()
    await user.click(button('profile'))
    await user.click(button('avatar'))
    await user.click(leave())
    await user.click(await screen.findByRole('button', { name: member('unsaved.stay') }))
    expect(router.state.location.pathname).toBe('/here')
    expect(discard).not.toHaveBeenCalled()
    await waitFor(() => expect(notice()).toBeNull())
  })

  it('throws away what every form holds when it is left all the same', async () => {
    const { user, router } = open()
    await user.click(button('profile'))
    await user.click(button('avatar'))
    await user.click(leave())
    await user.click(await screen.findByRole('button', { name: member('unsaved.leave') }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
    expect(discard.mock.calls.flat()).toEqual(['profile', 'avatar'])
  })

  it('does not ask about its own tabs, nor after saving', async () => {
    const { user, router } = open()
    await user.click(button('profile'))
    await user.click(screen.getByRole('link', { name: 'Same page' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=2'))
    await user.click(button('profile'))
    await user.click(leave())
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  it('has the browser ask before the tab is closed, only then', async () => {
    const { user } = open()
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(false)
    await user.click(button('profile'))
    expect(closing()).toBe(true)
    await user.click(button('profile'))
    expect(closing()).toBe(false)
  })
})

describe('a draft of a form', () => {
  function Form() {
    const form = useForm({ defaultValues: { name: 'River', password: '' } })
    useKeptDraft(form, 'draft.test', ['name'])
    return (
      <>
        <input aria-label="Name" {...form.register('name')} />
        <input aria-label="Password" {...form.register('password')} />
      </>
    )
  }
  const name = () => screen.getByLabelText<HTMLInputElement>('Name')

  it('survives a reload, without what it was not told to keep', async () => {
    const { user, unmount } = renderPart(<Form />)
    await user.fill(name(), 'Delta')
    await user.fill(screen.getByLabelText('Password'), 'secret')
    unmount()
    expect(recallDraft('draft.test')).toEqual({ name: 'Delta' })
    renderPart(<Form />)
    expect(name().value).toBe('Delta')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })

  it('is none once everything is as it was, and once it is forgotten', async () => {
    const { user } = renderPart(<Form />)
    await user.fill(name(), 'Delta')
    await user.fill(name(), 'River')
    expect(recallDraft('draft.test')).toBeUndefined()
    await user.fill(name(), 'Delta')
    forgetDraft('draft.test')
    expect(recallDraft('draft.test')).toBeUndefined()
  })

  it.each([
    ['storage holds nonsense', () => sessionStorage.setItem('draft.test', '{')],
    [
      'the browser forbids storage',
      () =>
        void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new Error('forbidden')
        }),
    ],
  ])('begins anew when %s', (_, stub) => {
    stub()
    renderPart(<Form />)
    expect(name().value).toBe('River')
  })
})

describe('a deed', () => {
  function show(deed: () => Promise<unknown>, told: (isDone: boolean | Error) => void = () => {}) {
    function Doer() {
      const [once, isBusy] = useOnce()
      return (
        <button type="button" onClick={() => void once(deed).then(told, told)}>
          {isBusy ? 'busy' : 'idle'}
        </button>
      )
    }
    return renderPart(<Doer />)
  }

  it('is under way once, whatever is pressed meanwhile', async () => {
    let end = () => {}
    const deed = vi.fn(
      () =>
        new Promise<void>(resolve => {
          end = resolve
        }),
    )
    const { user } = show(deed)
    await user.click(button('idle'))
    await user.click(button('busy'))
    expect(deed).toHaveBeenCalledOnce()
    await act(async () => end())
    expect(button('idle')).toBeTruthy()
  })

  it.each([
    ['was refused', new CallRefused(1409, 'no')],
    ['did not get through', new TransportFailure('gone')],
  ])('that %s is not done, and can be tried again', async (_, error) => {
    const told = vi.fn()
    const { user } = show(() => Promise.reject(error), told)
    await user.click(button('idle'))
    await waitFor(() => expect(told).toHaveBeenCalledWith(false))
    expect(button('idle')).toBeTruthy()
  })

  it('that broke in our own code is not hidden', async () => {
    const told = vi.fn()
    const { user } = show(() => Promise.reject(new TypeError('ours')), told)
    await user.click(button('idle'))
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.any(TypeError)))
  })
})

describe('a form that is sent', () => {
  function show(send: () => Promise<void>) {
    function Form() {
      const form = useForm({ defaultValues: { name: '', tags: '' } })
      const { errors } = form.formState
      const submit = useFormSending(form, send)
      // The order in which fields join is the order in which they take the focus.
      useEffect(() => void form.register('tags'), [form])
      return (
        <form onSubmit={submit}>
          <input aria-label="Name" {...form.register('name')} />
          <p>{fieldProblem(errors.name, 'ours')}</p>
          <button type="submit">Send</button>
        </form>
      )
    }
    return renderPart(<Form />)
  }
  const refusal = (field: string) => new CallRefused(1422, 'no', [{ field, message: 'Said by the server.' }])

  it('shows the server’s reason at its field and takes the keyboard there', async () => {
    const { user } = show(() => Promise.reject(refusal('name')))
    await user.click(button('Send'))
    expect(await screen.findByText('Said by the server.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(notice()).toBeNull()
  })

  it('tells in the modal what is about no field of it', async () => {
    const { user } = show(() => Promise.reject(refusal('unheard_of')))
    await user.click(button('Send'))
    await waitFor(() => expect(notice()?.textContent).toContain('Said by the server.'))
  })

  it('tells in the modal what broke in the browser, and leaves a broken line to the client', async () => {
    const { user } = show(() => Promise.reject(new Error('no crypto')))
    await user.click(button('Send'))
    await waitFor(() => expect(notice()?.textContent).toContain('no crypto'))
  })

  it('says nothing twice of a line that broke', async () => {
    const { user } = show(() => Promise.reject(new TransportFailure('gone')))
    await user.click(button('Send'))
    await waitFor(() => expect(button('Send')).toBeTruthy())
    expect(notice()).toBeNull()
  })

  it('takes a refusal without a field to the one it is about', () => {
    expect(atField(new CallRefused(1412, 'Taken.'), 'number').fields).toEqual([
      { field: 'number', message: 'Taken.' },
    ])
  })
})

describe('what is wrong with a field', () => {
  it.each([
    [undefined, undefined],
    [{ type: 'server', message: 'theirs' }, 'theirs'],
    [{ type: 'custom', message: 'short' }, 'ours: short'],
  ])('of %j is said as %j', (error, said) => {
    expect(fieldProblem(error, message => `ours: ${message}`)).toBe(said)
  })
})
