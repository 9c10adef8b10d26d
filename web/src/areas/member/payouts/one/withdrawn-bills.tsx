import { Link } from 'react-router'
import type { Currency } from '#contract/currency'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { monthName } from '../../income/month-name'
import { shownAmount } from '../shown-amount'
import type { WithdrawalDetail } from '../withdrawal-queries'

type WithdrawnBillsProps = { bills: WithdrawalDetail['of']; currency: Currency }

/** What it is made of; every bill opens. */
export function WithdrawnBills({ bills, currency }: WithdrawnBillsProps) {
  const t = useWords('withdraw')
  const income = useWords('income')
  const language = useLanguage()
  return (
    <section aria-labelledby="withdrawn">
      <h2 id="withdrawn" className="border-b-2 border-ink pb-2 text-xl">
        {t('one.bills', { count: bills.length })}
      </h2>
      {bills.length === 0 ? (
        <p className="pt-4 text-soft">{t('one.noBills')}</p>
      ) : (
        <ul aria-labelledby="withdrawn">
          {bills.map(({ id, sp_name, month, tag, total, share, joined }) => (
            <li
              key={id}
              className="num grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_6rem_7rem]"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
                  <Link to={links.bill(id)} className="underline-offset-4 hover:underline">
                    {sp_name}
                  </Link>
                  {tag === 'adjustment' && <Badge dot={false}>{income('tag.adjustment')}</Badge>}
                </p>
                <p className="text-sm text-soft">
                  {monthName(month, language)}
                  {joined && `${t('comma')}${t('one.joined')}`}
                </p>
              </div>
              <p className="text-right text-sm text-soft max-sm:hidden">{shownAmount(total, currency)}</p>
              <p className="text-right font-semibold whitespace-nowrap">{shownAmount(share, currency)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
