import { type FormEvent, useState } from 'react'
import { saveBranch } from '#contract/content/editing-calls'
import { languages } from '#contract/language'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { type Branch, refreshContent } from '../content-queries'

const formId = 'help-branch'
const longest = 60

/** A new branch, or another name for one. */
export function BranchForm({ branch, onDone }: { branch: Branch | undefined; onDone: () => void }) {
  const t = useWords('content')
  const [title, setTitle] = useState(branch?.title ?? { 'zh-CN': '', en: '' })
  const [isTried, setIsTried] = useState(false)
  const [once, isBusy] = useOnce()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (languages.some(language => title[language].trim() === '')) return
    const isDone = await once(() => api(saveBranch, { ...(branch && { tid: branch.tid }), title }))
    if (!isDone) return
    onDone()
    await refreshContent()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t(branch ? 'branch.renameTitle' : 'branch.addTitle')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.back')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('branch.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} className="grid gap-5">
        {languages.map(language => (
          <Field
            key={language}
            label={t(`branch.name.${language}`)}
            error={isTried && title[language].trim() === '' ? t('branch.nameMissing') : undefined}
            required
          >
            <TextInput
              lang={language}
              value={title[language]}
              maxLength={longest}
              onChange={event => setTitle({ ...title, [language]: event.target.value })}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  )
}
