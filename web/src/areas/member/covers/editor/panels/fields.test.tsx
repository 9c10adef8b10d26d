import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../../../testing/accessible'
import { renderPart } from '../../../../../testing/render-part'
import { Amount } from './amount'
import { ColourField } from './colour-field'
import { NumberField } from './number-field'
import { type PickColour, PickColourContext } from './pick-colour'

function Size({ onCommit, isShown = true }: { onCommit: (value: number) => void; isShown?: boolean }) {
  const [value, setValue] = useState(610)
  const take = (next: number) => {
    setValue(next)
    onCommit(next)
  }
  return isShown ? <NumberField label="Height" value={value} least={1} most={2000} onCommit={take} /> : null
}

describe('a field for a number', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Height' })

  it('takes what is typed when it is left', async () => {
    const onCommit = vi.fn()
    const { user } = renderPart(<Size onCommit={onCommit} />)
    await user.fill(field(), '700')
    expect(onCommit).not.toHaveBeenCalled()
    await user.tab()
    expect(onCommit.mock.calls).toEqual([[700]])
  })
  it('goes by arrows, with Shift by ten', async () => {
    const onCommit = vi.fn()
    const { user } = renderPart(<Size onCommit={onCommit} />)
    await user.click(field())
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    expect(onCommit.mock.calls).toEqual([[611], [601]])
  })
  it('keeps what is wrong and marks it; Escape brings the number back', async () => {
    const onCommit = vi.fn()
    const { user } = renderPart(<Size onCommit={onCommit} />)
    await user.fill(field(), '99999')
    await user.keyboard('{Enter}')
    expect(field().value).toBe('99999')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toContain('2000')
    await user.keyboard('{Escape}')
    expect(field().value).toBe('610')
    expect(onCommit).not.toHaveBeenCalled()
  })
  it('loses nothing when something else is selected', async () => {
    const onCommit = vi.fn()
    function Panel() {
      const [isShown, setShown] = useState(true)
      return (
        <>
          <Size onCommit={onCommit} isShown={isShown} />
          {/* A canvas keeps the keyboard where it is. */}
          <canvas data-testid="stage" onPointerDown={() => setShown(false)} />
        </>
      )
    }
    const { user } = renderPart(<Panel />)
    await user.fill(field(), '700')
    fireEvent.pointerDown(screen.getByTestId('stage'))
    expect(onCommit.mock.calls).toEqual([[700]])
  })
  it('says that layers differ', () => {
    renderPart(<NumberField label="Height" value={undefined} least={0} most={9} onCommit={() => {}} />)
    expect(field().value).toBe('')
    expect(field().placeholder).not.toBe('')
  })
})

describe('a slider', () => {
  it('shows while it is held and takes once when it is let go', () => {
    const [onPreview, onCommit] = [vi.fn(), vi.fn()]
    function Opacity() {
      const [value, setValue] = useState(1)
      const show = (next: number) => {
        setValue(next)
        onPreview(next)
      }
      return (
        <Amount
          label="Opacity"
          value={value}
          least={0}
          most={1}
          scale={100}
          onPreview={show}
          {...{ onCommit }}
        />
      )
    }
    renderPart(<Opacity />)
    const slider = screen.getByRole('slider', { name: 'Opacity' })
    fireEvent.input(slider, { target: { value: '70' } })
    fireEvent.input(slider, { target: { value: '40' } })
    expect(onPreview.mock.calls).toEqual([[0.7], [0.4]])
    expect(onCommit).not.toHaveBeenCalled()
    slider.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onCommit.mock.calls).toEqual([[0.4]])
  })
})

describe('a field for a colour', () => {
  const colour = (pick?: PickColour) => {
    const [onPreview, onCommit] = [vi.fn(), vi.fn()]
    const part = renderPart(
      <PickColourContext value={pick}>
        <ColourField label="Ink" value="#3b1238" onPreview={onPreview} onCommit={onCommit} />
      </PickColourContext>,
    )
    return { ...part, onPreview, onCommit }
  }
  it('takes what is typed, short or with a hash', async () => {
    const { user, onCommit } = colour()
    const field = screen.getByRole('textbox')
    await user.fill(field, '#FA0')
    await user.keyboard('{Enter}')
    expect(onCommit.mock.calls).toEqual([['#ffaa00']])
  })
  it('takes one from the stage where there is a dropper, and offers none where there is not', async () => {
    const { user, onCommit, unmount } = colour(apply => apply('#102030'))
    await user.click(screen.getByRole('button'))
    expect(onCommit.mock.calls).toEqual([['#102030']])
    unmount()
    colour()
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('can be used by everybody', async () => {
    const { container } = colour(() => {})
    await expectAccessible(container)
  })
})
