import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { OutputOf } from '#contract/call'
import { type previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { agreementQuery } from '../../../../features/works/channel-queries'
import { useAskAboutOpen } from '../../../../features/works/reasons/use-ask-about-open'
import { refreshWorks } from '../../../../features/works/work-queries'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'

type Preview = OutputOf<typeof previewAgreement>

/** The name as it stands in the agreement, and a code to the signer's phone. */
export function SignForm({ workId, preview }: { workId: number; preview: Preview }) {
  const t = useWords('publish')
  const shell = useWords('shell')
  const toast = useToast()
  const navigate = useNavigate()
  const { ask, dialog } = useAskAboutOpen()
  const form = useForm({ defaultValues: { typed_name: '', sms_code: '' } })
  const { register, formState } = form
  const { signer, terms_hash } = preview
  const submit = useFormSending(form, async ({ typed_name, sms_code }) => {
    try {
      await api(signAgreement, { work_id: workId, terms_hash, typed_name, sms_code }, { showsFields: true })
    } catch (error) {
      // Something in it changed while it was read: it has to be read again.
      if (isRefusal(error, 'conflict')) await queryClient.invalidateQueries(agreementQuery(workId))
      throw error
    }
    await refreshWorks()
    toast({ tone: 'river', title: t('sign.done') })
    await navigate(links.work(workId))
  })
  if (!signer) return null
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        ask(submit)
      }}
      noValidate
      className="mt-6 grid max-w-md grid-cols-[minmax(0,1fr)] gap-5"
    >
      <p className="text-soft">
        {t(`sign.who.${signer.kind}`, { name: signer.name, mobile: signer.mobile_masked })}
      </p>
      <Field
        label={t('sign.name')}
        hint={t('sign.nameHint', { name: signer.name })}
        error={fieldProblem(formState.errors.typed_name, t('sign.nameMissing'))}
        required
      >
        <TextInput {...register('typed_name', { required: true })} autoComplete="off" maxLength={120} />
      </Field>
      <CodeField
        purpose="sign"
        registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
        error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
      />
      <Button type="submit" variant="main" loading={formState.isSubmitting}>
        {t('sign.submit')}
      </Button>
      {dialog}
    </form>
  )
}
