// Radios, segments, selects, switches and tabs: whatever lets one choose among a few.
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { renderWithValue } from '../testing/render-with-value'
import { RadioGroup } from './radio-group'
import { Segmented } from './segmented'
import { Select } from './select'
import { BareSwitch, Switch } from './switch'
import { Tabs } from './tabs'

const voices = [
  { value: 'alto', label: 'Alto' },
  { value: 'bass', label: 'Bass' },
  { value: 'tenor', label: 'Tenor' },
]

const radios = () =>
  renderWithValue('alto', (value, change) => (
    <RadioGroup label="Voice" options={voices} value={value} onChange={change} />
  ))
const segments = () =>
  renderWithValue('alto', (value, change) => (
    <Segmented label="Voice" segments={voices} value={value} onChange={change} />
  ))

describe.each([
  ['radios', radios],
  ['segments', segments],
])('%s', (_, draw) => {
  it('are chosen by pressing them', async () => {
    const { user, changes } = draw()
    await user.click(screen.getByRole('radio', { name: 'Bass' }))
    expect(changes).toEqual(['bass'])
    expect(screen.getByRole('radio', { name: 'Bass' }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('radio', { name: 'Alto' }).getAttribute('aria-checked')).toBe('false')
  })

  it('are one stop of the Tab key, and an arrow chooses what it moves to', async () => {
    const { user, changes } = draw()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Alto' }))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(changes).toEqual(['bass']))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bass' }))
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('go round at the ends', async () => {
    const { user, changes } = draw()
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(changes).toEqual(['tenor']))
  })

  it('always have one chosen', async () => {
    const { user, changes } = draw()
    await user.click(screen.getByRole('radio', { name: 'Alto' }))
    expect(changes).toEqual([])
    expect(screen.getByRole('radio', { name: 'Alto' }).getAttribute('aria-checked')).toBe('true')
  })

  it('stand in nobody’s way', async () => {
    draw()
    await expectAccessible()
  })
})

describe('radios', () => {
  it('leave out what cannot be chosen', async () => {
    const { user, changes } = renderWithValue('alto', (value, change) => (
      <RadioGroup
        label="Voice"
        value={value}
        onChange={change}
        options={[...voices.slice(0, 1), { value: 'bass', label: 'Bass', disabled: true }]}
      />
    ))
    await user.click(screen.getByText('Bass'))
    expect(changes).toEqual([])
  })
})

describe('segments', () => {
  it('show how many each of them holds', () => {
    renderPart(
      <Segmented
        label="Works"
        segments={[{ value: 'all', label: 'All', count: 12 }]}
        value="all"
        onChange={() => {}}
      />,
    )
    expect(screen.getByRole('radio', { name: 'All 12' })).toBeTruthy()
  })
})

describe('a select', () => {
  const draw = () =>
    renderWithValue<string | undefined>(undefined, (value, change) => (
      <Select label="Voice" placeholder="Choose" options={voices} value={value} onChange={change} />
    ))

  it('says what may be chosen until something is', async () => {
    const { user, changes } = draw()
    const select = screen.getByRole('combobox', { name: 'Voice' })
    expect(select.textContent).toBe('Choose')
    await user.click(select)
    await user.click(await screen.findByRole('option', { name: 'Bass' }))
    expect(changes).toEqual(['bass'])
    expect(select.textContent).toBe('Bass')
    expect(document.activeElement).toBe(select)
  })

  it('opens by the keyboard, and Escape leaves it as it was', async () => {
    const { user, changes } = draw()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('listbox')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(changes).toEqual([])
  })

  it('is taken by arrows and Enter', async () => {
    const { user, changes } = draw()
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Alto' })))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Bass' })))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(changes).toEqual(['bass']))
    await expectAccessible()
  })
})

describe('a switch', () => {
  it('turns on by its words and off by the space bar', async () => {
    const { user, changes } = renderWithValue(false, (value, change) => (
      <Switch checked={value} onChange={change} detail="At once">
        Text messages
      </Switch>
    ))
    await user.click(screen.getByText('Text messages'))
    screen.getByRole('switch').focus()
    await user.keyboard(' ')
    expect(changes).toEqual([true, false])
    await expectAccessible()
  })

  it('in a table is named by what row and column say', async () => {
    const { user, changes } = renderWithValue(true, (value, change) => (
      <BareSwitch label="Messages of reviews by SMS" checked={value} onChange={change} />
    ))
    await user.click(screen.getByRole('switch', { name: 'Messages of reviews by SMS' }))
    expect(changes).toEqual([false])
  })
})

describe('tabs', () => {
  const tabs = [
    { value: 'facts', label: 'Facts', content: 'All about it' },
    { value: 'bills', label: 'Bills', count: 3, content: 'Three bills' },
  ]

  it('show the first one, and what is chosen afterwards', async () => {
    const { user } = renderPart(<Tabs label="Member" tabs={tabs} />)
    expect(screen.getByRole('tabpanel', { name: 'Facts' }).textContent).toBe('All about it')
    await user.click(screen.getByRole('tab', { name: 'Bills 3' }))
    expect(screen.getByRole('tabpanel').textContent).toBe('Three bills')
    await expectAccessible()
  })

  it('follow the arrows', async () => {
    const { user } = renderPart(<Tabs label="Member" tabs={tabs} />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Bills 3' }).getAttribute('aria-selected')).toBe('true')
  })

  it('move their row until the chosen one stands in its middle', async () => {
    const { user } = renderPart(<Tabs label="Member" tabs={tabs} />)
    const row = screen.getByRole('tablist', { name: 'Member' })
    const bills = screen.getByRole('tab', { name: 'Bills 3' })
    row.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
    bills.getBoundingClientRect = () => new DOMRect(180, 0, 60, 40)
    await user.click(bills)
    expect(row.scrollLeft).toBe(160)
  })

  it('leave the choice to whoever holds it', async () => {
    const { user, changes } = renderWithValue('facts', (value, change) => (
      <Tabs label="Member" tabs={tabs} value={value} onChange={change} />
    ))
    await user.click(screen.getByRole('tab', { name: 'Bills 3' }))
    expect(changes.at(-1)).toBe('bills')
  })
})
