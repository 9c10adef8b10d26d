import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { createChannel } from '#contract/distribution/channel-calls'
import { type ChannelFormat, channelFormats, emptyProfile } from '#contract/distribution/channel-profile'
import { languages } from '#contract/language'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { BothLanguages } from '../../site/both-languages'
import { refreshChannels } from '../channel-queries'
import { useChannelWords } from '../use-channel-words'

const formId = 'add-channel'

/** Told at the code: what else could be wrong is corrected before. */
const isRefused = (error: unknown) => error instanceof CallRefused

/** What a channel is called and what it reads; everything else is filled in on its own page. */
export function AddDialog({ onDone }: { onDone: () => void }) {
  const t = useWords('channels')
  const { formatOf } = useChannelWords()
  const navigate = useNavigate()
  const [once, isBusy] = useOnce()
  const [code, setCode] = useState('')
  const [name, setName] = useState(emptyProfile.name)
  const [format, setFormat] = useState<ChannelFormat>(emptyProfile.format)
  const [isTried, setIsTried] = useState(false)
  const [problem, setProblem] = useState('')
  const isCode = createChannel.input.shape.code.safeParse(code).success
  const isNamed = languages.every(language => name[language].trim() !== '')

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    setProblem('')
    if (!isCode || !isNamed) return
    void once(async () => {
      try {
        const profile = { ...emptyProfile, name, format }
        const { data } = await api(createChannel, { code, profile }, { shows: isRefused })
        void refreshChannels()
        await navigate(links.operatorChannel(data.id))
      } catch (error) {
        if (error instanceof CallRefused) setProblem(error.fields[0]?.message ?? error.message)
        throw error
      }
    })
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onDone()}
      title={t('add.title')}
      description={t('add.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('add.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <BothLanguages
          label={t('field.name')}
          value={name}
          maxLength={60}
          required
          problemOf={language => (isTried && name[language].trim() === '' ? t('wrong.name') : undefined)}
          onChange={setName}
        />
        <Field
          label={t('field.code')}
          hint={t('hint.code')}
          error={isTried && !isCode ? t('wrong.code') : problem || undefined}
          required
        >
          <TextInput
            className="num"
            value={code}
            maxLength={40}
            placeholder={t('code.example')}
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => setCode(event.target.value.trim().toLowerCase())}
          />
        </Field>
        <Field label={t('field.format')}>
          <Select
            value={format}
            onChange={value => setFormat(value as ChannelFormat)}
            options={channelFormats.map(one => ({ value: one, label: formatOf(one) }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
