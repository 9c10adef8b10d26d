import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderWithValue } from '../testing/render-with-value'
import { Combobox, type ComboboxOption } from './combobox'

const languages: ComboboxOption[] = [
  { value: 'yue', label: 'Cantonese' },
  { value: 'cmn', label: 'Mandarin' },
  { value: 'en', label: 'English', detail: 'Latin' },
]

const draw = (first = '', options = languages) => {
  const shown = renderWithValue(first, (value, change) => (
    <Combobox label="Language" options={options} value={value} onChange={change} noneLabel="Nothing found" />
  ))
  return { ...shown, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' }) }
}
const offered = () => screen.queryAllByRole('option').map(option => option.textContent)
const marked = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a combobox', () => {
  it('offers everything when it is pressed, and takes what is pressed', async () => {
    const { user, input, changes } = draw()
    await user.click(input)
    expect(offered()).toEqual(['Cantonese', 'Mandarin', 'EnglishLatin'])
    await user.click(screen.getByRole('option', { name: 'Mandarin' }))
    expect(changes).toEqual(['cmn'])
    expect(input.value).toBe('Mandarin')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it.each([
    ['its words', 'eng', ['EnglishLatin']],
    ['its code', 'yue', ['Cantonese']],
    ['any case, with spaces around it', ' MAND ', ['Mandarin']],
  ])('narrows while one types, by %s', async (_, typed, found) => {
    const { user, input } = draw()
    await user.type(input, typed)
    expect(offered()).toEqual(found)
  })

  it('offers the way out last, whatever is typed', async () => {
    const { user, input, changes } = draw('', [
      { value: 'zxx', label: 'Another one', isAlways: true },
      ...languages,
    ])
    await user.type(input, 'eng')
    expect(offered()).toEqual(['EnglishLatin', 'Another one'])
    await user.clear(input)
    await user.type(input, 'zzz')
    expect(offered()).toEqual(['Another one'])
    await user.keyboard('{Enter}')
    expect(changes).toEqual(['zxx'])
  })

  it.each([
    ['its label', 'mandarin', ['cmn']],
    ['its value', ' CMN ', ['cmn']],
    ['a part of one', 'manda', []],
    ['nothing', ' ', []],
  ])('takes %s on Tab where it is typed in full', async (_, typed, taken) => {
    const { user, input, changes } = draw('en')
    await user.type(input, typed)
    await user.tab()
    expect(changes).toEqual(taken)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input.value).toBe(taken.length > 0 ? 'Mandarin' : 'English')
  })

  it('takes nothing on Tab after Escape, or where two are called the same', async () => {
    const { user, input, changes } = draw('', [...languages, { value: 'en-GB', label: 'English' }])
    await user.type(input, 'english')
    await user.tab()
    await user.type(input, 'Mandarin{Escape}')
    await user.tab()
    expect(changes).toEqual([])
  })

  it('says so when nothing matches, and Enter changes nothing then', async () => {
    const { user, input, changes } = draw('en')
    await user.type(input, 'zzz')
    expect(within(screen.getByRole('listbox')).getByText('Nothing found')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(changes).toEqual([])
    expect(input.value).toBe('English')
  })

  it('moves by arrows, goes round at the ends, and Enter takes the marked one', async () => {
    const { user, input, changes } = draw()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(marked(input)).toBe('Cantonese')
    await user.keyboard('{ArrowUp}')
    expect(marked(input)).toBe('EnglishLatin')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(changes).toEqual(['cmn'])
    expect(document.activeElement).toBe(input)
  })

  it.each([
    ['Escape', '{Escape}'],
    ['leaving it', '{Tab}'],
  ])('keeps what was chosen on %s', async (_, keys) => {
    const { user, input, changes } = draw('cmn')
    await user.type(input, 'eng')
    await user.keyboard(keys)
    expect(changes).toEqual([])
    expect(input.value).toBe('Mandarin')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('shows what is chosen while the list is open, so that it is not forgotten', async () => {
    const { user, input } = draw('cmn')
    await user.click(input)
    expect(input.value).toBe('')
    expect(input.placeholder).toBe('Mandarin')
    expect(screen.getByRole('option', { name: 'Mandarin' }).getAttribute('aria-selected')).toBe('true')
    await expectAccessible()
  })

  it('draws no more than fifty of a long list', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ value: `v${index}`, label: `Voice ${index}` }))
    const { user, input } = draw('', many)
    await user.click(input)
    expect(offered()).toHaveLength(50)
    await user.type(input, 'voice 199')
    expect(offered()).toEqual(['Voice 199'])
  })
})
