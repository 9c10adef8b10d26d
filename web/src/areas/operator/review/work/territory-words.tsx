import type { Territory } from '#contract/works/work'
import { useValueWords } from '../../../../features/works/use-value-words'
import { countryNames } from '../../../../lib/country-names'
import { useLanguage, useWords } from '../../../../lib/words'

const fewCountries = 3

/** How many countries, and below that which ones: a reviewer holds them against a paper. */
export function TerritoryWords({ territory }: { territory: Territory }) {
  const t = useWords('works')
  const language = useLanguage()
  const wordsFor = useValueWords()
  const { worldwide, countries } = territory
  return (
    <>
      <span className="font-semibold">{wordsFor({ territory })}</span>
      {!worldwide && countries.length > fewCountries && (
        <span className="block text-sm text-soft">
          {countries.map(country => countryNames(language).of(country)).join(t('value.comma'))}
        </span>
      )}
    </>
  )
}
