import { confirmClaim } from '#contract/payouts/unclaimed-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import type { Unclaimed } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

type ConfirmClaimDialogProps = { income: Unclaimed; onClose: () => void }

/** The second of two: the last look before it becomes a withdrawal. */
export function ConfirmClaimDialog({ income, onClose }: ConfirmClaimDialogProps) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const [run, isBusy] = usePayoutDeed()
  const { claim, claimable, currency } = income
  if (!claim) return null
  const { id, claimant, holder, reason } = claim
  let number = ''
  const confirm = () =>
    run(
      async () => {
        number = (await apiWithCode(confirmClaim, { id })).data.number
      },
      () => t('claim.confirmed', { number }),
      onClose,
    )
  return (
    <Dialog
      open
      size="small"
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('claim.confirmTitle', {
        ...{ amount: formatAmount(claimable, currency), currency, name: claimant.name || holder },
      })}
      description={t('claim.confirmText', { holder })}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void confirm()}>
            {t('claim.confirm')}
          </Button>
        </>
      }
    >
      <p className="border-l-2 border-line pl-3 text-soft">{reason}</p>
    </Dialog>
  )
}
