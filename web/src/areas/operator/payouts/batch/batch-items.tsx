import { Link } from 'react-router'
import type { OutputOf } from '#contract/call'
import type { readBatch } from '#contract/payouts/batch-calls'
import { batchPayoutsExportPath } from '#contract/payouts/withdrawal-files'
import { ExportLinks } from '../../../../features/export/export-links'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { CursorPager, type useCursors } from '../../use-cursors'
import { shownSum } from '../shown-sum'
import { OutcomeBadge } from './outcome-badge'

type BatchItemsProps = { data: OutputOf<typeof readBatch>; pages: ReturnType<typeof useCursors> }

const head = 'border-b-2 border-ink py-2 text-xs font-semibold text-soft'

export function BatchItems({ data, pages }: BatchItemsProps) {
  const t = useWords('payout-desk')
  const { batch, items } = data
  return (
    <section aria-labelledby="items" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="items" className="text-lg">
          {t('items.title')}
        </h2>
        <ExportLinks path={batchPayoutsExportPath} query={{ id: batch.id }} />
      </div>
      <div className="mt-2 overflow-x-auto">
        <table className="num w-full border-collapse text-left text-sm">
          <caption className="sr-only">{t('items.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {t('items.position')}
              </th>
              <th scope="col" className={head}>
                {t('items.payout')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('items.member')}
              </th>
              <th scope="col" className={`${head} pl-3 max-md:hidden`}>
                {t('items.reference')}
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                {t('items.amount')}
              </th>
              <th scope="col" className={`${head} pl-4`}>
                {t('items.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ position, withdrawal, member, reference, amount, outcome }) => (
              <tr key={position} className="h-12 border-b border-line">
                <td className="text-soft max-sm:hidden">{position}</td>
                <td>
                  <Link
                    to={links.operatorPayoutsOf({ state: 'in_batch', id: String(withdrawal.id) })}
                    className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline-offset-4 hover:underline"
                  >
                    {withdrawal.number}
                  </Link>
                </td>
                <td className="pl-3">{member.name}</td>
                <td className="pl-3 text-soft max-md:hidden">{reference}</td>
                <td className="pl-3 text-right whitespace-nowrap">{shownSum(amount, batch.currency)}</td>
                <td className="pl-4">
                  <OutcomeBadge outcome={outcome} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CursorPager pages={pages} next={data.next_cursor} />
    </section>
  )
}
