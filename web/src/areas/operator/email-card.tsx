import { zodResolver } from '@hookform/resolvers/zod'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OutputOf } from '#contract/call'
import {
  confirmStaffEmail,
  readStaffEmail,
  removeStaffEmail,
  sendStaffEmailCode,
  switchStaffEmail,
} from '#contract/staff/email-calls'
import { EmailFields, type EmailValues } from '../../features/email/email-fields'
import { EmailStanding } from '../../features/email/email-standing'
import { useFormSending } from '../../features/forms/use-form-sending'
import { isRefused } from '../../features/sms-codes/use-sending'
import { api } from '../../lib/api'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Switch } from '../../ui/switch'
import { useToast } from '../../ui/toast'
import { operatorClient } from './staff-queries'

type Email = OutputOf<typeof readStaffEmail>['email']

const emailQuery = queryOptions({
  queryKey: ['staff email'],
  queryFn: async () => (await api(readStaffEmail, {}, { quiet: true })).data,
})
const remember = (email: Email) => operatorClient.setQueryData(emailQuery.queryKey, { email })

/** Where mails about queues and alarms go. */
export function EmailCard() {
  const t = useWords('operator')
  const toast = useToast()
  const { data } = useQuery(emailQuery)
  const [isChanging, setIsChanging] = useState(false)
  const email = data?.email ?? null

  async function turn(on: boolean) {
    const answered = await api(switchStaffEmail, { on })
    remember(answered.data.email)
    toast({ tone: 'river', title: answered.msg })
  }
  async function remove() {
    const { msg } = await api(removeStaffEmail, {})
    remember(null)
    toast({ tone: 'river', title: msg })
  }
  const quietly = (deed: Promise<void>) => void deed.catch(() => {})
  return (
    <Card
      title={t('email.title')}
      detail={email ? t('email.now', { email: email.address }) : t('email.lead')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {email && !isChanging && (
          <>
            <EmailStanding email={email} />
            <Switch detail={t('email.switchHint')} checked={!email.left} onChange={on => quietly(turn(on))}>
              {t('email.switch')}
            </Switch>
          </>
        )}
        {isChanging ? (
          <ChangeEmail onEnd={() => setIsChanging(false)} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setIsChanging(true)}>{t(email ? 'email.change' : 'email.add')}</Button>
            {email && (
              <Button variant="quiet" onClick={() => quietly(remove())}>
                {t('email.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function ChangeEmail({ onEnd }: { onEnd: () => void }) {
  const t = useWords('operator')
  const toast = useToast()
  const form = useForm<EmailValues>({
    resolver: zodResolver(confirmStaffEmail.input),
    defaultValues: { email: '', email_code: '' },
  })
  const submit = useFormSending(form, async ({ email, email_code }) => {
    const { msg, data } = await api(confirmStaffEmail, { email, email_code }, { showsFields: true })
    remember(data.email)
    toast({ tone: 'river', title: msg })
    onEnd()
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        <EmailFields
          form={form}
          sendCode={async email => (await api(sendStaffEmailCode, { email }, { shows: isRefused })).data}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" loading={form.formState.isSubmitting}>
          {t('email.confirm')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('email.cancel')}
        </Button>
      </div>
    </form>
  )
}
