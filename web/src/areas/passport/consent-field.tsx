import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { childrenRules, privacyPolicy } from '#contract/identity/consent-calls'
import { PageLink } from '../../features/consents/page-link'
import { fieldProblem } from '../../features/forms/field-problem'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { Sentence } from './sentence'

type ConsentFieldProps = {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  /** The guardian's, which names the rules for children besides. */
  isForChild?: boolean
}

/** Documents, numbers and accounts are sensitive: the law wants a consent to them alone that names what they are for. */
export function ConsentField({ registration, error, isForChild = false }: ConsentFieldProps) {
  const t = useWords('passport')
  const { site, language } = useRootData()
  return (
    <Field
      label={t('identity.consentLabel')}
      hideLabel
      group
      error={fieldProblem(error, t(isForChild ? 'minor.consentMissing' : 'identity.consentMissing'))}
      required
    >
      <Checkbox {...registration}>
        <Sentence
          text={t(isForChild ? 'minor.consent' : 'identity.consent')}
          parts={{
            site: site.site_title[language],
            privacy: <PageLink id={privacyPolicy} title={t('agree.privacy')} />,
            rules: <PageLink id={childrenRules} title={t('minor.rules')} />,
          }}
        />
      </Checkbox>
    </Field>
  )
}
