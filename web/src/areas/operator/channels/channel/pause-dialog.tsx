import { type FormEvent, useState } from 'react'
import { pauseChannel } from '#contract/distribution/channel-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { refreshChannels } from '../channel-queries'

const formId = 'pause-channel'

type PauseDialogProps = { id: number; name: string; onDone: () => void }

export function PauseDialog({ id, name, onDone }: PauseDialogProps) {
  const t = useWords('channels')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [note, setNote] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => {
      await api(pauseChannel, { id, note })
      toast({ title: t('pause.done', { name }), tone: 'river' })
      await refreshChannels()
      onDone()
    })
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onDone()}
      title={t('pause.title', { name })}
      description={t('pause.text')}
      closeLabel={t('dialog.close')}
      size="small"
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('pause.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={t('pause.note')} hint={t('pause.noteHint')}>
          <TextInput value={note} maxLength={300} onChange={event => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
