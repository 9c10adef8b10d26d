import { type FormEvent, useState } from 'react'
import { counterInfringement } from '#contract/infringement/calls'
import { contactLength, postalAddressLength, statementLength } from '#contract/infringement/case-rules'
import { useOnce } from '../../../../features/forms/use-once'
import { AttachmentsField } from '../../../../features/support/files/attachments-field'
import { useAttachments } from '../../../../features/support/files/use-attachments'
import { useSendingKey } from '../../../../features/support/sending-key'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Checkbox } from '../../../../ui/checkbox'
import { Facts } from '../../../../ui/facts'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { TextArea } from '../../../../ui/text-area'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { sendAttachment } from '../../support/send-attachment'
import { type OwnCase, refreshClaims } from './claim-queries'

type CounterNoticeProps = { id: number; sender: OwnCase['sender'] }

export function CounterNotice({ id, sender }: CounterNoticeProps) {
  const t = useWords('infringement')
  const support = useWords('support')
  const toast = useToast()
  const { keyFor } = useSendingKey()
  const [once, isBusy] = useOnce()
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [address, setAddress] = useState('')
  const [isDeclared, setIsDeclared] = useState(false)
  const attachments = useAttachments(sendAttachment)
  const { obstacle, uploadIds } = attachments
  const isReached =
    contact.trim().length >= contactLength.min && address.trim().length >= postalAddressLength.min
  const isWritten = text.trim().length >= statementLength.min && uploadIds.length > 0 && !obstacle
  const isReady = isDeclared && isReached && isWritten
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(async () => {
      const reached = { contact, postal_address: address }
      const input = { id, text, ...reached, attachment_upload_ids: uploadIds, declared: true as const }
      await api(counterInfringement, { ...input, idempotency_key: keyFor(input) })
      toast({ title: t('mine.sent'), tone: 'river' })
      await refreshClaims()
    })
  }
  if (!sender)
    return (
      <Notice
        tone="amber"
        title={t('mine.form')}
        action={
          <ButtonLink to={links.information} variant="ink" size="small">
            {t('mine.verify')}
          </ButtonLink>
        }
      >
        {t('mine.unverified')}
      </Notice>
    )
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
      <div className="grid gap-4 rounded-card border border-line p-4">
        <p className="font-semibold">{t('mine.forwarded')}</p>
        <Facts
          rows={[
            [t('sender.name'), sender.name],
            [t('sender.subject'), sender.subject],
          ]}
        />
        <Field label={t('mine.contact')} hint={t('mine.contactHint')} required>
          <TextInput
            value={contact}
            maxLength={contactLength.max}
            onChange={event => setContact(event.target.value)}
          />
        </Field>
        <Field label={t('mine.postalAddress')} hint={t('mine.postalAddressHint')} required>
          <TextInput
            value={address}
            maxLength={postalAddressLength.max}
            autoComplete="street-address"
            onChange={event => setAddress(event.target.value)}
          />
        </Field>
      </div>
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
