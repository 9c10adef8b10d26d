import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#contract/currency'
import { ExportLinks } from '../../../../features/export/export-links'
import { subtractDecimals } from '../../../../lib/decimal'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { BarList } from '../../../../ui/chart/bar-list'
import { Loaded } from '../../loaded'
import { usePartName } from '../bill/part-row'
import { inCents } from '../in-cents'
import { shareOf } from './best-tracks'
import { type Part, partsQuery } from './figures-queries'
import { exportOf, type FiguresState } from './figures-state'
import { WorldMap } from './world-map'

const shown = 8

/** Where the money comes from, as bars and on a map. */
export function IncomeCountries({ state, currency }: { state: FiguresState; currency: Currency }) {
  const t = useWords('bills')
  const partName = usePartName()
  const query = useQuery(partsQuery(state, 'country', 250))
  const nameOf = (part: Part) => partName('country', part.name)
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
          {({ items, total }) => {
            const most = Number(items[0]?.amount ?? 0)
            const listed = items.slice(0, shown)
            const rest = listed.reduce((left, { amount }) => subtractDecimals(left, amount), total.amount)
            const bars = listed.map(part => ({
              key: part.name,
              name: <span className="[overflow-wrap:anywhere]">{nameOf(part)}</span>,
              length: Number(part.amount) / most,
              value: inCents(part.amount, currency),
              percent: shareOf(Number(part.amount), Number(total.amount)),
            }))
            const others =
              total.count > shown
                ? [
                    {
                      key: 'others',
                      name: t('figures.otherCountries', { count: total.count - shown }),
                      length: Number(rest) / most,
                      value: inCents(rest, currency),
                      percent: shareOf(Number(rest), Number(total.amount)),
                    },
                  ]
                : []
            return (
              <BarList
                label={t('parts.country')}
                bars={[...bars, ...others]}
                empty={<p className="py-8 text-soft">{t('figures.none')}</p>}
                loadingLabel={t('parts.country')}
              />
            )
          }}
        </Loaded>
      </section>
      {query.data && query.data.items.length > 0 && (
        <WorldMap
          className="lg:col-span-2"
          title={t('figures.map')}
          places={query.data.items.map(part => ({
            country: part.name,
            value: Number(part.amount),
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
