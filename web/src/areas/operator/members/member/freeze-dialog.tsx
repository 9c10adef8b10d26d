import { type FormEvent, useState } from 'react'
import { freezeMember, unfreezeMember } from '#contract/members/calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { useToast } from '../../../../ui/toast'
import { useMemberName } from '../member-badges'
import { type Member, refreshMembers } from '../member-queries'

type FreezeDialogProps = { member: Member; deed: 'freeze' | 'unfreeze'; onDone: () => void }

const formId = 'freeze-member'

/** Says what will happen, and asks why. */
export function FreezeDialog({ member, deed, onDone }: FreezeDialogProps) {
  const t = useWords('members')
  const toast = useToast()
  const name = useMemberName()(member)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const isMissing = text.trim().length < 2
  const isFreezing = deed === 'freeze'

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isMissing || isSending) return
    setIsSending(true)
    try {
      const { msg } = isFreezing
        ? await api(freezeMember, { id: member.id, reason: text })
        : await api(unfreezeMember, { id: member.id, note: text })
      toast({ title: msg, tone: 'river' })
      onDone()
    } catch {
      // The problem has been shown; what was written stays.
      setIsSending(false)
    } finally {
      await refreshMembers()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t(isFreezing ? 'freeze.title' : 'unfreeze.title', { name })}
      description={t(isFreezing ? 'freeze.text' : 'unfreeze.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant={isFreezing ? 'danger' : 'main'} loading={isSending}>
            {t(isFreezing ? 'freeze.do' : 'unfreeze.do')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field
          label={t(isFreezing ? 'freeze.reason' : 'unfreeze.note')}
          error={isTried && isMissing ? t('freeze.missing') : undefined}
          required
        >
          <TextArea rows={4} maxLength={500} value={text} onChange={event => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
