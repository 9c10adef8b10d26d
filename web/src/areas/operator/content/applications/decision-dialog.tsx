import { type FormEvent, useState } from 'react'
import { applicationText, decideApplication } from '#contract/plans/calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { useToast } from '../../../../ui/toast'
import { type Application, refreshContent } from '../content-queries'

export type Decision = 'accepted' | 'declined'
type DecisionDialogProps = { item: Application; decision: Decision; onClose: () => void }

const formId = 'plan-application'

/** Taken in, with a few words if one likes; declined, never without them. */
export function DecisionDialog({ item, decision, onClose }: DecisionDialogProps) {
  const t = useWords('content')
  const toast = useToast()
  const [answer, setAnswer] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [once, isBusy] = useOnce()
  const isMissing = decision === 'declined' && answer.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) return
    const isDone = await once(() => api(decideApplication, { id: item.id, decision, answer }))
    // Decided elsewhere or withdrawn meanwhile: the list says so.
    await refreshContent()
    if (!isDone) return
    toast({ title: t(`application.done.${decision}`, { work: item.work.title }), tone: 'river' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(`application.ask.${decision}`, { work: item.work.title })}
      description={t(`application.means.${decision}`, { plan: item.plan.title })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={decision === 'accepted' ? 'good' : 'danger'}
            loading={isBusy}
          >
            {t(decision === 'accepted' ? 'application.accept' : 'application.decline')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)}>
        <Field
          label={t('application.answer')}
          hint={t(`application.answerHint.${decision}`)}
          error={isTried && isMissing ? t('application.answerMissing') : undefined}
          required={decision === 'declined'}
        >
          <TextArea
            rows={4}
            value={answer}
            maxLength={applicationText.max}
            onChange={event => setAnswer(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
