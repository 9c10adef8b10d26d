import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useWords } from '../../../lib/words'
import { Checkbox } from '../../../ui/checkbox'
import { cx } from '../../../ui/class-names'

type RegionGroupProps = {
  name: string
  countries: readonly string[]
  chosen: ReadonlySet<string>
  possible: ReadonlySet<string>
  nameOf: (country: string) => string
  /** The region is one country: its own box says it all. */
  isOneCountry: boolean
  /** Opened by a search. */
  isOpen: boolean
  onChange: (countries: readonly string[], isChosen: boolean) => void
}

export function RegionGroup(props: RegionGroupProps) {
  const { name, countries, chosen, possible, nameOf, isOneCountry, isOpen: isForced, onChange } = props
  const t = useWords('works')
  const id = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const here = countries.filter(country => chosen.has(country)).length
  const open = countries.filter(country => possible.has(country)).length
  const isOpen = isForced || isUnfolded
  const toggleAll = () => onChange(countries, here < open)
  return (
    <div className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-2 pr-1 pl-4">
        <Checkbox
          id={`${id}-all`}
          checked={open > 0 && here === open}
          indeterminate={here > 0 && here < open}
          disabled={open === 0}
          onChange={toggleAll}
          className="flex-1"
        >
          {name}
        </Checkbox>
        <span className="num text-sm text-soft">
          {here}/{countries.length}
        </span>
        {!isOneCountry && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('territory.countriesOf', { region: name })}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="grid size-11 place-items-center rounded-full text-soft hover:text-ink"
          >
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        )}
        {isOneCountry && <span className="size-11" />}
      </div>
      <ul id={id} hidden={!isOpen || isOneCountry} className="grid pb-2 pl-13 sm:grid-cols-2">
        {isOpen &&
          !isOneCountry &&
          countries.map(country => (
            <li key={country}>
              <Checkbox
                id={`${id}-${country}`}
                checked={chosen.has(country)}
                disabled={!possible.has(country)}
                onChange={event => onChange([country], event.target.checked)}
              >
                {nameOf(country)}
                {!possible.has(country) && <span className="sr-only"> {t('territory.notAllowed')}</span>}
              </Checkbox>
            </li>
          ))}
      </ul>
    </div>
  )
}
