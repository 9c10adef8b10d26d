import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { changeWebhook, type Webhook } from '#contract/webhooks/calls'
import { fieldProblem } from '../../../../../features/forms/field-problem'
import { useFormSending } from '../../../../../features/forms/use-form-sending'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Dialog } from '../../../../../ui/dialog'
import { Field } from '../../../../../ui/field'
import { TextInput } from '../../../../../ui/text-input'
import { useToast } from '../../../../../ui/toast'
import { EventChoice } from './event-choice'
import { refreshWebhooks } from './webhook-queries'

const formId = 'edit-webhook'

/** Another address is another endpoint: whoever listens there needs a secret of their own. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useWords('webhooks')
  const toast = useToast()
  const { id, name, events } = webhook
  const form = useForm({ resolver: zodResolver(changeWebhook.input), defaultValues: { id, name, events } })
  const { errors, isSubmitting } = form.formState
  const submit = useFormSending(form, async input => {
    const { msg } = await api(changeWebhook, input, { showsFields: true })
    await refreshWebhooks()
    toast({ tone: 'river', title: msg })
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="ink" loading={isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field label={t('name')} error={fieldProblem(errors.name, t('nameMissing'))} required>
          <TextInput maxLength={60} autoComplete="off" {...form.register('name')} />
        </Field>
        <Controller
          control={form.control}
          name="events"
          render={({ field }) => (
            <EventChoice
              value={field.value}
              onChange={field.onChange}
              isMissing={errors.events !== undefined}
            />
          )}
        />
      </form>
    </Dialog>
  )
}
