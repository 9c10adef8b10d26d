import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { registerMinor } from '#contract/identity/registration-calls'
import { solveCaptcha } from '../../features/account/solve-captcha'
import { atField, useFormSending } from '../../features/forms/use-form-sending'
import { api } from '../../lib/api'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { forgetAllInTab, keepInTab } from '../../lib/tab-memory'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { AgreementField } from './agreement-field'
import { ChildSection } from './child-section'
import { ConsentField } from './consent-field'
import { GuardianSection } from './guardian-section'
import { mobileKey, useKeptValues } from './kept-values'
import { leaveFor } from './leave-for'
import { emptyMinor, type MinorForm, type MinorValues, minorKeys, minorResolver } from './minor-form'
import { NumberSection } from './number-section'
import { OtherForm } from './other-form'
import { TurnTo } from './turn-to'

export default function RegisterMinor() {
  const t = useWords('passport')
  const [taken, setTaken] = useState<string>()
  const form = useForm<MinorValues>({
    resolver: minorResolver,
    defaultValues: emptyMinor,
    mode: 'onTouched',
  })
  useKeptValues(form, minorKeys)
  const submit = useFormSending(form, async ({ whose_number, own_mobile, ...rest }) => {
    setTaken(undefined)
    const own = whose_number === 'own' ? own_mobile : undefined
    const input = {
      ...rest,
      own_mobile: own,
      agreed: true as const,
      documents_consent: true as const,
      captcha: await solveCaptcha(),
    }
    try {
      await api(registerMinor, input, { showsFields: true, shows: isShownHere })
    } catch (error) {
      if (isRefusal(error, 'identityTaken')) throw atField(error, 'child.id_number')
      if (!isRefusal(error, 'alreadyRegistered')) throw error
      const number = own?.mobile ?? rest.guardian.mobile
      keepInTab(mobileKey, number)
      return setTaken(number)
    }
    forgetAllInTab('minor.')
    await leaveFor(links.minorInformation)
  })

  const { formState } = form
  return (
    <>
      <PageHeader title={t('minor.title')} lead={t('minor.lead')} />
      <form onSubmit={submit} noValidate className="mt-8 grid gap-8">
        <ChildSection form={form} />
        <GuardianSection form={form} />
        <NumberSection form={form} />
        <div className="grid gap-5 border-t border-line pt-6">
          <GuardianConsent form={form} />
          <Agreement form={form} />
          {taken && (
            <TurnTo
              title={t('register.taken.title', { mobile: taken })}
              to={links.login}
              action={t('register.taken.action')}
            >
              {t('minor.taken')}
            </TurnTo>
          )}
          <Button type="submit" variant="ink" size="large" block loading={formState.isSubmitting}>
            {t('minor.submit')}
          </Button>
          <OtherForm to={links.register}>{t('minor.adult')}</OtherForm>
        </div>
      </form>
    </>
  )
}

const isShownHere = (error: unknown) => isRefusal(error, 'alreadyRegistered', 'identityTaken')

function GuardianConsent({ form: { register, formState } }: { form: MinorForm }) {
  return (
    <ConsentField
      isForChild
      registration={register('documents_consent')}
      error={formState.errors.documents_consent}
    />
  )
}

/** A component of its own, so that it joins the form after what stands above it: an empty form leads to its first field. */
function Agreement({ form: { register, formState } }: { form: MinorForm }) {
  return <AgreementField registration={register('agreed')} error={formState.errors.agreed} />
}
