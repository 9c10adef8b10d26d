import { type FormEvent, useState } from 'react'
import { closeTakedown, keepWorkUp, restoreTrack, staffTakeDown, withdrawTrack } from '#contract/review/calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { useToast } from '../../../../ui/toast'
import { operatorClient } from '../../staff-queries'
import { refreshQueues, reviewQuery } from '../review-queries'
import { UntilField } from './until-field'

export type Deed = 'takeDown' | 'closeTakedown' | 'keepUp' | 'withdrawTrack' | 'restoreTrack'

type NoteDialogProps = {
  deed: Deed
  workId: number
  /** For what is decided about one track. */
  trackId?: number
  title: string
  onClose: () => void
}

const formId = 'note-about-work'
const day = /^\d{4}-\d{2}-\d{2}$/

/** A decision about a work that is out, with the note it needs. */
export function NoteDialog({ deed, workId, trackId = 0, title, onClose }: NoteDialogProps) {
  const t = useWords('review')
  const toast = useToast()
  const [note, setNote] = useState('')
  const [until, setUntil] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [once, isBusy] = useOnce()
  const isNoteMissing = note.trim().length < 2
  const isDayMissing = deed === 'keepUp' && !day.test(until)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isNoteMissing || isDayMissing) return
    const isDone = await once(async () => {
      const oneTrack = { id: workId, track_id: trackId, reason: note }
      if (deed === 'takeDown') await api(staffTakeDown, { id: workId, reason: note })
      else if (deed === 'withdrawTrack') await api(withdrawTrack, oneTrack)
      else if (deed === 'restoreTrack') await api(restoreTrack, oneTrack)
      else if (deed === 'closeTakedown') await api(closeTakedown, { id: workId, note })
      else await api(keepWorkUp, { id: workId, until, note })
    })
    if (!isDone) return
    toast({ title: t(`case.done.${deed}`), tone: 'river' })
    onClose()
    await Promise.all([
      refreshQueues(),
      operatorClient.invalidateQueries({ queryKey: reviewQuery(workId).queryKey }),
    ])
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(`case.ask.${deed}`, { title })}
      description={t(`case.means.${deed}`)}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={deed === 'takeDown' || deed === 'withdrawTrack' ? 'danger' : 'main'}
            loading={isBusy}
          >
            {t(`case.${deed}`)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} className="grid gap-5">
        {deed === 'keepUp' && (
          <UntilField
            value={until}
            onChange={setUntil}
            error={isTried && isDayMissing ? t('case.untilMissing') : undefined}
          />
        )}
        <Field
          label={t(`case.note.${deed}`)}
          hint={t(`case.noteHint.${deed}`)}
          error={isTried && isNoteMissing ? t('case.noteMissing') : undefined}
          required
        >
          <TextArea rows={3} maxLength={500} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
