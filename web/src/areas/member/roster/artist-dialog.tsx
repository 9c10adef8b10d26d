import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { uploadFile } from '#contract/files/calls'
import { type RosterArtist, rosterContent, rosterRoles } from '#contract/works/roster'
import { saveRosterArtist } from '#contract/works/roster-calls'
import { fieldProblem } from '../../../features/forms/field-problem'
import { useFormSending } from '../../../features/forms/use-form-sending'
import { ArtistPages } from '../../../features/works/fields/artist-pages'
import { longest } from '../../../features/works/limits'
import { refreshRoster } from '../../../features/works/roster-queries'
import { api, apiWithFile } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'
import { useToast } from '../../../ui/toast'
import { usePictureChoice } from '../use-picture-choice'
import { useRoleWords } from './use-role-words'

const schema = z.object(rosterContent)
type Values = z.output<typeof schema>

/** What the roster says of somebody; `null` is somebody new. */
export function ArtistDialog({ artist, onClose }: { artist: RosterArtist | null; onClose: () => void }) {
  const t = useWords('roster')
  const member = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const formId = useId()
  const roleOf = useRoleWords()
  // Left out as long as the picture is as it was.
  const [uploadId, setUploadId] = useState<string | null>()
  const [shown, setShown] = useState(artist?.picture ?? '')
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: artist?.name ?? '',
      roles: artist?.roles ?? ['main'],
      channel_ids: artist?.channel_ids ?? [],
    },
  })
  const { register, control, formState, watch } = form
  const picture = usePictureChoice(async file => {
    const { data } = await apiWithFile(uploadFile, { purpose: 'avatar' }, file)
    setUploadId(data.upload_id)
    setShown(data.url)
  })
  const submit = useFormSending(form, async values => {
    const input = { id: artist?.id, ...values, picture_upload_id: uploadId }
    await api(saveRosterArtist, input, { showsFields: true })
    toast({ tone: 'river', title: t('saved', { name: values.name }) })
    onClose()
    await refreshRoster()
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={artist ? t('edit.title', { name: artist.name }) : t('new.title')}
      closeLabel={shell('problem.close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {member('cancel')}
          </Button>
          <Button variant="main" type="submit" form={formId} loading={formState.isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={watch('name')} src={shown || undefined} size="large" />
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={picture.choose}>
              {t('choosePicture')}
            </Button>
            {shown && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  setUploadId(null)
                  setShown('')
                }}
              >
                {t('removePicture')}
              </Button>
            )}
          </div>
          {picture.problem && (
            <p role="alert" className="text-sm font-medium text-accent">
              {picture.problem}
            </p>
          )}
        </div>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={fieldProblem(formState.errors.name, t('nameMissing'))}
          required
        >
          <TextInput data-first maxLength={longest.name} autoComplete="off" {...register('name')} />
        </Field>
        <Controller
          control={control}
          name="roles"
          render={({ field }) => (
            <Field label={t('roles')} group>
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
                {rosterRoles.map(role => (
                  <Checkbox
                    key={role}
                    checked={field.value.includes(role)}
                    onChange={({ target }) =>
                      field.onChange(
                        rosterRoles.filter(one =>
                          one === role ? target.checked : field.value.includes(one),
                        ),
                      )
                    }
                  >
                    {roleOf(role)}
                  </Checkbox>
                ))}
              </div>
            </Field>
          )}
        />
        <Controller
          control={control}
          name="channel_ids"
          render={({ field }) => (
            <Field label={t('pages')} group>
              <ArtistPages value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
      </form>
      {picture.parts}
    </Dialog>
  )
}
