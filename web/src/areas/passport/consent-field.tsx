import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { privacyPolicy } from '#contract/identity/consent-calls'
import { fieldProblem } from '../../features/forms/field-problem'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { PageLink } from './page-link'
import { Sentence } from './sentence'

type ConsentFieldProps = { registration: UseFormRegisterReturn; error: FieldError | undefined }

/** Identity documents are sensitive: the law wants a consent to them alone. */
export function ConsentField({ registration, error }: ConsentFieldProps) {
  const t = useWords('passport')
  const { site, language } = useRootData()
  return (
    <Field
      label={t('identity.consentLabel')}
      hideLabel
      group
      error={fieldProblem(error, t('identity.consentMissing'))}
      required
    >
      <Checkbox {...registration}>
        <Sentence
          text={t('identity.consent')}
          parts={{
            site: site.site_title[language],
            privacy: <PageLink id={privacyPolicy} title={t('agree.privacy')} />,
          }}
        />
      </Checkbox>
    </Field>
  )
}
