import type { ReactNode } from 'react'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Dialog } from '../../../../../ui/dialog'
import { NewKey } from '../new-key'

type SecretDialogProps = {
  title: string
  formId: string
  /** What sending the form is called. */
  action: string
  isSubmitting: boolean
  /** Takes the place of the form once it is there. */
  secret?: string
  onClose: () => void
  children: ReactNode
}

/** A form whose answer is a secret. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, formId, action, isSubmitting, secret, onClose, children } = props
  const t = useWords('webhooks')
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      actions={
        secret ? (
          <Button variant="ink" onClick={onClose}>
            {t('kept')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="ink" loading={isSubmitting}>
              {action}
            </Button>
          </>
        )
      }
    >
      {secret ? <NewKey text={secret} hint={t('secretText')} /> : children}
    </Dialog>
  )
}
