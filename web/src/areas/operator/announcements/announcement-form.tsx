import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { type Language, languages } from '#contract/language'
import { type Audience, countAudience, sendAnnouncement } from '#contract/messages/announcement-calls'
import { useSendingKey } from '../../../features/support/sending-key'
import { api } from '../../../lib/api'
import { formatCount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Field } from '../../../ui/field'
import { TextArea } from '../../../ui/text-area'
import { TextInput } from '../../../ui/text-input'
import { useToast } from '../../../ui/toast'
import { fromSiteTime, inSiteTime } from '../content/site-time'
import { AudienceFields } from './audience-fields'
import { type When, WhenFields } from './when-fields'

const limits = { title: 120, text: 2000 }
const leastLetters = 2
const pauseMilliseconds = 400
const ownPath = /^\/(?![/\\])[^\s\\]*$/
type Both = Record<Language, string>

export function AnnouncementForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const t = useWords('support-desk')
  const toast = useToast()
  const [title, setTitle] = useState<Both>({ 'zh-CN': '', en: '' })
  const [text, setText] = useState<Both>({ 'zh-CN': '', en: '' })
  const [link, setLink] = useState('')
  const [audience, setAudience] = useState<Audience>({})
  const [when, setWhen] = useState<When>()
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { keyFor } = useSendingKey()
  const reach = useReach(audience)
  const short = (value: string) => (value.trim().length < leastLetters ? t('announce.short') : undefined)
  const linkProblem = link !== '' && !ownPath.test(link) ? t('announce.badLink') : undefined
  const sendAt = when && fromSiteTime(when.day, when.time)
  const isTimeWrong = when !== undefined && (!sendAt || sendAt.getTime() <= Date.now())
  const isWrong =
    linkProblem || isTimeWrong || languages.some(language => short(title[language]) || short(text[language]))

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isWrong) setIsAsking(true)
  }

  async function send() {
    setIsSending(true)
    try {
      const input = { title, text, link: link || null, audience, send_at: sendAt?.toISOString() ?? null }
      const { msg } = await api(sendAnnouncement, { ...input, idempotency_key: keyFor(input) })
      toast({ title: msg, tone: 'river' })
      onSent()
    } catch {
      // The problem has been shown; what was written stays.
      setIsSending(false)
      setIsAsking(false)
    }
  }

  return (
    <form onSubmit={submit} className="mt-6 grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="grid gap-6 md:grid-cols-2">
        {languages.map(language => (
          <fieldset key={language} className="grid content-start gap-4">
            <legend className="mb-3 font-display text-lg">{t(`language.${language}`)}</legend>
            <Field label={t('announce.subject')} error={isTried ? short(title[language]) : undefined}>
              <TextInput
                lang={language}
                value={title[language]}
                maxLength={limits.title}
                onChange={event => setTitle(before => ({ ...before, [language]: event.target.value }))}
              />
            </Field>
            <Field label={t('announce.text')} error={isTried ? short(text[language]) : undefined}>
              <TextArea
                lang={language}
                rows={6}
                value={text[language]}
                maxLength={limits.text}
                counter={(length, limit) => `${length} / ${limit}`}
                onChange={event => setText(before => ({ ...before, [language]: event.target.value }))}
              />
            </Field>
          </fieldset>
        ))}
      </div>
      <Field label={t('announce.link')} hint={t('announce.linkHint')} error={linkProblem}>
        <TextInput
          value={link}
          maxLength={300}
          placeholder={links.news}
          onChange={event => setLink(event.target.value.trim())}
        />
      </Field>
      <AudienceFields audience={audience} onChange={setAudience} />
      <WhenFields when={when} onChange={setWhen} isWrong={isTried && isTimeWrong} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p aria-live="polite" className="num">
          {reach === undefined
            ? t('announce.counting')
            : t('announce.reaches', { count: formatCount(reach) })}
        </p>
        <div className="flex gap-3">
          <Button onClick={onCancel}>{t('dialog.back')}</Button>
          <Button type="submit" variant="main" disabled={reach === 0}>
            {t(when ? 'announce.schedule' : 'announce.send')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={
          sendAt
            ? t('announce.confirmLater', { time: inSiteTime(sendAt) })
            : t('announce.confirm', { count: formatCount(reach ?? 0) })
        }
        confirmLabel={t(sendAt ? 'announce.schedule' : 'announce.send')}
        cancelLabel={t('dialog.back')}
        busy={isSending}
        onConfirm={() => void send()}
      >
        {t(sendAt ? 'announce.confirmLaterText' : 'announce.confirmText')}
      </ConfirmDialog>
    </form>
  )
}

/** How many it would reach, a moment after the last change. */
function useReach(audience: Audience): number | undefined {
  const [asked, setAsked] = useState(audience)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(audience), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [audience])
  const { data } = useQuery({
    queryKey: ['announcements', 'audience', asked],
    queryFn: async () => (await api(countAudience, { audience: asked }, { quiet: true })).data,
  })
  return asked === audience ? data?.members : undefined
}
