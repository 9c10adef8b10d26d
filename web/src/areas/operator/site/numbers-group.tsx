import Trash from 'lucide-react/icons/trash-2'
import { dailyCap, type SiteSettings } from '#contract/sites/settings-calls'
import { countryNames } from '../../../lib/country-names'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { Combobox } from '../../../ui/combobox'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { TextInput } from '../../../ui/text-input'
import { Group } from './part-form'
import type { Settings } from './settings-queries'

type Numbers = SiteSettings['numbers_abroad']

interface NumbersGroupProps {
  /** All there are to choose from. */
  countries: Settings['countries_abroad']
  value: Numbers
  problem: string | undefined
  onChange: (value: Numbers) => void
}

const usualCap = 200

/** Each country or region is switched on by itself: messages abroad cost more, and every prefix invites its own abuse. */
export function NumbersGroup({ countries, value, problem, onChange }: NumbersGroupProps) {
  const t = useWords('site')
  const { language } = useRootData()
  const { of: nameOf } = countryNames(language)
  const codeOf = (country: string) => countries.find(known => known.country === country)?.calling_code ?? ''
  const isOn = (country: string) => value.some(one => one.country === country)
  const options = countries
    .filter(({ country }) => !isOn(country))
    .map(({ country, calling_code }) => ({ value: country, label: `${nameOf(country)} +${calling_code}` }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return (
    <Group title={t('group.numbers')} lead={t('group.numbersText')}>
      {value.length > 0 && (
        <ul className="border-t border-line">
          {value.map(({ country, daily_cap }, index) => {
            const name = nameOf(country)
            const put = (cap: number) =>
              onChange(value.map((one, at) => (at === index ? { ...one, daily_cap: cap } : one)))
            return (
              <li
                key={country}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <p className="min-w-0 flex-1 basis-40 font-semibold">
                  {name} <span className="num font-normal text-soft">+{codeOf(country)}</span>
                </p>
                <div className="flex items-center gap-2">
                  <TextInput
                    type="number"
                    inputMode="numeric"
                    min={dailyCap.least}
                    max={dailyCap.most}
                    required
                    aria-label={t('numbers.cap', { name })}
                    className="num max-w-28"
                    value={daily_cap || ''}
                    onChange={event => put(Number(event.target.value))}
                  />
                  <span className="text-sm text-soft">{t('numbers.perDay')}</span>
                  <IconButton
                    label={t('numbers.remove', { name })}
                    onClick={() => onChange(value.filter(one => one.country !== country))}
                  >
                    <Trash />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <Field label={t('numbers.add')} hint={t('numbers.addHint')} error={problem} className="max-w-md">
        <Combobox
          options={options}
          value=""
          placeholder={t('numbers.search')}
          noneLabel={t('numbers.none')}
          onChange={country => onChange([...value, { country, daily_cap: usualCap }])}
        />
      </Field>
    </Group>
  )
}
