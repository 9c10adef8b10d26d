import { useState } from 'react'
import { cancelSplit } from '#contract/income/split-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { refreshSplits } from '../split-queries'

export function CancelProposal({ splitId }: { splitId: number }) {
  const t = useWords('splits')
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const [once, isBusy] = useOnce()
  const cancel = () =>
    once(async () => {
      const { msg } = await api(cancelSplit, { split_id: splitId })
      toast({ title: msg })
    }).then(() => {
      setIsAsking(false)
      return refreshSplits()
    })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('track.cancel')}</Button>
      <ConfirmDialog
        open={isAsking}
        danger
        onOpenChange={setIsAsking}
        title={t('track.cancelTitle')}
        confirmLabel={t('track.cancel')}
        cancelLabel={t('close')}
        busy={isBusy}
        onConfirm={() => void cancel()}
      >
        {t('track.cancelText')}
      </ConfirmDialog>
    </>
  )
}
