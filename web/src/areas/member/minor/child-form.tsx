import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { personName } from '#contract/identity/registration-calls'
import { forgetDraft, useKeptDraft } from '../../../features/forms/kept-draft'
import { atField, useFormSending } from '../../../features/forms/use-form-sending'
import { residentIdOf } from '../../../features/identity/resident-id'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { NameField, NumberField } from './person-fields'
import { sendMinor } from './send-minor'

const values = z.object({ child: z.object({ name: personName, id_number: residentIdOf('minor') }) })
const draft = 'draft.minor.child'

type ChildFormProps = {
  name: string
  reasons: { name?: string; number?: string }
  onCancel?: () => void
  onSaved: () => void
}

const isTaken = (error: unknown) => isRefusal(error, 'identityTaken')

export function ChildForm({ name, reasons, onCancel, onSaved }: ChildFormProps) {
  const t = useWords('member')
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { child: { name, id_number: '' } },
    mode: 'onTouched',
  })
  useKeptDraft(form, draft, ['child.name'])
  const { register, trigger, watch, formState } = form
  const errors = formState.errors.child
  const changed = formState.dirtyFields.child
  const submit = useFormSending(form, async ({ child }) => {
    try {
      await sendMinor({ child, submit: false }, { showsFields: true, shows: isTaken })
    } catch (error) {
      throw isRefusal(error, 'identityTaken') ? atField(error, 'child.id_number') : error
    }
    forgetDraft(draft)
    onSaved()
  })
  const asAdult = (
    <>
      {t('minor.childAdult')}{' '}
      <Link to={links.information} className="underline underline-offset-4">
        {t('minor.toVerify')}
      </Link>
    </>
  )
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-5 sm:grid-cols-2">
      <NameField
        registration={register('child.name')}
        error={errors?.name}
        label={t('minor.childName')}
        reason={changed?.name ? undefined : reasons.name}
      />
      <NumberField
        registration={register('child.id_number')}
        error={errors?.id_number}
        label={t('minor.childId')}
        typed={watch('child.id_number')}
        wrongAge={asAdult}
        onComplete={() => void trigger('child.id_number')}
        reason={changed?.id_number ? undefined : reasons.number}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" loading={formState.isSubmitting}>
          {t('minor.save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
