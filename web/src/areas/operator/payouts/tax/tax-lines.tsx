import { Link } from 'react-router'
import type { OutputOf } from '#contract/call'
import type { listTaxLines } from '#contract/payouts/payout-desk-calls'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { EmptyState } from '../../../../ui/empty-state'
import { CursorPager, type useCursors } from '../../use-cursors'
import { shownSum } from '../shown-sum'

type TaxLinesProps = {
  data: OutputOf<typeof listTaxLines>
  month: string
  pages: ReturnType<typeof useCursors>
}

const head = 'border-b-2 border-ink py-2 text-xs font-semibold text-soft'

/** What is withheld from a non-resident is final; Chinese law has a word of its own for it. */
const kindOf = ({ kind, rule }: TaxLinesProps['data']['items'][number]) =>
  kind === 'withheld' && isOfNonResident(rule) ? 'withheldFinally' : kind

export function TaxLines({ data, month, pages }: TaxLinesProps) {
  const t = useWords('payout-desk')
  const { items, currency } = data
  if (items.length === 0)
    return (
      <EmptyState title={t('taxes.empty')} className="py-16">
        {t('taxes.emptyText')}
      </EmptyState>
    )
  return (
    <div className="mt-8">
      <div className="overflow-x-auto">
        <table className="num w-full min-w-160 border-collapse text-left text-sm">
          <caption className="sr-only">{t('taxes.caption', { month })}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('taxes.day')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('taxes.member')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('taxes.number')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('taxes.rule')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('taxes.about')}
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                {t('taxes.incomeColumn')}
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                {t('taxes.taxColumn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(line => (
              <tr key={line.id} className="h-11 border-b border-line">
                <td className="whitespace-nowrap text-soft">{line.day}</td>
                <td className="pl-3">
                  <Link
                    to={links.operatorMember(line.member.id)}
                    className="font-semibold underline-offset-4 hover:underline"
                  >
                    {line.member.name}
                  </Link>
                </td>
                <td className="pl-3 whitespace-nowrap">{line.number}</td>
                <td className="pl-3">
                  {t(`ruleShort.${line.rule}`)}
                  <span className={`block text-xs ${line.kind === 'withheld' ? 'text-soft' : 'text-amber'}`}>
                    {t(`taxes.kind.${kindOf(line)}`)}
                  </span>
                </td>
                <td className="pl-3 whitespace-nowrap text-soft">{line.about_month}</td>
                <td className="pl-3 text-right whitespace-nowrap">{shownSum(line.income, currency)}</td>
                <td className="pl-3 text-right font-semibold whitespace-nowrap">
                  {shownSum(line.tax, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CursorPager pages={pages} next={data.next_cursor} />
    </div>
  )
}
