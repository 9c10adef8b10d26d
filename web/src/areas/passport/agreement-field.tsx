import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { agreements } from '#contract/identity/registration-calls'
import { fieldProblem } from '../../features/forms/field-problem'
import { links } from '../../lib/links'
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

/** In a tab of its own: nothing that was typed is lost. */
function PageLink({ id, title }: { id: number; title: string }) {
  const t = useWords('shell')
  return (
    <a
      href={links.helpPage(id)}
      target="_blank"
      rel="noreferrer"
      className="text-river underline underline-offset-4 hover:text-ink"
    >
      {title}
      <span className="sr-only">{t('window.new')}</span>
    </a>
  )
}
