import { endWebhook, type Webhook } from '#contract/webhooks/calls'
import { useOnce } from '../../../../../features/forms/use-once'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog'
import { useToast } from '../../../../../ui/toast'
import { refreshWebhooks } from './webhook-queries'

type EndWebhookDialogProps = { webhook: Webhook; open: boolean; onClose: () => void }

export function EndWebhookDialog({ webhook, open, onClose }: EndWebhookDialogProps) {
  const t = useWords('webhooks')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const end = () =>
    once(async () => {
      const { msg } = await api(endWebhook, { id: webhook.id })
      await refreshWebhooks()
      onClose()
      toast({ tone: 'river', title: msg })
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('endTitle', { name: webhook.name })}
      confirmLabel={t('end')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      danger
      onConfirm={() => void end()}
    >
      {t('endText')}
    </ConfirmDialog>
  )
}
