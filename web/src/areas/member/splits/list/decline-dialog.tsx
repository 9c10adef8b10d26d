import { declineSplit } from '#contract/income/split-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { type Invitation, refreshSplits } from '../split-queries'

export function DeclineDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useWords('splits')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const decline = () =>
    once(async () => {
      const { msg } = await api(declineSplit, { party_id: invitation.party_id })
      toast({ title: msg })
    }).then(() => {
      onClose()
      return refreshSplits()
    })
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('decline.title')}
      confirmLabel={t('decline.submit')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void decline()}
    >
      {t('decline.text')}
    </ConfirmDialog>
  )
}
