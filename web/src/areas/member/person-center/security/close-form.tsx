import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Currency } from '#contract/currency'
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
import { payoutQuery } from '../../payouts/payout-queries'
import { InvoiceFields } from '../../payouts/submit/invoice-fields'
import { emptyValues, type SubmitValues } from '../../payouts/submit/submit-values'
import { tidyAmount } from '../../payouts/submit/typed-amount'
import { payableQuery } from '../../payouts/withdrawal-queries'

const facts = [1, 2, 3, 4, 5] as const
const isObstacle = (error: unknown) => isRefusal(error, 'cannotClose')

/** What deleting means, then the code. What stands in the way is told here, in the server's words. */
export function CloseForm({ isCompany, onEnd }: { isCompany: boolean; onEnd: () => void }) {
  const t = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const [obstacle, setObstacle] = useState<string>()
  const invoiced = useInvoiced(isCompany)
  const form = useForm<SubmitValues>({ mode: 'onTouched', defaultValues: emptyValues })
  const { register, formState } = form
  const submit = useFormSending(form, async ({ sms_code, invoice }) => {
    setObstacle(undefined)
    const input = {
      sms_code,
      ...(invoiced && { invoice: { ...invoice, total: tidyAmount(invoice.total) } }),
    }
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
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ul className="grid list-disc gap-1.5 pl-5 text-soft">
          {facts.map(fact => (
            <li key={fact}>{t(`close.fact${fact}`)}</li>
          ))}
        </ul>
        {invoiced && (
          <div className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-4">
            <InvoiceFields preview={invoiced} />
          </div>
        )}
        <div className="max-w-md">
          <CodeField
            purpose="delete_account"
            registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
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
    </FormProvider>
  )
}

/** What a company is paid before it closes, against an invoice; nothing where there is nothing to pay, or nobody asks for one. */
function useInvoiced(isCompany: boolean) {
  const { data: standing } = useQuery({ ...payoutQuery, enabled: isCompany })
  const { data: payable } = useInfiniteQuery({ ...payableQuery('now'), enabled: isCompany })
  const [page] = payable?.pages ?? []
  if (standing?.holder?.kind !== 'company' || !page || Number(page.share) <= 0) return undefined
  return { share: page.share, currency: page.currency as Currency }
}
