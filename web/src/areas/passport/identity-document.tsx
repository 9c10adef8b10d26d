import { Controller } from 'react-hook-form'
import { Link } from 'react-router'
import { fieldProblem } from '../../features/forms/field-problem'
import { tidied, tidyDocumentNumber } from '../../features/forms/tidied'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { TextInput } from '../../ui/text-input'
import type { Reason } from './identity-reasons'
import type { IdentityFormState, Kept } from './identity-values'
import { KeptNumber } from './kept-number'
import { ResidentIdField } from './resident-id-field'
import { Sentence } from './sentence'

type IdentityDocumentProps = { form: IdentityFormState; reasons: Reason[]; kept: Kept | null }

/** Which document, and its number. */
export function IdentityDocument({ form, reasons, kept }: IdentityDocumentProps) {
  const t = useWords('passport')
  const { register, watch, trigger, setValue, clearErrors, formState } = form
  const keptNumber = kept?.document_number_masked
  const error = formState.errors.number
  const of = (field: string) => reasons.find(reason => reason.field === field)?.text
  return (
    <>
      <Controller
        control={form.control}
        name="document"
        render={({ field }) => (
          <Field label={t('identity.document')} error={of('document')} group>
            <Segmented
              value={field.value}
              onChange={value => {
                field.onChange(value)
                // The other document has another number.
                setValue('keepsNumber', value === kept?.document && Boolean(keptNumber))
                clearErrors(['number', 'scans'])
              }}
              segments={[
                { value: 'resident_id', label: t('identity.residentId') },
                { value: 'passport', label: t('identity.passport') },
              ]}
              className="self-start"
            />
          </Field>
        )}
      />
      {watch('keepsNumber') && keptNumber ? (
        <KeptNumber
          label={t(watch('document') === 'resident_id' ? 'identity.idNumber' : 'identity.passportNumber')}
          number={keptNumber}
          onChange={() => {
            setValue('keepsNumber', false)
            requestAnimationFrame(() => form.setFocus('number'))
          }}
        />
      ) : watch('document') === 'resident_id' ? (
        <ResidentIdField
          registration={register('number')}
          error={error}
          typed={watch('number')}
          label={t('identity.idNumber')}
          wrongAge={<Sentence text={t('identity.minorTyped')} parts={{ link: <MinorLink /> }} />}
          onComplete={() => void trigger('number')}
          reason={of('number')}
        />
      ) : (
        <Field
          label={t('identity.passportNumber')}
          hint={t('identity.passportHint')}
          error={fieldProblem(error, t('identity.passportWrong')) ?? of('number')}
          required
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="num"
            {...tidied(register('number'), tidyDocumentNumber)}
          />
        </Field>
      )}
    </>
  )
}

function MinorLink() {
  const t = useWords('passport')
  return (
    <Link to={links.minorInformation} className="underline underline-offset-4">
      {t('identity.minorAction')}
    </Link>
  )
}
