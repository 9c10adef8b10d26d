import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { type Region, regions } from '#contract/works/territories'
import type { Territory } from '#contract/works/work'
import { useLanguage, useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { FieldContext } from '../../../ui/field-context'
import { Segmented } from '../../../ui/segmented'
import { TextInput } from '../../../ui/text-input'
import { countryNames } from '../country-names'
import { RegionGroup } from './region-group'
import { allowedCountries, chosenCountries, withCountries } from './territory-choice'

type TerritoryChooserProps = {
  value: Territory
  onChange: (territory: Territory) => void
  /** What a licence allows: nothing outside can be chosen. */
  allowed?: Territory
  isDisabled?: boolean
}

const regionNames = Object.keys(regions) as Region[]

/** The whole world, or countries by region. Searching opens what it finds. */
export function TerritoryChooser({ value, onChange, allowed, isDisabled = false }: TerritoryChooserProps) {
  const t = useWords('works')
  const language = useLanguage()
  const searchId = useId()
  const [typed, setTyped] = useState('')
  // Whoever looks at the other answer for a moment finds their countries again.
  const [before, setBefore] = useState<readonly string[]>()
  const names = countryNames(language)
  const possible = allowedCountries(allowed)
  const chosen = chosenCountries(value, possible)
  const wanted = typed.trim().toLowerCase()
  const matches = (country: string) => `${names.of(country)} ${country}`.toLowerCase().includes(wanted)
  const put = (countries: readonly string[], isChosen: boolean) =>
    onChange(
      withCountries(
        chosen,
        countries.filter(country => possible.has(country)),
        isChosen,
      ),
    )
  const choose = (next: 'worldwide' | 'some') => {
    if (next === 'some') return onChange({ worldwide: false, countries: [...(before ?? chosen)] })
    if (!value.worldwide) setBefore([...chosen])
    onChange({ worldwide: true, countries: [] })
  }
  const found = regionNames.filter(region => regions[region].some(matches))
  const mayBeWorldwide = allowed === undefined || allowed.worldwide
  return (
    <div className="grid gap-3">
      {mayBeWorldwide && (
        <Segmented
          className="justify-self-start"
          value={value.worldwide ? 'worldwide' : 'some'}
          disabled={isDisabled}
          onChange={choose}
          segments={[
            { value: 'worldwide', label: t('territory.worldwide') },
            { value: 'some', label: t('territory.onlySome') },
          ]}
        />
      )}
      {(!value.worldwide || !mayBeWorldwide) && (
        // The field's message is about the whole choice, not about each of its boxes.
        <FieldContext value={null}>
          <fieldset disabled={isDisabled} className="grid gap-3">
            <legend className="sr-only">{t('territory.onlySome')}</legend>
            <div className="flex flex-wrap items-center gap-2">
              <TextInput
                id={searchId}
                type="search"
                start={<Search />}
                aria-label={t('territory.search')}
                placeholder={t('territory.search')}
                value={typed}
                onChange={event => setTyped(event.target.value)}
                className="min-w-48 flex-1"
              />
              <Button size="small" onClick={() => put([...possible], true)}>
                {t('territory.all')}
              </Button>
              <Button size="small" onClick={() => put([...possible], false)}>
                {t('territory.none')}
              </Button>
            </div>
            <p className="num text-sm text-soft" role="status">
              {t('territory.chosen', { count: chosen.size, all: possible.size })}
            </p>
            <div className="rounded-control border border-line">
              {found.map(region => (
                <RegionGroup
                  key={region}
                  name={t(`region.${region}`)}
                  countries={regions[region].filter(matches)}
                  isOneCountry={regions[region].length === 1}
                  isOpen={wanted !== ''}
                  {...{ chosen, possible }}
                  nameOf={names.of}
                  onChange={put}
                />
              ))}
              {found.length === 0 && (
                <p className="px-4 py-3 text-soft">{t('territory.notFound', { typed })}</p>
              )}
            </div>
          </fieldset>
        </FieldContext>
      )}
    </div>
  )
}
