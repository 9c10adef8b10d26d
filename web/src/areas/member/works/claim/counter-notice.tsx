import { type FormEvent, useState } from 'react'
import { counterInfringement } from '#contract/infringement/calls'
import { statementLength } from '#contract/infringement/case-rules'
import { useOnce } from '../../../../features/forms/use-once'
import { AttachmentsField } from '../../../../features/support/files/attachments-field'
import { useAttachments } from '../../../../features/support/files/use-attachments'
import { useSendingKey } from '../../../../features/support/sending-key'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'
import { useToast } from '../../../../ui/toast'
import { sendAttachment } from '../../support/send-attachment'
import { refreshClaims } from './claim-queries'

export function CounterNotice({ id }: { id: number }) {
  const t = useWords('infringement')
  const support = useWords('support')
  const toast = useToast()
  const { keyFor } = useSendingKey()
  const [once, isBusy] = useOnce()
  const [text, setText] = useState('')
  const [isDeclared, setIsDeclared] = useState(false)
  const attachments = useAttachments(sendAttachment)
  const { obstacle, uploadIds } = attachments
  const isReady = isDeclared && text.trim().length >= statementLength.min && !obstacle
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(async () => {
      const input = { id, text, attachment_upload_ids: uploadIds, declared: true as const }
      await api(counterInfringement, { ...input, idempotency_key: keyFor(input) })
      toast({ title: t('mine.sent'), tone: 'river' })
      await refreshClaims()
    })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl">{t('mine.form')}</h2>
        <p className="mt-1.5 text-soft">{t('mine.formLead')}</p>
      </div>
      <AttachmentsField attachments={attachments} error={obstacle && support(`attach.${obstacle}`)}>
        <Field label={t('mine.text')} hint={t('mine.textHint', statementLength)} required>
          <TextArea
            rows={6}
            maxLength={statementLength.max}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </Field>
      </AttachmentsField>
      <Checkbox checked={isDeclared} onChange={event => setIsDeclared(event.target.checked)}>
        {t('mine.declared')}
      </Checkbox>
      <Button
        type="submit"
        variant="main"
        className="justify-self-start"
        loading={isBusy}
        disabled={!isReady}
      >
        {t('mine.submit')}
      </Button>
    </form>
  )
}
