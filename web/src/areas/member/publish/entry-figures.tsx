import { Link } from 'react-router'
import type { Currency } from '#contract/currency'
import type { IndexData } from '../../../features/account/identity-queries'
import { countByGroup } from '../../../features/works/work-groups'
import { formatAmount, formatCount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { type KeyFigure, KeyFigures } from '../../../ui/key-figures'

const isSomething = (amount: string) => /[1-9]/.test(amount)

/** A member who has neither works nor money needs no wall of zeros. */
export function hasFigures({ works_by_status, income }: IndexData): boolean {
  return works_by_status.some(({ count }) => count > 0) || Object.values(income).some(isSomething)
}

export function EntryFigures({ data }: { data: IndexData }) {
  const t = useWords('member')
  const labels = useWords('works')
  const { currency } = useRootData().site.terms
  const { available, to_confirm, in_withdrawal } = data.income
  const works = countByGroup(data.works_by_status).map(
    ({ group, count }): KeyFigure => ({
      value: formatCount(count),
      label: labels(`status.${group}`),
      tone: group === 'rejected' ? 'accent' : undefined,
    }),
  )
  return (
    <section aria-labelledby="figures-title" className="mt-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="figures-title" className="text-xl">
          {t('figures.title')}
        </h2>
        <span className="flex gap-5">
          <Link to={links.works} className="font-semibold text-river underline-offset-4 hover:underline">
            {t('figures.toWorks')}
          </Link>
          <Link to={links.bills} className="font-semibold text-river underline-offset-4 hover:underline">
            {t('figures.toBills')}
          </Link>
        </span>
      </div>
      <KeyFigures
        figures={[
          {
            value: <Amount amount={available} currency={currency} />,
            label: <ToBills status={1}>{t('figures.available')}</ToBills>,
            tone: 'river',
          },
          {
            value: <Amount amount={to_confirm} currency={currency} />,
            label: <ToBills status={0}>{t('figures.toConfirm')}</ToBills>,
          },
          {
            value: <Amount amount={in_withdrawal} currency={currency} />,
            label: <ToBills status={2}>{t('figures.inWithdrawal')}</ToBills>,
          },
        ]}
      />
      {works.length > 0 && <KeyFigures figures={works} className="mt-8" />}
    </section>
  )
}

function Amount({ amount, currency }: { amount: string; currency: Currency }) {
  return (
    <>
      {formatAmount(amount, currency)} <span className="font-sans text-sm text-soft">{currency}</span>
    </>
  )
}

function ToBills({ status, children }: { status: 0 | 1 | 2; children: string }) {
  return (
    <Link to={links.billsOf({ status })} className="underline-offset-4 hover:text-ink hover:underline">
      {children}
    </Link>
  )
}
