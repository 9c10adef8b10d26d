import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { type Region, regions } from '#contract/works/territories'
import type { Territory } from '#contract/works/work'
import { countryNames } from '../../../lib/country-names'
import { useLanguage, useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { FieldContext } from '../../../ui/field-context'
import { Segmented } from '../../../ui/segmented'
import { TextInput } from '../../../ui/text-input'
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

type Way = 'worldwide' | 'except' | 'some'
const world: Territory = { worldwide: true, countries: [] }

/** What is kept says only where; whoever left out a few finds those few again. */
function wayOf(value: Territory, chosen: ReadonlySet<string>, possible: ReadonlySet<string>): Way {
  if (value.worldwide) return 'worldwide'
  return chosen.size * 2 > possible.size ? 'except' : 'some'
}

/** The choice may change elsewhere: the world is never "some", and some are never the world. */
function shownWay({ worldwide }: Territory, wants: Way): Way {
  if (worldwide) return wants === 'except' ? 'except' : 'worldwide'
  return wants === 'worldwide' ? 'some' : wants
}

/** The whole world, all but some countries, or countries by region. Searching opens what it finds. */
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
  const mayBeWorldwide = allowed === undefined || allowed.worldwide
  const [wants, setWants] = useState<Way>(() => wayOf(value, chosen, possible))
  const way = mayBeWorldwide ? shownWay(value, wants) : 'some'
  const isExcept = way === 'except'
  /** What the boxes show: the countries that are in, or those that are left out. */
  const ticked = isExcept ? new Set([...possible].filter(country => !chosen.has(country))) : chosen
  const wanted = typed.trim().toLowerCase()
  const matches = (country: string) => `${names.of(country)} ${country}`.toLowerCase().includes(wanted)
  const put = (countries: readonly string[], isTicked: boolean) => {
    const changed = countries.filter(country => possible.has(country))
    const next = withCountries(chosen, changed, isTicked !== isExcept)
    // Everywhere except nowhere is everywhere, also where a country joins later.
    onChange(isExcept && next.countries.length === possible.size ? world : next)
  }
  const choose = (next: Way) => {
    setWants(next)
    if (next === 'some') return onChange({ worldwide: false, countries: [...(before ?? chosen)] })
    if (way === 'some') setBefore([...chosen])
    onChange(world)
  }
  const found = regionNames.filter(region => regions[region].some(matches))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {mayBeWorldwide && (
        <Segmented
          className="max-w-full justify-self-start"
          value={way}
          disabled={isDisabled}
          onChange={choose}
          segments={[
            { value: 'worldwide', label: t('territory.worldwide') },
            { value: 'except', label: t('territory.except') },
            { value: 'some', label: t('territory.onlySome') },
          ]}
        />
      )}
      {way !== 'worldwide' && (
        // The field's message is about the whole choice, not about each of its boxes.
        <FieldContext value={null}>
          <fieldset disabled={isDisabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <legend className="sr-only">{t(isExcept ? 'territory.except' : 'territory.onlySome')}</legend>
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
              {!isExcept && (
                <Button size="small" onClick={() => put([...possible], true)}>
                  {t('territory.all')}
                </Button>
              )}
              <Button size="small" onClick={() => put([...possible], false)}>
                {t('territory.none')}
              </Button>
            </div>
            <p className="num text-sm text-soft" role="status">
              {t(isExcept ? 'territory.excluded' : 'territory.chosen', {
                count: ticked.size,
                all: possible.size,
              })}
            </p>
            <div className="rounded-control border border-line">
              {found.map(region => (
                <RegionGroup
                  key={region}
                  name={t(`region.${region}`)}
                  countries={regions[region].filter(matches)}
                  isOneCountry={regions[region].length === 1}
                  isOpen={wanted !== ''}
                  chosen={ticked}
                  possible={possible}
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
