import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { makeWebhook } from '#contract/webhooks/calls'
import type { WebhookEventType } from '#contract/webhooks/events'
import { fieldProblem } from '../../../../../features/forms/field-problem'
import { useFormSending } from '../../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../../features/sms-codes/code-field'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { Field } from '../../../../../ui/field'
import { TextInput } from '../../../../../ui/text-input'
import { EventChoice } from './event-choice'
import { SecretDialog } from './secret-dialog'
import { refreshWebhooks } from './webhook-queries'

const formId = 'make-webhook'

/** The form, then the secret: it is shown this once. */
export function MakeWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('webhooks')
  const shell = useWords('shell')
  const [secret, setSecret] = useState<string>()
  const form = useForm({
    resolver: zodResolver(makeWebhook.input),
    defaultValues: {
      ...{ name: '', url: '', sms_code: '' },
      events: ['work.status_changed', 'bill.ready'] as WebhookEventType[],
    },
  })
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const submit = useFormSending(form, async input => {
    const { data } = await api(makeWebhook, input, { showsFields: true })
    setSecret(data.secret)
    await refreshWebhooks()
  })
  return (
    <SecretDialog
      title={t(secret ? 'madeTitle' : 'make')}
      action={t('make')}
      {...{ formId, secret, isSubmitting, onClose }}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={fieldProblem(errors.name, t('nameMissing'))}
          required
        >
          <TextInput maxLength={60} autoComplete="off" {...register('name')} />
        </Field>
        <Field
          label={t('url')}
          hint={t('urlHint')}
          error={fieldProblem(errors.url, t('urlMissing'))}
          required
        >
          <TextInput type="url" inputMode="url" lang="en" autoComplete="off" {...register('url')} />
        </Field>
        <Controller
          control={control}
          name="events"
          render={({ field }) => (
            <EventChoice
              value={field.value}
              onChange={field.onChange}
              isMissing={errors.events !== undefined}
            />
          )}
        />
        <CodeField
          purpose="webhook"
          registration={register('sms_code')}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
      </form>
    </SecretDialog>
  )
}
