import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'

const head = 'border-b border-line pb-1.5 text-xs font-normal text-soft'

export function Bills({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { of, currency } = payout
  return (
    <section aria-labelledby="bills" className="min-w-0">
      <h3 id="bills" className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {t('bills.title', { count: of.length })}
        {of.some(({ joined }) => joined) && (
          <span className="font-sans text-sm font-normal tracking-normal text-soft">{t('bills.joins')}</span>
        )}
      </h3>
      <div className="mt-2 overflow-x-auto">
        <table className="num w-full border-collapse text-left text-sm">
          <caption className="sr-only">{t('bills.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('bills.channel')}
              </th>
              <th scope="col" className={`${head} pl-3 max-sm:hidden`}>
                {t('bills.number')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('bills.month')}
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                {t('bills.paid')}
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                {t('bills.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {of.map(({ id, sp_name, tag, month, total, share }) => (
              <tr key={id} className="h-9 border-b border-line">
                <td>{tag === 'adjustment' ? t('bills.adjustment', { name: sp_name }) : sp_name}</td>
                <td className="pl-3 text-soft max-sm:hidden">{id}</td>
                <td className="pl-3 whitespace-nowrap text-soft">{month}</td>
                <td className="pl-3 text-right whitespace-nowrap">{formatAmount(total, currency)}</td>
                <td className="pl-3 text-right whitespace-nowrap">{formatAmount(share, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
