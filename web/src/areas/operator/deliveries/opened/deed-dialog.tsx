import { type FormEvent, useState } from 'react'
import type { WholeDelivery } from '#contract/distribution/delivery'
import { giveUpDelivery, markDelivery } from '#contract/distribution/delivery-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { refreshDeliveries } from '../delivery-queries'
import type { Deed } from './delivery-actions'

const formId = 'deed-about-delivery'

type DeedDialogProps = { deed: Deed; delivery: WholeDelivery; onClose: () => void }

/** What somebody decides in place of the channel, with the note it needs. */
export function DeedDialog({ deed, delivery: { id, kind, channel }, onClose }: DeedDialogProps) {
  const t = useWords('deliveries')
  const toast = useToast()
  const [note, setNote] = useState('')
  const [link, setLink] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [once, isBusy] = useOnce()
  const isNoteMissing = note.trim() === ''
  const takesLink = deed === 'live' && kind === 'release'

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isNoteMissing) return
    void once(async () => {
      if (deed === 'giveUp') await api(giveUpDelivery, { id, note })
      else
        await api(markDelivery, {
          id,
          outcome: deed,
          note,
          ...(takesLink && link.trim() && { link: link.trim() }),
        })
      toast({ title: t(`deed.${deed}.done`), tone: 'river' })
      onClose()
      await refreshDeliveries()
    })
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t(`deed.${deed}.title`, { channel: channel.name })}
      description={t(`deed.${deed}.text`)}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant={deed === 'live' ? 'main' : 'danger'} loading={isBusy}>
            {t(`deed.${deed}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        {takesLink && (
          <Field label={t('deed.link')} hint={t('deed.linkHint')}>
            <TextInput
              type="url"
              value={link}
              maxLength={500}
              onChange={event => setLink(event.target.value)}
            />
          </Field>
        )}
        <Field
          label={t(`deed.${deed}.note`)}
          hint={t(`deed.${deed}.noteHint`)}
          error={isTried && isNoteMissing ? t('deed.noteMissing') : undefined}
          required
        >
          <TextArea rows={3} maxLength={300} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
