import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { OutputOf } from '#contract/call'
import { staffSecondFactor } from '#contract/staff/calls'
import { useFormSending } from '../../../features/forms/use-form-sending'
import { api } from '../../../lib/api'
import { isRefusal } from '../../../lib/is-refusal'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/toast'
import { SecondFactorField } from './second-factor-field'

interface CodeStepProps {
  ticket: string
  isNew: boolean
  onPassed: (passed: OutputOf<typeof staffSecondFactor>) => void
  /** To the first step: by choice, or because this took too long or went wrong too often. */
  onBack: () => void
}

const values = z.object({ code: z.string().trim().min(6).max(40) })

export function CodeStep({ ticket, isNew, onPassed, onBack }: CodeStepProps) {
  const t = useWords('operator')
  const toast = useToast()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({ resolver: zodResolver(values), defaultValues: { code: '' } })
  const { setFocus, formState } = form
  useEffect(() => setFocus('code'), [setFocus])

  const isOver = (error: unknown) =>
    isRefusal(error, 'linkExpired', 'tooManyRequests', 'accountFrozen') && error.fields.length === 0
  const submit = useFormSending(form, async ({ code }) => {
    try {
      onPassed((await api(staffSecondFactor, { ticket, code }, { showsFields: true, shows: isOver })).data)
    } catch (error) {
      if (!isOver(error)) throw error
      toast({ title: (error as Error).message, tone: 'accent', lasts: 12_000 })
      onBack()
    }
  })
  const change = () => {
    setRecovery(!isRecovery)
    // Not the whole form: that would lose the field, and with it the focus.
    form.resetField('code')
    setFocus('code')
  }
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      <SecondFactorField
        registration={form.register('code')}
        error={formState.errors.code}
        isRecovery={isRecovery}
      />
      <Button type="submit" variant="ink" size="large" block loading={formState.isSubmitting}>
        {t(isNew ? 'enrol.submit' : 'code.submit')}
      </Button>
      <div className="-ml-3.5 flex flex-col items-start">
        {!isNew && (
          <Button variant="quiet" size="small" onClick={change}>
            {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
    </form>
  )
}
