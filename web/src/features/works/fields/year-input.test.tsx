import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithValue } from '../../../testing/render-with-value'
import { YearInput } from './year-input'

const open = (first: number | null) =>
  renderWithValue(first, (value, change) => (
    <YearInput label="Year" min={1900} max={2100} value={value} onChange={change} />
  ))
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' })

describe('a year', () => {
  it('is saved once it is whole', async () => {
    const { user, changes } = open(null)
    await user.type(input(), '2026')
    expect(changes).toEqual([2026])
  })

  it('that is no longer whole is none', async () => {
    const { user, changes } = open(2026)
    await user.type(input(), '{Backspace}')
    expect(input().value).toBe('202')
    expect(changes).toEqual([null])
  })

  it.each([
    ['letters', 'y2k26', '226'],
    ['a year that cannot be', '1492', '1492'],
  ])('made of %s is kept while one types, and gone when the field is left', async (_, typed, shown) => {
    const { user, changes } = open(null)
    await user.type(input(), typed)
    expect(input().value).toBe(shown)
    await user.tab()
    expect(input().value).toBe('')
    expect(changes).toEqual([])
  })
})
