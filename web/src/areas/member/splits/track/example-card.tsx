import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { partOf, shareOf } from '../parts-of'
import type { ShownSplit, TrackIncome } from '../split-queries'
import { useMonth } from '../use-month'

type ExampleCardProps = { title: string; split: ShownSplit; income: TrackIncome | undefined }

/** What the last month with income would have brought everybody. */
export function ExampleCard({ title, split, income }: ExampleCardProps) {
  const t = useWords('splits')
  const monthName = useMonth()
  const month = income?.months.findLast(({ total }) => Number(total) > 0)
  if (!income || !month) return null
  const { currency } = income
  const parties = split.parties.filter(({ percent }) => partOf(percent) > 0)
  return (
    <Card title={t('example.title', { month: monthName(month.month) })}>
      <p className="num -mt-2 text-sm text-soft">
        {t('example.text', { track: title, amount: `${formatAmount(month.total, currency)} ${currency}` })}
      </p>
      <table className="num mt-3 w-full border-collapse text-sm">
        <thead>
          <tr className="text-xs text-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('example.party')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('example.percent')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {parties.map(({ id, name, percent }) => (
            <tr key={id} className="border-t border-line">
              <td className="py-2.5 pr-3 [overflow-wrap:anywhere]">{name}</td>
              <td className="py-2.5 text-right whitespace-nowrap text-soft">{percent} %</td>
              <td className="py-2.5 pl-4 text-right font-semibold">
                {formatAmount(shareOf(month.total, percent, currency), currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
