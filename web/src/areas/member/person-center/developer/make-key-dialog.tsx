import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { keyDays, makeApiKey } from '#contract/api-keys/calls'
import { type Scope, scopes } from '#contract/api-keys/scopes'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'
import { TextInput } from '../../../../ui/text-input'
import { NewKey } from './new-key'

const formId = 'make-api-key'

type MakeKeyDialogProps = { onMade: () => void; onClose: () => void }

/** The form, then the key itself: it is shown this once. */
export function MakeKeyDialog({ onMade, onClose }: MakeKeyDialogProps) {
  const t = useWords('member')
  const shell = useWords('shell')
  const [made, setMade] = useState<string>()
  const form = useForm({
    resolver: zodResolver(makeApiKey.input),
    defaultValues: {
      name: '',
      scopes: ['works:read'] as Scope[],
      days: 90 as (typeof keyDays)[number],
      sms_code: '',
    },
  })
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const submit = useFormSending(form, async input => {
    const { data } = await api(makeApiKey, input, { showsFields: true })
    setMade(data.key)
    onMade()
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(made ? 'keys.madeTitle' : 'keys.makeTitle')}
      closeLabel={t('keys.close')}
      actions={
        made ? (
          <Button variant="ink" onClick={onClose}>
            {t('keys.kept')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="ink" loading={isSubmitting}>
              {t('keys.make')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <NewKey text={made} />
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Field
            label={t('keys.name')}
            hint={t('keys.nameHint')}
            error={fieldProblem(errors.name, t('keys.nameMissing'))}
            required
          >
            <TextInput maxLength={60} autoComplete="off" {...register('name')} />
          </Field>
          <Controller
            control={control}
            name="scopes"
            render={({ field }) => (
              <Field label={t('keys.scopes')} error={errors.scopes && t('keys.scopesMissing')} group required>
                <div className="grid">
                  {scopes.map(scope => (
                    <Checkbox
                      key={scope}
                      checked={field.value.includes(scope)}
                      onChange={event =>
                        field.onChange(
                          scopes.filter(one =>
                            one === scope ? event.target.checked : field.value.includes(one),
                          ),
                        )
                      }
                    >
                      <span className="font-semibold">{t(`keys.scope.${scope}`)}</span>
                      <span className="block text-sm text-soft">{t(`keys.scopeText.${scope}`)}</span>
                    </Checkbox>
                  ))}
                </div>
              </Field>
            )}
          />
          <Controller
            control={control}
            name="days"
            render={({ field }) => (
              <Field label={t('keys.days')} hint={t('keys.daysHint')} group>
                <RadioGroup
                  value={String(field.value)}
                  onChange={value => field.onChange(Number(value))}
                  options={keyDays.map(days => ({ value: String(days), label: t('keys.daysOf', { days }) }))}
                  className="sm:flex-row sm:gap-8"
                />
              </Field>
            )}
          />
          <CodeField
            purpose="api_key"
            registration={register('sms_code')}
            error={fieldProblem(errors.sms_code, shell('code.missing'))}
          />
        </form>
      )}
    </Dialog>
  )
}
