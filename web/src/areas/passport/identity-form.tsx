import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OutputOf } from '#contract/call'
import { type readIdentityTicket, submitIdentity } from '#contract/identity/verification-calls'
import { atField, useFormSending } from '../../features/forms/use-form-sending'
import { api } from '../../lib/api'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { forgetAllInTab } from '../../lib/tab-memory'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { ConsentField } from './consent-field'
import { IdentityDocument } from './identity-document'
import { IdentityReasons } from './identity-reasons'
import { type IdentityValues, identityResolver, keptScan, scansOf, startOf } from './identity-values'
import { useKeptValues } from './kept-values'
import { NameField } from './name-field'
import { ScanField } from './scan-field'
import { TurnTo } from './turn-to'

type Ticket = OutputOf<typeof readIdentityTicket>

type IdentityFormProps = Pick<Ticket, 'nickname' | 'reasons' | 'kept'> & {
  ticket: string
  onHandedIn: (state: Ticket['state']) => void
  /** What the ticket said is no longer true. */
  onChanged: () => void
}

export function IdentityForm(props: IdentityFormProps) {
  const { ticket, nickname, reasons, kept, onHandedIn, onChanged } = props
  const t = useWords('passport')
  const [isMinor, setIsMinor] = useState(false)
  const form = useForm<IdentityValues>({
    resolver: identityResolver,
    defaultValues: startOf(kept),
    mode: 'onTouched',
  })
  useKeptValues(form, { name: 'identity.name', document: 'identity.document' })

  const submit = useFormSending(form, async ({ name, document, number, keepsNumber, scans, consent }) => {
    setIsMinor(false)
    const handedIn = scansOf[document]
      .filter(kind => scans[kind] !== keptScan)
      .map(kind => ({ kind, upload_id: scans[kind] }))
    try {
      const input = {
        ticket,
        name,
        document,
        number: keepsNumber ? undefined : number,
        scans: handedIn,
        consent,
      }
      const { data } = await api(submitIdentity, input, { showsFields: true, shows: isShownHere })
      forgetAllInTab('identity.')
      onHandedIn(data.state)
    } catch (error) {
      // Too late, or handed in elsewhere meanwhile: the ticket knows.
      if (isRefusal(error, 'linkExpired', 'conflict')) return onChanged()
      if (isRefusal(error, 'minorNeedsGuardian')) return setIsMinor(true)
      throw isRefusal(error, 'identityTaken') ? atField(error, 'number') : error
    }
  })

  const { register, formState, watch } = form
  const document = watch('document')
  // What has been changed since is no longer what was found wrong.
  const { dirtyFields } = formState
  const open = reasons.filter(({ field }) => !dirtyFields[field as 'name'])
  return (
    <>
      <PageHeader title={t('identity.title')} lead={t('identity.lead', { nickname })} />
      <form onSubmit={submit} noValidate className="mt-6 grid gap-6">
        <IdentityReasons reasons={reasons} />
        <NameField
          registration={register('name')}
          error={formState.errors.name}
          label={t('identity.name')}
          autoComplete="name"
          reason={open.find(({ field }) => field === 'name')?.text}
        />
        <IdentityDocument form={form} reasons={open} kept={kept} />
        {(['resident_id', 'passport'] as const).map(kind => (
          // Hidden, not gone: whoever looks at the other document keeps what is uploaded.
          <div key={kind} hidden={kind !== document} className="grid gap-4">
            {scansOf[kind].map(scan => (
              <ScanField
                key={scan}
                kind={scan}
                ticket={ticket}
                form={form}
                reasons={reasons}
                onExpired={onChanged}
              />
            ))}
          </div>
        ))}
        {isMinor && (
          <TurnTo title={t('identity.minor')} to={links.minorInformation} action={t('identity.minorAction')}>
            {t('identity.minorText')}
          </TurnTo>
        )}
        <ConsentField registration={register('consent')} error={formState.errors.consent} />
        <Button type="submit" variant="ink" size="large" block loading={formState.isSubmitting}>
          {t('identity.submit')}
        </Button>
        <p className="text-sm text-soft">{t('identity.kept')}</p>
      </form>
    </>
  )
}

const isShownHere = (error: unknown) =>
  isRefusal(error, 'linkExpired', 'conflict', 'minorNeedsGuardian', 'identityTaken')
