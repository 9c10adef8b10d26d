import Trash from 'lucide-react/icons/trash-2'
import { Controller, useFormContext } from 'react-hook-form'
import { paidFor } from '#contract/income/split'
import { mobilePattern } from '#contract/mobile-pattern'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { MobileInput } from '../../../../features/forms/mobile-input'
import { tidied, tidyMobile } from '../../../../features/forms/tidied'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { IconButton } from '../../../../ui/icon-button'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { type ProposalValues, readPart } from './proposal-values'

type PartyFieldsProps = { index: number; onRemove: () => void }

/** One party: name, number, role and part. Whoever has a part already keeps the number. */
export function PartyFields({ index, onRemove }: PartyFieldsProps) {
  const t = useWords('splits')
  const { register, getValues, watch, formState } = useFormContext<ProposalValues>()
  const errors = formState.errors.parties?.[index]
  const isKnown = getValues(`parties.${index}.party_id`) !== undefined
  const number = index + 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with a button
    <div role="group" aria-labelledby={`party-${number}`} className="border-t border-line pt-3">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 id={`party-${number}`} className="font-sans text-base font-semibold tracking-normal">
          {t('form.person', { number })}
        </h3>
        <IconButton label={t('form.remove', { number })} size="small" onClick={onRemove}>
          <Trash />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_9rem]">
        <Field label={t('form.name')} error={fieldProblem(errors?.name, t('form.nameMissing'))} required>
          <TextInput
            {...register(`parties.${index}.name`, { validate: text => text.trim() !== '' })}
            maxLength={60}
            autoComplete="off"
            placeholder={t('form.nameHint')}
          />
        </Field>
        <Field
          label={t('form.mobile')}
          error={fieldProblem(errors?.mobile, t('form.mobileMissing'))}
          required
        >
          <MobileInput
            typed={watch(`parties.${index}.mobile`)}
            {...tidied(
              register(`parties.${index}.mobile`, { validate: text => isKnown || mobilePattern.test(text) }),
              tidyMobile,
            )}
            autoComplete="off"
            readOnly={isKnown}
          />
        </Field>
        <Field label={t('form.role')}>
          <TextInput {...register(`parties.${index}.role`)} maxLength={40} placeholder={t('form.roleHint')} />
        </Field>
        <Field
          label={t('form.percent')}
          error={fieldProblem(errors?.percent, t('form.percentMissing'))}
          required
        >
          <TextInput
            {...register(`parties.${index}.percent`, { validate: text => readPart(text) !== undefined })}
            inputMode="decimal"
            autoComplete="off"
            className="num"
            end="%"
          />
        </Field>
      </div>
      <Field label={t('form.paidFor')} hint={t('form.paidForHint')} className="mt-3 sm:max-w-md">
        <Controller
          name={`parties.${index}.paid_for`}
          render={({ field }) => (
            <Select
              options={paidFor.map(value => ({ value, label: t(`paidFor.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Field>
    </div>
  )
}
