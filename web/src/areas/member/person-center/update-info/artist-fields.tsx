import type { UseFormReturn } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import { longest, type ProfileValues } from './profile-values'

export function ArtistFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const t = useWords('member')
  const { register, formState, watch } = form
  const errors = formState.errors.artist_profile
  return (
    <Card title={t('profile.artistTitle')} detail={t('profile.artistLead')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('profile.artistName')}
          hint={t('profile.artistNameHint')}
          error={fieldProblem(errors?.name, t('tooLong', { limit: longest.artistName }))}
        >
          <TextInput maxLength={longest.artistName} {...register('artist_profile.name')} />
        </Field>
        <Field
          label={t('profile.website')}
          hint={t('profile.websiteHint')}
          error={fieldProblem(errors?.website, t('profile.websiteWrong'))}
        >
          <TextInput type="url" inputMode="url" autoComplete="url" {...register('artist_profile.website')} />
        </Field>
        <Field
          label={t('profile.biography')}
          hint={t('profile.biographyHint')}
          className="sm:col-span-2"
          error={fieldProblem(errors?.biography, t('tooLong', { limit: formatCount(longest.biography) }))}
        >
          <TextArea
            rows={6}
            {...register('artist_profile.biography')}
            counter={() =>
              `${formatCount(watch('artist_profile.biography').length)} / ${formatCount(longest.biography)}`
            }
          />
        </Field>
      </div>
    </Card>
  )
}
