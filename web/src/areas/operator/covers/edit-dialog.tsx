import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useUnsaved } from '../../../features/forms/unsaved-changes'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Dialog } from '../../../ui/dialog'

interface EditDialogProps {
  title: string
  description?: string
  submit: string
  size?: 'medium' | 'large'
  /** Closing asks first while something would be lost. */
  isChanged: boolean
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

export function EditDialog(props: EditDialogProps) {
  const { title, description, submit, size, isChanged, isBusy, onSubmit, onClose, children } = props
  const t = useWords('cover-offer')
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  useUnsaved(formId, isChanged, onClose)
  const close = () => (isChanged ? setIsAsking(true) : onClose())
  function send(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Dialog
        open
        onOpenChange={isOpen => !isOpen && close()}
        title={title}
        description={description}
        size={size}
        closeLabel={t('close')}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="main" loading={isBusy}>
              {submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={send} className="grid gap-5">
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('discard.title')}
        confirmLabel={t('discard.do')}
        cancelLabel={t('discard.back')}
        danger
        onConfirm={onClose}
      >
        {t('discard.text')}
      </ConfirmDialog>
    </>
  )
}
