import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, useRef, useState } from 'react'
import { countryNames } from '../../lib/country-names'
import { useRootData } from '../../lib/root-data'
import { useIsBrowser } from '../../lib/use-is-browser'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { TextInput } from '../../ui/text-input'
import { countryIn, home, writtenFor } from './number-country'
import { typeInto } from './type-into'

type MobileInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'start' | 'end' | 'type' | 'inputMode' | 'ref'
> & {
  /** The number as it stands in the field now. */
  typed: string
  ref?: (input: HTMLInputElement | null) => void
}

/** A mobile, with the countries and regions to choose from that the site takes numbers of. */
export function MobileInput({ typed, className, ref, ...rest }: MobileInputProps) {
  const { site } = useRootData()
  const input = useRef<HTMLInputElement>(null)
  const keepInput = (node: HTMLInputElement | null) => {
    input.current = node
    ref?.(node)
  }
  const isChosen = site.numbers_abroad.length > 0 && !rest.readOnly
  const field = (
    <TextInput
      {...rest}
      ref={keepInput}
      type="tel"
      inputMode="tel"
      className={cx('num', isChosen ? 'min-w-0 flex-1' : className)}
    />
  )
  if (!isChosen) return field
  return (
    <div className={cx('flex gap-2', className)}>
      <CountryChoice typed={typed} onChoose={text => input.current && typeInto(input.current, text)} />
      {field}
    </div>
  )
}

type CountryChoiceProps = { typed: string; onChoose: (text: string) => void }

/** The browser's own list: it opens at a finger as at a key, and costs a guest's page nothing. */
function CountryChoice({ typed, onChoose }: CountryChoiceProps) {
  const { site, language } = useRootData()
  const t = useWords('shell')
  const [chosen, setChosen] = useState(home)
  const abroad = site.numbers_abroad
  const country = countryIn(typed, abroad, chosen)
  const { of: nameOf } = countryNames(language)
  // Most names are the system's: the server's may read otherwise.
  const isBrowser = useIsBrowser()
  const offered = [{ country: home, calling_code: '86' }, ...(isBrowser ? abroad : [])]
  function choose(next: string) {
    setChosen(next)
    onChoose(writtenFor(next, typed, abroad))
  }
  return (
    <span className="relative inline-flex min-h-11 w-32 shrink-0 sm:w-40 items-center gap-1.5 rounded-control border border-edge bg-surface pr-2.5 pl-3.5 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span aria-hidden="true" className="min-w-0 flex-1 truncate">
        {nameOf(country)}
      </span>
      <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
      <select
        aria-label={t('mobile.country')}
        value={country}
        onChange={event => choose(event.target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {offered.map(({ country: code, calling_code }) => (
          <option key={code} value={code}>
            {`${nameOf(code)} +${calling_code}`}
          </option>
        ))}
      </select>
    </span>
  )
}
