import { type FormEvent, type ReactNode, useState } from 'react'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { TextArea } from '../../ui/text-area'

type ReasonDialogProps = {
  title: string
  text: string
  label: string
  hint?: string
  /** What is said when nothing is written; absent: nothing has to be. */
  missing?: string
  submit: string
  isDanger?: boolean
  isBusy: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

const formId = 'deed-with-reason'

/** Something that is done with a reason to it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, hint, missing, submit, isDanger, isBusy, onSubmit, onClose, children } = props
  const t = useWords('operator')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = missing !== undefined && reason.trim().length < 2
  function send(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing) onSubmit(reason.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'main'} loading={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
        {children}
        <Field
          label={label}
          hint={hint}
          error={isTried && isMissing ? missing : undefined}
          required={missing !== undefined}
        >
          <TextArea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
