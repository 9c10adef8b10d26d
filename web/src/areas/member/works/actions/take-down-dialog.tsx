import { type ReactNode, useId, useState } from 'react'
import { takeDownWork } from '#contract/works/work-calls'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'

type TakeDownDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  isBusy: boolean
  onConfirm: (reason: string) => void
  /** What it does not concern, above the reason. */
  children?: ReactNode
}

const mostLetters = 500

/** Taking down wants a reason: the channels ask for one. */
export function TakeDownDialog(props: TakeDownDialogProps) {
  const { open, onOpenChange, title, isBusy, onConfirm, children } = props
  const t = useWords('works')
  const shell = useWords('shell')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isGood = takeDownWork.input.shape.reason.safeParse(reason).success
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={t('takeDown.text')}
      closeLabel={shell('problem.close')}
      size="small"
      actions={
        <>
          <Button variant="line" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isBusy}>
            {t('deed.takeDown')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setIsAsked(true)
          if (isGood && !isBusy) onConfirm(reason)
        }}
      >
        {children && <div className="mb-5 text-soft">{children}</div>}
        <Field
          label={t('takeDown.reason')}
          hint={t('takeDown.hint')}
          error={isAsked && !isGood ? t('takeDown.missing') : undefined}
          required
        >
          <TextArea
            value={reason}
            maxLength={mostLetters}
            onChange={event => setReason(event.target.value)}
            counter={(length, limit) => `${length} / ${limit}`}
          />
        </Field>
      </form>
    </Dialog>
  )
}
