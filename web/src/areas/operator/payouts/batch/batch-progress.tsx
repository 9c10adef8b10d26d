import { useWords } from '../../../../lib/words'
import type { Batch } from '../payout-queries'

/** How much of a batch is paid, failed, and not known of. */
export function BatchProgress({ batch }: { batch: Pick<Batch, 'payouts' | 'paid' | 'failed' | 'open'> }) {
  const t = useWords('payout-desk')
  const { payouts, paid, failed, open } = batch
  const part = (count: number) => `${payouts === 0 ? 0 : (count / payouts) * 100}%`
  return (
    <span className="block min-w-36">
      <span aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-line">
        {paid > 0 && <i className="bg-river" style={{ width: part(paid) }} />}
        {failed > 0 && <i className="bg-accent" style={{ width: part(failed) }} />}
      </span>
      <span className="num mt-1 block text-xs text-soft">{t('batch.progress', { paid, failed, open })}</span>
    </span>
  )
}
