import { refuseClaim } from '#contract/payouts/unclaimed-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { ReasonDialog } from '../../reason-dialog'
import type { Unclaimed } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

type RefuseClaimDialogProps = { income: Unclaimed; onClose: () => void }

export function RefuseClaimDialog({ income: { claim }, onClose }: RefuseClaimDialogProps) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  if (!claim) return null
  return (
    <ReasonDialog
      title={t('claim.refuseTitle')}
      text={t('claim.refuseText')}
      label={t('reason.label')}
      hint={t('claim.refuseHint')}
      missing={t('reason.missing')}
      submit={t('claim.refuse')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(() => api(refuseClaim, { id: claim.id, reason }), t('claim.refused'), onClose)
      }
    />
  )
}
