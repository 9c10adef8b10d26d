import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rotateWebhookSecret, type Webhook } from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { fieldProblem } from '../../../../../features/forms/field-problem'
import { useFormSending } from '../../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../../features/sms-codes/code-field'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { SecretDialog } from './secret-dialog'
import { refreshWebhooks } from './webhook-queries'

const formId = 'rotate-webhook-secret'

export function RotateSecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useWords('webhooks')
  const shell = useWords('shell')
  const [secret, setSecret] = useState<string>()
  const form = useForm({
    resolver: zodResolver(rotateWebhookSecret.input),
    defaultValues: { id: webhook.id, sms_code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = useFormSending(form, async input => {
    const { data } = await api(rotateWebhookSecret, input, { showsFields: true })
    setSecret(data.secret)
    await refreshWebhooks()
  })
  return (
    <SecretDialog
      title={secret ? t('rotatedTitle') : t('rotateTitle', { name: webhook.name })}
      action={t('rotate')}
      {...{ formId, secret, isSubmitting, onClose }}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-soft">{t('rotateText', { hours: webhookLimits.overlapHours })}</p>
        <CodeField
          purpose="webhook"
          registration={form.register('sms_code')}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
      </form>
    </SecretDialog>
  )
}
