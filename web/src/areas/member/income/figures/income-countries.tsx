import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '#contract/currency'
import { ExportLinks } from '../../../../features/export/export-links'
import { subtractDecimals } from '../../../../lib/decimal'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { BarList } from '../../../../ui/chart/bar-list'
import { Loaded } from '../../loaded'
import { usePartName } from '../bill/part-row'
import { inCents } from '../in-cents'
import { shareOf } from './best-tracks'
import { type Part, type Parts, partsQuery } from './figures-queries'
import { exportOf, type FiguresState } from './figures-state'
import { WorldMap } from './world-map'

const shown = 8

/** Where the money or the plays come from, as bars and on a map. */
export function IncomeCountries({ state, currency }: { state: FiguresState; currency: Currency }) {
  const t = useWords('bills')
  const partName = usePartName()
  const query = useQuery(partsQuery(state, 'country', 250))
  const nameOf = (part: Part) => partName('country', part.name)
  const isPlays = state.show === 'plays'
  return (
    <>
      <section aria-labelledby="income-countries" className="min-w-0">
        <div className="flex items-center justify-between gap-4 border-b-2 border-ink pb-2">
          <h2 id="income-countries" className="text-lg">
            {t('parts.country')}
          </h2>
          <ExportLinks {...exportOf(state, 'country')} />
        </div>
        <Loaded
          query={query}
          failed={t('figures.failed')}
          skeleton={<BarList label="" bars={[]} empty={null} isLoading loadingLabel={t('parts.country')} />}
        >
          {parts => <CountryBars parts={parts} isPlays={isPlays} currency={currency} nameOf={nameOf} />}
        </Loaded>
      </section>
      {query.data && query.data.items.length > 0 && (
        <WorldMap
          className="lg:col-span-2"
          title={t('figures.map')}
          places={query.data.items.map(part => ({
            country: part.name,
            value: isPlays ? part.plays : Number(part.amount),
            words: t('figures.place', {
              name: nameOf(part),
              amount: inCents(part.amount, currency),
              plays: formatCount(part.plays),
            }),
          }))}
        />
      )}
    </>
  )
}

type CountryBarsProps = {
  parts: Parts
  isPlays: boolean
  currency: Currency
  nameOf: (part: Part) => string
}

/** The largest few, and all of them for whoever asks: the map alone tells nobody who cannot see it. */
function CountryBars({ parts: { items, total }, isPlays, currency, nameOf }: CountryBarsProps) {
  const t = useWords('bills')
  const [isWhole, setIsWhole] = useState(false)
  const sizeOf = ({ plays, amount }: Pick<Part, 'plays' | 'amount'>) => (isPlays ? plays : Number(amount))
  const ranked = isPlays ? items.toSorted((one, other) => other.plays - one.plays) : items
  const most = ranked[0] ? sizeOf(ranked[0]) : 0
  const listed = isWhole ? ranked : ranked.slice(0, shown)
  const rest = {
    amount: listed.reduce((left, { amount }) => subtractDecimals(left, amount), total.amount),
    plays: listed.reduce((left, { plays }) => left - plays, total.plays),
  }
  const barOf = (part: Pick<Part, 'plays' | 'amount'>) => ({
    length: sizeOf(part) / most,
    value: isPlays ? formatCount(part.plays) : inCents(part.amount, currency),
    percent: shareOf(sizeOf(part), sizeOf(total)),
  })
  const bars = listed.map(part => ({
    key: part.name,
    name: <span className="[overflow-wrap:anywhere]">{nameOf(part)}</span>,
    ...barOf(part),
  }))
  const left = total.count - listed.length
  const others = {
    key: 'others',
    name: t('figures.otherCountries', { count: left }),
    ...barOf(rest),
  }
  return (
    <>
      <BarList
        label={t('parts.country')}
        bars={left > 0 ? [...bars, others] : bars}
        empty={<p className="py-8 text-soft">{t('figures.none')}</p>}
        loadingLabel={t('parts.country')}
      />
      {items.length > shown && (
        <Button className="mt-3" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'figures.fewerCountries' : 'figures.allCountries', { count: items.length })}
        </Button>
      )}
    </>
  )
}
