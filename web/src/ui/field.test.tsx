import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { Checkbox } from './checkbox'
import { Combobox } from './combobox'
import { DateField } from './date-field'
import { Field } from './field'
import { PasswordInput } from './password-input'
import { RadioGroup } from './radio-group'
import { Segmented } from './segmented'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

const nothing = () => {}
const options = [
  { value: 'a', label: 'Alto' },
  { value: 'b', label: 'Bass' },
]
const dateLabels = { open: 'Open', calendar: 'Calendar', previous: 'Before', next: 'After' }

const controls: [string, string, ReactElement][] = [
  ['a text input', 'textbox', <TextInput key="c" />],
  ['a text input with an icon', 'textbox', <TextInput key="c" start="¥" />],
  ['a text area', 'textbox', <TextArea key="c" />],
  ['a select', 'combobox', <Select key="c" options={options} />],
  [
    'a combobox',
    'combobox',
    <Combobox key="c" options={options} value="" onChange={nothing} noneLabel="None" />,
  ],
  ['a date field', 'textbox', <DateField key="c" value="" onChange={nothing} labels={dateLabels} />],
]

const groups: [string, string, ReactElement][] = [
  ['radios', 'radiogroup', <RadioGroup key="c" options={options} />],
  ['segments', 'radiogroup', <Segmented key="c" segments={options} value="a" onChange={nothing} />],
]

const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('a field', () => {
  it.each(controls)('names %s and describes it by its hint', async (_, role, control) => {
    renderPart(
      <Field label="Voice" hint="As printed">
        {control}
      </Field>,
    )
    const element = screen.getByRole(role, { name: 'Voice' })
    expect(descriptionOf(element)).toBe('As printed')
    expect(element.getAttribute('aria-invalid')).toBeNull()
    await expectAccessible()
  })

  it.each(controls)('tells %s what is wrong, in the place of the hint', async (_, role, control) => {
    renderPart(
      <Field label="Voice" hint="As printed" error="Please choose one">
        {control}
      </Field>,
    )
    const element = screen.getByRole(role, { name: 'Voice' })
    expect(element.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(element)).toBe('Please choose one')
    expect(screen.queryByText('As printed')).toBeNull()
    await expectAccessible()
  })

  it.each(groups)('names %s as a group', async (_, role, control) => {
    renderPart(
      <Field label="Voice" hint="As printed" group>
        {control}
      </Field>,
    )
    expect(screen.getByRole(role, { name: 'Voice' })).toBeTruthy()
    await expectAccessible()
  })

  it('says that something is required to those who do not see the star', () => {
    renderPart(
      <Field label="Voice" required>
        <TextInput />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Voice' }).getAttribute('aria-required')).toBe('true')
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  })

  it('tells of a problem without being asked: its line is there before it', () => {
    const shown = (error?: string) => (
      <Field label="Voice" error={error}>
        <TextInput />
      </Field>
    )
    const { container } = renderPart(shown())
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('')
  })

  it('keeps the name of a control whose label is not seen', () => {
    renderPart(
      <Field label="Voice" hideLabel>
        <TextInput />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Voice' })).toBeTruthy()
  })

  it('puts the words of a click on the label into the control', async () => {
    const { user } = renderPart(
      <Field label="Voice">
        <TextInput />
      </Field>,
    )
    await user.click(screen.getByText('Voice'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Voice' }))
  })
})

describe('a text input', () => {
  it('adds what it is told itself to what its field says', () => {
    renderPart(
      <>
        <span id="unit">in minutes</span>
        <Field label="Length" hint="Round up">
          <TextInput aria-describedby="unit" />
        </Field>
      </>,
    )
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('in minutes Round up')
  })
})

describe('a text area', () => {
  it('counts what is written and reads the count with the field', async () => {
    const { user } = renderPart(
      <Field label="Story">
        <TextArea maxLength={10} counter={(length, limit) => `${length} / ${limit}`} />
      </Field>,
    )
    const area = screen.getByRole('textbox', { name: 'Story' })
    expect(descriptionOf(area)).toBe('0 / 10')
    await user.type(area, 'river river river')
    expect(descriptionOf(area)).toBe('10 / 10')
  })
})

describe('a password', () => {
  it('is hidden, shown on demand and hidden again', async () => {
    const { user } = renderPart(
      <Field label="Password">
        <PasswordInput showLabel="Show" hideLabel="Hide" />
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.getAttribute('type')).toBe('text')
    expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.getAttribute('type')).toBe('password')
    await expectAccessible()
  })
})

describe('a checkbox', () => {
  it('is ticked by its words and by the space bar', async () => {
    const { user } = renderPart(<Checkbox>I agree</Checkbox>)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' })
    await user.click(screen.getByText('I agree'))
    expect(box.checked).toBe(true)
    await user.keyboard(' ')
    expect(box.checked).toBe(false)
  })

  it('shows that some of what it stands for is chosen', () => {
    renderPart(
      <Checkbox indeterminate ref={() => {}}>
        All
      </Checkbox>,
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
  })
})
