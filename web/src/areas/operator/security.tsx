import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { renewRecoveryCodes } from '#contract/staff/calls'
import { useFormSending } from '../../features/forms/use-form-sending'
import { api } from '../../lib/api'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { RecoveryCodes } from './door/recovery-codes'
import { SecondFactorField } from './door/second-factor-field'
import { EmailCard } from './email-card'
import { rememberStaff, type Staff, useStaff } from './staff-queries'
import { useLogOut } from './use-log-out'

export default function Security() {
  const t = useWords('operator')
  const staff = useStaff()
  const logOut = useLogOut()
  return (
    <div className="page max-w-3xl pb-16">
      <PageHeader over={staff.username} title={t('security.title')} lead={t('security.lead')} />
      <div className="mt-8 grid gap-6">
        <Card title={t('security.codes')} detail={t('security.left', { count: staff.recovery_codes_left })}>
          <RenewCodes staff={staff} />
        </Card>
        <EmailCard />
        <Card title={t('security.session')} detail={t('security.sessionText')}>
          <Button onClick={() => void logOut()}>{t('logOut')}</Button>
        </Card>
      </div>
    </div>
  )
}

/** New codes need a second factor again: an open console alone gets none. */
function RenewCodes({ staff }: { staff: Staff }) {
  const t = useWords('operator')
  const form = useForm({ resolver: zodResolver(renewRecoveryCodes.input), defaultValues: { code: '' } })
  const renewal = useMutation({
    mutationFn: async (input: { code: string }) =>
      (await api(renewRecoveryCodes, input, { showsFields: true })).data.recovery_codes,
    onSuccess: codes => rememberStaff({ ...staff, recovery_codes_left: codes.length }),
  })
  const submit = useFormSending(form, async input => {
    await renewal.mutateAsync(input)
    form.reset()
  })
  if (renewal.data) {
    return (
      <div role="status" className="grid gap-3">
        <p className="text-soft">{t('codes.lead')}</p>
        <RecoveryCodes codes={renewal.data} />
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-sm gap-4">
      <p className="text-soft">{t('security.renewText')}</p>
      <SecondFactorField registration={form.register('code')} error={form.formState.errors.code} />
      <Button
        type="submit"
        variant="ink"
        className="justify-self-start"
        loading={form.formState.isSubmitting}
      >
        {t('security.renew')}
      </Button>
    </form>
  )
}
