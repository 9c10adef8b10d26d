import Plus from 'lucide-react/icons/plus'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { monthAfter } from '#contract/china-months'
import { splitRules } from '#contract/income/split-state'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import type { SplitDetail } from '../split-queries'
import { useMonth } from '../use-month'
import { PartyFields } from './party-fields'
import { emptyParty, equalParts, type ProposalValues, readPart } from './proposal-values'
import { SumLine } from './sum-line'

/** The month, the parts, their sum, and the code. */
export function ProposalFields({ detail }: { detail: SplitDetail }) {
  const t = useWords('splits')
  const shell = useWords('shell')
  const monthName = useMonth()
  const { register, control, formState, setValue, getValues } = useFormContext<ProposalValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'parties' })
  const { errors } = formState
  const options = monthsFrom(detail.first_month, detail.last_month).map(month => ({
    value: month,
    label: monthName(month),
  }))
  function shareEqually() {
    const [own, ...others] = equalParts(getValues('parties').length + 1)
    setValue('own_percent', own ?? '', { shouldDirty: true })
    for (const [index, part] of others.entries()) setValue(`parties.${index}.percent`, part)
  }
  return (
    <div className="grid gap-5">
      <Field
        label={t('form.from')}
        hint={t('form.fromHint')}
        error={fieldProblem(errors.from_month, '')}
        className="sm:max-w-md"
      >
        <Controller
          control={control}
          name="from_month"
          render={({ field }) => <Select options={options} value={field.value} onChange={field.onChange} />}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: looks and sounds like the parties below */}
      <div role="group" aria-labelledby="own-part" className="border-t border-line pt-3">
        <h3 id="own-part" className="mb-1 font-sans text-base font-semibold tracking-normal">
          {t('form.you')}
        </h3>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Field label={t('form.ownRole')}>
            <TextInput {...register('own_role')} maxLength={40} placeholder={t('form.roleHint')} />
          </Field>
          <Field
            label={t('form.percent')}
            hint={t('form.ownHint')}
            error={fieldProblem(errors.own_percent, t('form.percentMissing'))}
          >
            <TextInput
              {...register('own_percent', { validate: text => text === '' || readPart(text) !== undefined })}
              inputMode="decimal"
              autoComplete="off"
              className="num"
              end="%"
            />
          </Field>
        </div>
      </div>
      {fields.map((field, index) => (
        <PartyFields key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Plus aria-hidden="true" className="size-4" />}
            disabled={fields.length >= splitRules.mostParties}
            onClick={() => append(emptyParty)}
          >
            {t('form.add')}
          </Button>
          <Button size="small" variant="quiet" onClick={shareEqually}>
            {t('form.equal')}
          </Button>
        </div>
        <SumLine />
      </div>
      {fields.length === 0 && !detail.ahead && !detail.in_force && (
        <p role="alert" className="text-sm font-medium text-accent">
          {t('form.nobody')}
        </p>
      )}
      <Leaving detail={detail} />
      <div className="max-w-md border-t border-line pt-5">
        {detail.signer?.kind === 'guardian' && (
          <p className="mb-3 text-soft">{t('form.guardian', { mobile: detail.signer.mobile_masked })}</p>
        )}
        <CodeField
          purpose="sign"
          registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
      </div>
    </div>
  )
}

/** Who has a part now and none in the proposal is asked as well. */
function Leaving({ detail }: { detail: SplitDetail }) {
  const t = useWords('splits')
  const parties = useWatch<ProposalValues, 'parties'>({ name: 'parties' })
  const stayed = new Set(parties.map(({ party_id }) => party_id))
  const before = (detail.ahead ?? detail.in_force)?.parties ?? []
  const leaving = before.filter(
    ({ id, is_owner, percent }) => !is_owner && percent !== '0.00' && !stayed.has(id),
  )
  if (leaving.length === 0) return null
  return (
    <p role="status" className="text-sm font-medium">
      {t('form.leaves', { names: leaving.map(({ name }) => name).join(t('names.and')) })}
    </p>
  )
}

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}
