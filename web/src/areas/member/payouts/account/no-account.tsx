import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import type { Holder } from '../payout-queries'

export function NoAccount({ holder, onBind }: { holder: Holder; onBind?: () => void }) {
  const t = useWords('payouts')
  return (
    <EmptyState
      heading="h3"
      className="py-8!"
      title={t('none.title')}
      action={
        onBind && (
          <Button variant="main" onClick={onBind}>
            {t('account.bind')}
          </Button>
        )
      }
    >
      <p className="text-balance">{t(`none.${holder.kind}`, { name: holder.name })}</p>
    </EmptyState>
  )
}
