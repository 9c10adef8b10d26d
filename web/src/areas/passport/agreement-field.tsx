import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { agreements } from '#contract/identity/registration-calls'
import { PageLink } from '../../features/consents/page-link'
import { fieldProblem } from '../../features/forms/field-problem'
import { useWords } from '../../lib/words'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { Sentence } from './sentence'

type AgreementFieldProps = { registration: UseFormRegisterReturn; error: FieldError | undefined }

export function AgreementField({ registration, error }: AgreementFieldProps) {
  const t = useWords('passport')
  const [agreement, admission, privacy] = agreements
  return (
    <Field label={t('agree')} hideLabel group error={fieldProblem(error, t('agree.missing'))} required>
      <Checkbox {...registration}>
        <Sentence
          text={t('agree.text')}
          parts={{
            agreement: <PageLink id={agreement} title={t('agree.agreement')} />,
            admission: <PageLink id={admission} title={t('agree.admission')} />,
            privacy: <PageLink id={privacy} title={t('agree.privacy')} />,
          }}
        />
      </Checkbox>
    </Field>
  )
}
