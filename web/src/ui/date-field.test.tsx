import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderWithValue } from '../testing/render-with-value'
import { DateField } from './date-field'
import { Field } from './field'
import { fromIsoDate, tidyIsoDate, toIsoDate } from './iso-date'

const labels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  previous: 'Month before',
  next: 'Month after',
}

const draw = (first = '', limits: { min?: string; max?: string } = {}) => {
  const shown = renderWithValue(first, (value, change) => (
    <Field label="Day">
      <DateField value={value} onChange={change} labels={labels} {...limits} />
    </Field>
  ))
  const open = async () => {
    await shown.user.click(screen.getByRole('button', { name: 'Open the calendar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Calendar' })
    // It is loaded when it is wanted.
    await within(dialog).findByRole('grid')
    return dialog
  }
  return { ...shown, open, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }) }
}

describe('a date field', () => {
  it.each([
    ['20261204', '2026-12-04'],
    ['2026/12/4', '2026-12-04'],
    ['2026.12.04', '2026-12-04'],
    ['2026年12月4日', '2026-12-04'],
    [' 2026-1-2 ', '2026-01-02'],
    ['2026-02-30', '2026-02-30'],
    ['soon', 'soon'],
    ['', ''],
  ])('makes %j into %j on leaving', async (typed, kept) => {
    const { user, input } = draw()
    await user.click(input)
    if (typed) await user.keyboard(typed)
    await user.tab()
    expect(input.value).toBe(kept)
  })

  it('takes a day of the calendar and gives the keyboard back', async () => {
    const { user, changes, open } = draw('2026-12-04')
    const calendar = await open()
    expect(within(calendar).getByRole('grid').getAttribute('aria-label')).toMatch(/December 2026/)
    await expectAccessible(calendar)
    await user.click(within(calendar).getByRole('button', { name: /December 24/ }))
    expect(changes).toEqual(['2026-12-24'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the calendar' })),
    )
  })

  it('shows the calendar when the field is pressed, and still lets one type', async () => {
    const { user, input, changes } = draw()
    await user.click(input)
    expect(await screen.findByRole('dialog', { name: 'Calendar' })).toBeTruthy()
    expect(document.activeElement).toBe(input)
    await user.keyboard('2')
    expect(changes.at(-1)).toBe('2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(input)
  })

  it('turns to the month before and after', async () => {
    const { user, open } = draw('2026-12-04')
    const calendar = await open()
    await user.click(within(calendar).getByRole('button', { name: 'Month after' }))
    expect(within(calendar).getByRole('grid').getAttribute('aria-label')).toMatch(/January 2027/)
    await user.click(within(calendar).getByRole('button', { name: 'Month before' }))
    expect(within(calendar).getByRole('grid').getAttribute('aria-label')).toMatch(/December 2026/)
  })

  it('offers no day outside its limits', async () => {
    const { user, changes, open } = draw('2026-12-04', { min: '2026-12-03', max: '2026-12-20' })
    const calendar = await open()
    for (const day of [/December 2\D/, /December 21/]) {
      const button = within(calendar).getByRole<HTMLButtonElement>('button', { name: day })
      expect(button.disabled).toBe(true)
      await user.click(button)
    }
    expect(changes).toEqual([])
    expect(within(calendar).getByRole<HTMLButtonElement>('button', { name: /December 3\D/ }).disabled).toBe(
      false,
    )
  })
})

describe('a calendar day as text', () => {
  it.each(['2026-02-30', '2026-13-01', '26-1-1', 'soon', ''])('is no day: %j', text => {
    expect(fromIsoDate(text)).toBeUndefined()
    expect(tidyIsoDate(text)).toBe(text)
  })

  it('is the same day again after both ways', () => {
    expect(toIsoDate(fromIsoDate('2028-02-29') as Date)).toBe('2028-02-29')
  })
})
