import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countries, regions } from '#contract/works/territories'
import type { Territory } from '#contract/works/work'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { renderWithValue } from '../../../testing/render-with-value'
import { say } from '../../../testing/words'
import { Field } from '../../../ui/field'
import { TerritoryChooser } from './territory-chooser'

const t = say('works')
const nowhere: Territory = { worldwide: false, countries: [] }
const world: Territory = { worldwide: true, countries: [] }

function open(first: Territory = nowhere, allowed?: Territory) {
  const shown = renderWithValue(first, (value, change) => (
    <Field label="Where" group>
      <TerritoryChooser value={value} onChange={change} allowed={allowed} />
    </Field>
  ))
  const search = () => screen.getByRole('searchbox', { name: t('territory.search') })
  return { ...shown, search }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('choosing territories', () => {
  it('begins with the world or with some, and finds the countries again on the way back', async () => {
    const { user, changes } = open({ worldwide: false, countries: ['FR'] })
    await user.click(screen.getByRole('radio', { name: t('territory.worldwide') }))
    expect(changes.at(-1)).toEqual(world)
    expect(screen.queryByRole('searchbox')).toBeNull()
    await user.click(screen.getByRole('radio', { name: t('territory.onlySome') }))
    expect(changes.at(-1)).toEqual({ worldwide: false, countries: ['FR'] })
    await expectAccessible()
  })

  it('leaves out a few of the whole world, and shows those again', async () => {
    const { user, changes, search, unmount } = open(world)
    await user.click(screen.getByRole('radio', { name: t('territory.except') }))
    await user.fill(search(), 'france')
    expect(box('France').checked).toBe(false)
    await user.click(box('France'))
    const rest = countries.filter(country => country !== 'FR')
    expect(changes.at(-1)).toEqual({ worldwide: false, countries: rest })
    expect(screen.getByRole('status').textContent).toBe(
      t('territory.excluded', { count: 1, all: countries.length }),
    )
    await expectAccessible()
    unmount()
    const again = open({ worldwide: false, countries: rest })
    expect(screen.getByRole('radio', { name: t('territory.except'), checked: true })).toBeTruthy()
    await again.user.fill(again.search(), 'france')
    await again.user.click(box('France'))
    expect(again.changes.at(-1), 'nothing left out: the world').toEqual(world)
  })

  it('finds one country by its name or its code, shows it by name, and takes it alone', async () => {
    const { user, changes, search } = open()
    await user.fill(search(), 'france')
    await user.click(box('France'))
    expect(changes.at(-1)).toEqual({ worldwide: false, countries: ['FR'] })
    await user.fill(search(), 'zzzz')
    expect(screen.getByText(t('territory.notFound', { typed: 'zzzz' }))).toBeTruthy()
  })

  it('takes a whole region, and shows that a part of one is chosen', async () => {
    const { user, changes } = open()
    const name = t('region.europe')
    await user.click(box(name))
    expect(changes.at(-1)?.countries).toHaveLength(regions.europe.length)
    await user.click(button(t('territory.countriesOf', { region: name })))
    await user.click(box('France'))
    expect(box(name).indeterminate).toBe(true)
    expect(screen.getByRole('status').textContent).toBe(
      t('territory.chosen', { count: regions.europe.length - 1, all: countries.length }),
    )
  })

  it('takes all and none', async () => {
    const { user, changes } = open()
    await user.click(button(t('territory.all')))
    expect(changes.at(-1)?.countries).toHaveLength(countries.length)
    await user.click(button(t('territory.none')))
    expect(changes.at(-1)?.countries).toEqual([])
  })

  it('stays inside what a licence allows', async () => {
    const { user, changes, search } = open(nowhere, { worldwide: false, countries: ['FR', 'DE'] })
    expect(screen.queryByRole('radio', { name: t('territory.worldwide') })).toBeNull()
    await user.click(button(t('territory.all')))
    expect([...(changes.at(-1)?.countries ?? [])].sort()).toEqual(['DE', 'FR'])
    await user.fill(search(), 'spain')
    const spain = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Spain/ })
    expect(spain.disabled).toBe(true)
    expect(within(spain.closest('label') as HTMLElement).getByText(t('territory.notAllowed'))).toBeTruthy()
  })
})
