import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { FormSection } from './form-section'
import type { MinorForm } from './minor-form'
import { NameField } from './name-field'
import { ResidentIdField } from './resident-id-field'
import { Sentence } from './sentence'

export function ChildSection({ form }: { form: MinorForm }) {
  const t = useWords('passport')
  const { register, trigger, watch, formState } = form
  const errors = formState.errors.child
  const ordinary = (
    <Link to={links.register} className="underline underline-offset-4">
      {t('id.childAdultLink')}
    </Link>
  )
  return (
    <FormSection title={t('minor.child')} lead={t('minor.childLead')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField
          registration={register('child.name')}
          error={errors?.name}
          label={t('minor.childName')}
          autoComplete="off"
        />
        <ResidentIdField
          registration={register('child.id_number')}
          error={errors?.id_number}
          typed={watch('child.id_number')}
          label={t('minor.childId')}
          wrongAge={<Sentence text={t('id.childAdult')} parts={{ link: ordinary }} />}
          onComplete={() => void trigger('child.id_number')}
        />
      </div>
    </FormSection>
  )
}
