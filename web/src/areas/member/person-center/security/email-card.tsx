import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { OutputOf } from '#contract/call'
import {
  confirmEmail,
  type readEmail,
  removeEmail,
  resumeEmail,
  sendEmailCode,
} from '#contract/identity/email-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { emailQuery } from '../../../../features/account/identity-queries'
import { EmailFields, type EmailValues } from '../../../../features/email/email-fields'
import { EmailStanding } from '../../../../features/email/email-standing'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { isRefused } from '../../../../features/sms-codes/use-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { Loaded } from '../../loaded'

type Email = NonNullable<OutputOf<typeof readEmail>['email']>
type Doing = 'none' | 'changing' | 'removing'

const remember = (email: Email | null) => queryClient.setQueryData(emailQuery.queryKey, { email })

export function EmailCard() {
  const t = useWords('member')
  const query = useQuery(emailQuery)
  const [doing, setDoing] = useState<Doing>('none')
  const email = query.data?.email
  const end = () => setDoing('none')
  // Without an address its heading says everything.
  const hasMore = !query.data || email || doing !== 'none'
  return (
    <Card
      id="email"
      title={t('email.title')}
      detail={email ? t('email.now', { email: email.address }) : t('email.lead')}
      aside={
        query.data &&
        doing === 'none' && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setDoing('changing')}>{t(email ? 'email.change' : 'email.add')}</Button>
            {email && (
              <Button variant="quiet" onClick={() => setDoing('removing')}>
                {t('email.remove')}
              </Button>
            )}
          </div>
        )
      }
    >
      {hasMore && (
        <Loaded query={query} failed={t('email.failed')} skeleton={<Skeleton className="h-6" />}>
          {({ email: kept }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {kept && doing === 'none' && <EmailStanding email={kept} resume={<Resume />} />}
              {kept && doing === 'none' && !kept.left && !kept.bounced && (
                <p className="text-soft">
                  <Link to="/system-message?settings=open" className="underline">
                    {t('email.choose')}
                  </Link>
                </p>
              )}
              {doing === 'changing' && <ChangeEmail before={kept} onEnd={end} />}
              {doing === 'removing' && <RemoveEmail onEnd={end} />}
            </div>
          )}
        </Loaded>
      )}
    </Card>
  )
}

function Resume() {
  const t = useWords('member')
  const toast = useToast()
  async function resume() {
    const { msg, data } = await api(resumeEmail, {})
    remember(data.email)
    toast({ tone: 'river', title: msg })
  }
  return <Button onClick={() => void resume().catch(() => {})}>{t('email.resume')}</Button>
}

type EndProps = { onEnd: () => void }

/** Another address in the place of one also needs the phone. */
function ChangeEmail({ before, onEnd }: EndProps & { before: Email | null }) {
  const t = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const form = useForm<EmailValues>({
    resolver: zodResolver(confirmEmail.input),
    defaultValues: { email: '', email_code: '', ...(before && { sms_code: '' }) },
  })
  const { register, watch, formState } = form
  // The same address once more, after a server refused it, needs no phone.
  const needsPhone = before !== null && watch('email') !== before.address
  const submit = useFormSending(form, async ({ sms_code, ...input }) => {
    const sent = needsPhone ? { ...input, sms_code } : input
    const { msg, data } = await api(confirmEmail, sent, { showsFields: true })
    remember(data.email)
    toast({ tone: 'river', title: msg })
    onEnd()
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        <EmailFields
          form={form}
          sendCode={async email => (await api(sendEmailCode, { email }, { shows: isRefused })).data}
        />
        {needsPhone && (
          <CodeField
            purpose="change_email"
            registration={register('sms_code')}
            label={t('email.phoneCode')}
            error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
          />
        )}
      </div>
      <FormButtons label={t('email.confirm')} isSending={formState.isSubmitting} onEnd={onEnd} />
    </form>
  )
}

function RemoveEmail({ onEnd }: EndProps) {
  const t = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(removeEmail.input), defaultValues: { sms_code: '' } })
  const submit = useFormSending(form, async input => {
    const { msg } = await api(removeEmail, input, { showsFields: true })
    remember(null)
    toast({ tone: 'river', title: msg })
    onEnd()
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-soft">{t('email.removeText')}</p>
      <div className="max-w-md">
        <CodeField
          purpose="change_email"
          registration={form.register('sms_code')}
          label={t('email.phoneCode')}
          error={fieldProblem(form.formState.errors.sms_code, shell('code.missing'))}
        />
      </div>
      <FormButtons label={t('email.remove')} isSending={form.formState.isSubmitting} onEnd={onEnd} />
    </form>
  )
}

function FormButtons({ label, isSending, onEnd }: EndProps & { label: string; isSending: boolean }) {
  const t = useWords('member')
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="ink" loading={isSending}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onEnd}>
        {t('cancel')}
      </Button>
    </div>
  )
}
