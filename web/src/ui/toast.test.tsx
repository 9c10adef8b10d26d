import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { type ToastInput, useToast } from './toast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function draw(...toasts: ToastInput[]) {
  function Teller() {
    const toast = useToast()
    return (
      <button type="button" onClick={() => toasts.forEach(toast)}>
        Tell
      </button>
    )
  }
  renderPart(<Teller />)
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }))
}
const told = () => screen.queryAllByRole('listitem').map(item => item.textContent)
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

describe('what is said in passing', () => {
  it('goes away by itself after six seconds', () => {
    draw({ title: 'Saved' })
    expect(told()).toEqual(['Saved'])
    wait(5999)
    expect(told()).toEqual(['Saved'])
    wait(1)
    expect(told()).toEqual([])
  })

  it('stays for half a minute when there is something to press', () => {
    draw({ title: 'Removed', action: <button type="button">Undo</button> })
    wait(29_999)
    expect(told()).toEqual(['RemovedUndo'])
    wait(1)
    expect(told()).toEqual([])
  })

  it.each([
    ['the pointer is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the keyboard is in it', fireEvent.focus, fireEvent.blur],
  ])('stays while %s', (_, enter, leave) => {
    draw({ title: 'Saved' })
    const toast = screen.getByRole('listitem')
    enter(toast)
    wait(60_000)
    expect(told()).toEqual(['Saved'])
    leave(toast)
    wait(6000)
    expect(told()).toEqual([])
  })

  it('is closed by its cross', () => {
    draw({ title: 'Saved', detail: 'All of it' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(told()).toEqual([])
  })

  it('never covers the page: the oldest of more than four gives way', () => {
    draw(...['1', '2', '3', '4', '5'].map(title => ({ title })))
    expect(told()).toEqual(['2', '3', '4', '5'])
  })

  it('is told to those who hear the page', async () => {
    draw({ title: 'Saved' })
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite')
    vi.useRealTimers()
    await expectAccessible()
  })
})
