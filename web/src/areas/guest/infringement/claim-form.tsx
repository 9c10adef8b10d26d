import { useEffect, useRef } from 'react'
import {
  claimantKinds,
  claimantRoles,
  claimScopes,
  type EvidenceKind,
  evidenceLimits,
  infringedRights,
  statementLength,
} from '#contract/infringement/case-rules'
import { MobileInput } from '../../../features/forms/mobile-input'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Checkbox } from '../../../ui/checkbox'
import { ChoiceChips } from '../../../ui/choice-chips'
import { Field } from '../../../ui/field'
import { TextArea } from '../../../ui/text-area'
import { TextInput } from '../../../ui/text-input'
import { type SentClaim, useClaimForm } from './use-claim-form'

export function ClaimForm() {
  const t = useWords('infringement')
  const isBrowser = useIsBrowser()
  const claim = useClaimForm()
  const { form, values, told, isSending, sent, change, changeMobile, setFiles, isTooMany, large } = claim
  const isCompany = values.kind === 'company'
  if (sent) return <Arrived {...sent} />
  const problemOfFiles = isTooMany
    ? t('form.tooMany', { count: evidenceLimits.files })
    : large && t('form.tooLarge', { name: large.name })
  const text = (
    name: 'name' | 'company' | 'register_number' | 'holder' | 'postal_address' | 'email' | 'which' | 'track',
  ) => ({
    ...{ name, value: values[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <section aria-labelledby="claim-form" className="min-w-0">
      <h2 id="claim-form" className="text-xl">
        {t('form.title')}
      </h2>
      <noscript className="mt-2 block text-soft">{t('form.noScript')}</noscript>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={claim.submit}
        className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6"
      >
        <Field label={t('form.which')} hint={t('form.whichHint')} error={told.which} required>
          <TextInput {...text('which')} />
        </Field>
        <Field label={t('form.scope')} group>
          <ChoiceChips
            name="scope"
            options={claimScopes}
            value={values.scope}
            labelOf={scope => t(`scope.${scope}`)}
            onChange={scope => change({ scope })}
          />
        </Field>
        {values.scope === 'track' && (
          <Field label={t('form.track')} error={told.track} required>
            <TextInput {...text('track')} />
          </Field>
        )}
        <Field label={t('form.rights')} error={told.rights} required group>
          <ChoiceChips
            name="rights"
            options={infringedRights}
            value={values.rights}
            labelOf={right => t(`right.${right}`)}
            onChange={rights => change({ rights })}
          />
        </Field>
        <Field
          label={t('form.statement')}
          hint={t('form.statementHint', statementLength)}
          error={told.statement}
          required
        >
          <TextArea
            name="statement"
            rows={6}
            value={values.statement}
            onChange={event => change({ statement: event.target.value })}
          />
        </Field>
        {(['right', 'evidence', 'identity'] as const).map(kind => (
          <Field
            key={kind}
            label={t(kind === 'evidence' ? 'form.files' : `form.${kind}`)}
            aside={kind === 'evidence' ? t('form.optional') : undefined}
            required={kind !== 'evidence'}
            hint={<FileHint kind={kind} />}
            error={
              kind === 'evidence'
                ? problemOfFiles
                : claim.triedOnce && claim.missing.includes(kind)
                  ? t('form.fileMissing')
                  : undefined
            }
          >
            <TextInput
              type="file"
              multiple
              accept={evidenceLimits.types}
              className="bg-surface! py-2.5"
              onChange={event => setFiles(kind, [...(event.target.files ?? [])])}
            />
          </Field>
        ))}
        <Field label={t('form.kind')} group>
          <ChoiceChips
            name="kind"
            options={claimantKinds}
            value={values.kind}
            labelOf={kind => t(`claimantKind.${kind}`)}
            onChange={kind => change({ kind })}
          />
        </Field>
        <Field label={t('form.role')} group>
          <ChoiceChips
            name="role"
            options={claimantRoles}
            value={values.role}
            labelOf={role => t(`role.${role}`)}
            onChange={role => change({ role })}
          />
        </Field>
        {values.role === 'agent' && (
          <Field label={t('form.holder')} hint={t('form.holderHint')} error={told.holder} required>
            <TextInput {...text('holder')} />
          </Field>
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          {isCompany && (
            <>
              <Field label={t('form.company')} error={told.company} required>
                <TextInput {...text('company')} autoComplete="organization" />
              </Field>
              <Field
                label={t('form.registerNumber')}
                hint={t('form.registerNumberHint')}
                error={told.register_number}
                required
              >
                <TextInput {...text('register_number')} autoComplete="off" />
              </Field>
            </>
          )}
          <Field
            label={t(isCompany ? 'form.contactName' : 'form.name')}
            hint={t('form.nameHint')}
            error={told.name}
            required
            className="sm:col-span-2"
          >
            <TextInput {...text('name')} autoComplete="name" />
          </Field>
          <Field
            label={t('form.postalAddress')}
            error={told.postal_address}
            required
            className="sm:col-span-2"
          >
            <TextInput {...text('postal_address')} autoComplete="street-address" />
          </Field>
          <Field label={t('form.email')} hint={t('form.emailHint')} error={told.email} required>
            <TextInput {...text('email')} type="email" autoComplete="email" />
          </Field>
          <Field label={t('form.mobile')} aside={t('form.optional')} error={told.mobile}>
            <MobileInput
              name="mobile"
              typed={values.mobile}
              autoComplete="tel-national"
              value={values.mobile}
              onChange={event => changeMobile(event.target.value)}
            />
          </Field>
        </div>
        <div>
          <Checkbox
            checked={values.declared}
            aria-invalid={told.declared ? true : undefined}
            aria-describedby={told.declared ? 'declared-problem' : undefined}
            onChange={event => change({ declared: event.target.checked })}
          >
            {t('form.declared')}
          </Checkbox>
          {told.declared && (
            <p id="declared-problem" className="text-sm font-medium text-accent">
              {told.declared}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type={isBrowser ? 'submit' : 'button'}
            variant="main"
            size="large"
            loading={isSending}
            disabled={Boolean(problemOfFiles)}
          >
            {t('form.submit')}
          </Button>
          <p className="min-w-0 flex-1 basis-56 text-sm text-soft">{t('form.captcha')}</p>
        </div>
      </form>
    </section>
  )
}

function FileHint({ kind }: { kind: EvidenceKind }) {
  const t = useWords('infringement')
  if (kind === 'right') return t('form.rightHint')
  const [first, second] =
    kind === 'identity'
      ? [t('form.identityHint'), t('form.identityUnseen')]
      : [t('form.filesHint', { count: evidenceLimits.files }), t('form.filesSeen')]
  return (
    <>
      {first}
      <br />
      {second}
    </>
  )
}

function Arrived({ number, link, failed }: SentClaim) {
  const t = useWords('infringement')
  const box = useRef<HTMLElement>(null)
  // The long form is gone from above it, and the link is shown this once.
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      role="status"
      tabIndex={-1}
      className="min-w-0 scroll-mt-24 self-start rounded-card bg-river-wash px-6 py-6"
    >
      <h2 className="text-xl text-river">{t('sent.title', { number })}</h2>
      <p className="mt-2">{t('sent.text')}</p>
      <p className="num mt-3 break-all text-sm">{new URL(link, location.href).href}</p>
      {failed > 0 && <p className="mt-3 font-medium text-accent">{t('sent.failed', { count: failed })}</p>}
      <ButtonLink to={link} variant="ink" className="mt-5">
        {t('sent.open')}
      </ButtonLink>
    </section>
  )
}
