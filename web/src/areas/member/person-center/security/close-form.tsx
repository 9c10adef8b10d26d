import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { closeAccount } from '#contract/identity/security-calls'
import { refreshAccount } from '../../../../features/account/account-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { useToast } from '../../../../ui/toast'

const facts = [1, 2, 3, 4] as const
const isObstacle = (error: unknown) => isRefusal(error, 'cannotClose')

/** What deleting means, then the code. What stands in the way is told here, in the server's words. */
export function CloseForm({ onEnd }: { onEnd: () => void }) {
  const t = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const [obstacle, setObstacle] = useState<string>()
  const form = useForm({ resolver: zodResolver(closeAccount.input), defaultValues: { sms_code: '' } })
  const { register, formState } = form
  const submit = useFormSending(form, async input => {
    setObstacle(undefined)
    try {
      const { msg } = await api(closeAccount, input, { showsFields: true, shows: isObstacle })
      toast({ tone: 'neutral', title: msg })
      await refreshAccount()
      onEnd()
    } catch (error) {
      if (!isRefusal(error, 'cannotClose')) throw error
      setObstacle(error.message)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="grid list-disc gap-1.5 pl-5 text-soft">
        {facts.map(fact => (
          <li key={fact}>{t(`close.fact${fact}`)}</li>
        ))}
      </ul>
      <div className="max-w-md">
        <CodeField
          purpose="delete_account"
          registration={register('sms_code')}
          error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
        />
      </div>
      {obstacle && (
        <div role="alert">
          <Notice tone="amber" title={t('close.obstacle')}>
            {obstacle}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={formState.isSubmitting}>
          {t('close.submit')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
