import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import type { OutputOf } from '#contract/call'
import { requestWithdrawal } from '#contract/payouts/withdrawal-calls'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { CallRefused, TransportFailure } from '../../../../lib/api-client'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Facts } from '../../../../ui/facts'
import { useToast } from '../../../../ui/toast'
import { endOf } from '../account/end-of'
import type { Chosen } from '../choose/use-chosen'
import { payoutQuery } from '../payout-queries'
import { isNothing, shownAmount, shownLess } from '../shown-amount'
import { type Preview, previewAnew, previewQuery, refreshWithdrawals } from '../withdrawal-queries'
import { SubmitFields } from './submit-fields'
import { type Problem, SubmitProblem } from './submit-problem'
import { contentOf, emptyValues, type SubmitValues } from './submit-values'

type Made = OutputOf<typeof requestWithdrawal>
type SubmitDialogProps = {
  billIds: number[]
  /** As it was when it was opened. */
  opened: Preview
  keyFor: Chosen['keyFor']
  onDone: (made: Made) => void
  onClose: () => void
}

/** The last look at the figures, the amount typed once more, and the code. */
export function SubmitDialog({ billIds, opened, keyFor, onDone, onClose }: SubmitDialogProps) {
  const t = useWords('withdraw')
  const toast = useToast()
  const formId = useId()
  const { data: preview = opened } = useQuery(previewQuery(billIds))
  const { data: standing } = useQuery(payoutQuery)
  const [problem, setProblem] = useState<Problem>()
  const form = useForm<SubmitValues>({ mode: 'onTouched', defaultValues: emptyValues })

  const submit = useFormSending(form, async values => {
    setProblem(undefined)
    const content = contentOf(billIds, preview, values)
    const input = { ...content, sms_code: values.sms_code, idempotency_key: keyFor(content) }
    try {
      const { data, msg } = await api(requestWithdrawal, input, { showsFields: true, shows: isShownHere })
      toast({ tone: 'river', title: msg || t('submit.done', { number: data.number }) })
      // At once: what is refreshed next must not ask for these bills again.
      flushSync(() => onDone(data))
      await refreshWithdrawals()
    } catch (error) {
      if (error instanceof TransportFailure) return setProblem({ kind: 'lost' })
      if (!isShownHere(error)) throw error
      await lookAgain(preview, (error as CallRefused).message)
    }
  })

  /** What was refused may have changed meanwhile: then the new figures say more than the refusal. */
  async function lookAgain(before: Preview, message: string) {
    const fresh = await previewAnew(billIds).catch(() => undefined)
    if (!fresh || fresh.net === before.net) return setProblem({ kind: 'refused', message })
    setProblem({ kind: 'changed', before: before.net, now: fresh.net, currency: fresh.currency })
    form.resetField('net')
    form.setFocus('net')
  }

  const { account, holder = null } = standing ?? {}
  const amount = (text: string) => shownAmount(text, preview.currency)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t('close')}
      title={
        account
          ? t('submit.title', { net: amount(preview.net), digits: endOf(account) })
          : t('submit.titleOnly', { net: amount(preview.net) })
      }
      description={t('submit.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" form={formId} variant="main" loading={form.formState.isSubmitting}>
            {t('submit.confirm')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate>
          <Facts
            className="mb-4 [&>div]:py-2!"
            rows={[
              [t('sum.share'), amount(preview.share)],
              [t('sum.taxShort'), shownLess(preview.tax, preview.currency)],
              ...(isNothing(preview.due)
                ? []
                : [[t('sum.due'), shownLess(preview.due, preview.currency)] as [string, string]]),
              ...(isNothing(preview.fee)
                ? []
                : [[t('sum.fee'), shownLess(preview.fee, preview.currency)] as [string, string]]),
              [
                t('sum.net'),
                <span key="net" className="text-river">
                  {amount(preview.net)}
                </span>,
              ],
            ]}
          />
          <SubmitProblem problem={problem} />
          <SubmitFields preview={preview} holder={holder} />
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** A broken line and a world that has moved on are told where the figures stand. */
function isShownHere(error: unknown): boolean {
  if (error instanceof CallRefused && error.fields.some(({ field }) => field === 'net')) return true
  return error instanceof TransportFailure || (isRefusal(error, 'conflict') && error.fields.length === 0)
}
