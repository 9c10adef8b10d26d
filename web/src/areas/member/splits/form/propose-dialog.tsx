import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { proposeSplit } from '#contract/income/split-calls'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { useToast } from '../../../../ui/toast'
import { refreshSplits, type SplitDetail } from '../split-queries'
import { ProposalFields } from './proposal-fields'
import { emptyParty, type ProposalValues, readPart, sumOf } from './proposal-values'

type ProposeDialogProps = { detail: SplitDetail; onClose: () => void }

/** Who gets which part from when on, and the code of who decides. */
export function ProposeDialog({ detail, onClose }: ProposeDialogProps) {
  const t = useWords('splits')
  const toast = useToast()
  const formId = useId()
  const before = detail.ahead ?? detail.in_force
  const form = useForm<ProposalValues>({ defaultValues: startWith(detail) })
  const submit = useFormSending(form, async values => {
    if (sumOf(values) !== 10_000) return form.setFocus('own_percent')
    const { msg } = await api(proposeSplit, toSend(detail.track.isrc, values), { showsFields: true })
    toast({ tone: 'river', title: msg })
    onClose()
    await refreshSplits()
  })
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      closeLabel={t('close')}
      title={t(before ? 'form.changeTitle' : 'form.title', { track: detail.track.title })}
      description={t('form.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={form.formState.isSubmitting}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate>
          <ProposalFields detail={detail} />
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** A change begins with what holds now, a first split with one empty row. */
function startWith({ ahead, in_force, first_month }: SplitDetail): ProposalValues {
  const parties = (ahead ?? in_force)?.parties.filter(({ percent }) => percent !== '0.00') ?? []
  const own = parties.find(({ is_owner }) => is_owner)
  return {
    from_month: first_month,
    own_percent: own?.percent ?? '',
    own_role: own?.role ?? '',
    parties:
      parties.length === 0
        ? [emptyParty]
        : parties
            .filter(({ is_owner }) => !is_owner)
            .map(({ id, name, role, paid_for, percent, mobile_masked }) => ({
              party_id: id,
              mobile: mobile_masked ?? '',
              name,
              role,
              paid_for,
              percent,
            })),
    sms_code: '',
  }
}

function toSend(isrc: string, { parties, own_percent, ...rest }: ProposalValues) {
  return {
    ...rest,
    isrc,
    own_percent: readPart(own_percent)?.text ?? null,
    parties: parties.map(({ party_id, mobile, name, role, paid_for, percent }) => ({
      ...(party_id === undefined ? { mobile } : { party_id }),
      name,
      role,
      paid_for,
      percent: readPart(percent)?.text ?? percent,
    })),
  }
}
