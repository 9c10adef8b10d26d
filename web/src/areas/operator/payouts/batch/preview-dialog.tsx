import { batchNumber } from '#contract/payouts/batch'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { SkeletonLines } from '../../../../ui/skeleton'
import type { PayoutSummary } from '../payout-queries'
import { shownSum } from '../shown-sum'
import { usePayable } from './use-payable'

type PreviewDialogProps = { summary: PayoutSummary; onMake: () => void; onClose: () => void }

/** Everything that would go into the batch, one below the other. */
export function PreviewDialog({ summary, onMake, onClose }: PreviewDialogProps) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const { payouts, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = usePayable(true)
  const { payable, currency, next_batch } = summary
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('preview.title', { number: batchNumber(next_batch) })}
      description={t('preview.text', {
        count: formatCount(payable.payouts),
        sum: shownSum(payable.net, currency),
        currency,
      })}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button variant="main" onClick={onMake}>
            {t('bar.make')}
          </Button>
        </>
      }
    >
      {isPending ? (
        <SkeletonLines lines={6} />
      ) : (
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t('preview.caption')}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-left text-xs text-soft">
              <th scope="col" className="py-2 font-semibold">
                {t('preview.number')}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {t('preview.member')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('preview.net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {payouts.map(({ id, number, member, net }) => (
              <tr key={id} className="h-10 border-b border-line">
                <td className="num pr-3 whitespace-nowrap">{number}</td>
                <td className="pr-3">{member.name}</td>
                <td className="num text-right">{shownSum(net, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('queue.more')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
