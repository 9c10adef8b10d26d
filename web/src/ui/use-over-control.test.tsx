import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useOverControl } from './use-over-control'

const { elementsFromPoint } = document

// What a real browser would find below the float, from the top down.
const pile = () => [...document.querySelectorAll('[data-pile]')].reverse()

beforeEach(() => {
  document.elementsFromPoint = pile
})
afterEach(() => {
  document.elementsFromPoint = elementsFromPoint
})

function Float() {
  const float = useRef<HTMLButtonElement>(null)
  const isOver = useOverControl(float)
  return (
    <button ref={float} type="button" data-float>
      {isOver ? 'makes room' : 'stands here'}
    </button>
  )
}

function Page({ hasMenu = false, hasToast = false }) {
  return (
    <>
      <main data-pile />
      {hasMenu && <button type="button" data-pile />}
      {hasToast && (
        <ol data-float>
          <li data-pile>
            <button type="button" data-pile />
          </li>
        </ol>
      )}
      <Float />
    </>
  )
}

it('makes room for what can be used, and is back when that has gone, though nothing scrolled or grew', async () => {
  const { rerender } = render(<Page hasMenu />)
  await screen.findByText('makes room')
  rerender(<Page />)
  await screen.findByText('stands here')
})

it('does not make room for what floats above it for a moment', async () => {
  render(<Page hasToast />)
  // It looks once the frame is drawn.
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(screen.getByText('stands here')).toBeDefined()
})
