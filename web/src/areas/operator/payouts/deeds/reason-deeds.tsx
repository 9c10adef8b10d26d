import {
  markPayoutFailed,
  markPayoutReturned,
  refusePayout,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { ReasonDialog } from '../../reason-dialog'
import type { OpenedPayout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

/** A refusal only stops something: it takes no code. */
const calls = { failed: markPayoutFailed, returned: markPayoutReturned, void: voidPayout } as const
export type ReasonDeed = keyof typeof calls | 'refuse'

const labels = { refuse: 'do.refuse', failed: 'do.failed', returned: 'do.returned', void: 'do.void' } as const

type ReasonDeedDialogProps = {
  deed: ReasonDeed
  payout: OpenedPayout
  onDone?: () => void
  onClose: () => void
}

/** What a member reads the reason of. */
export function ReasonDeedDialog({ deed, payout, onDone, onClose }: ReasonDeedDialogProps) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  const { id, version, number } = payout
  return (
    <ReasonDialog
      title={t(`${deed}.title`, { number })}
      text={t(`${deed}.text`)}
      label={t('reason.label')}
      hint={t('reason.hint')}
      missing={t('reason.missing')}
      submit={t(labels[deed])}
      isDanger={deed === 'void' || deed === 'refuse'}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(
          () =>
            deed === 'refuse'
              ? api(refusePayout, { id, version, reason })
              : apiWithCode(calls[deed], { id, version, reason }),
          t(`${deed}.done`, { number }),
          () => {
            onClose()
            onDone?.()
          },
        )
      }
    />
  )
}
