import { useState } from 'react'
import { cancelWithdrawal } from '#contract/payouts/withdrawal-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button, type ButtonProps } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { type OwnWithdrawal, refreshWithdrawals } from '../withdrawal-queries'

type CancelButtonProps = { withdrawal: OwnWithdrawal; size?: ButtonProps['size'] }

/** Taking it back, before it is approved. */
export function CancelButton({ withdrawal: { id, number, can }, size }: CancelButtonProps) {
  const t = useWords('withdraw')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [isOpen, setIsOpen] = useState(false)
  if (!can.cancel) return null

  const cancel = () =>
    once(async () => {
      try {
        const { msg } = await api(cancelWithdrawal, { id })
        toast({ title: msg || t('cancel.done', { number }) })
      } catch (error) {
        // It was approved meanwhile: the page shows how it stands now.
        if (isRefusal(error, 'conflict')) await refreshWithdrawals()
        throw error
      } finally {
        setIsOpen(false)
      }
      await refreshWithdrawals()
    })

  return (
    <>
      <Button size={size} onClick={() => setIsOpen(true)}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('cancel.title', { number })}
        confirmLabel={t('cancel.open')}
        cancelLabel={t('back')}
        busy={isBusy}
        danger
        onConfirm={() => void cancel()}
      >
        {t('cancel.text')}
      </ConfirmDialog>
    </>
  )
}
