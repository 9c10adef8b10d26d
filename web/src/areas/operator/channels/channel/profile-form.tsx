import { type FormEvent, useEffect, useRef } from 'react'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { AudioCard } from './audio-card'
import { BatchCard } from './batch-card'
import { ConnectionCard } from './connection-card'
import { ContractCard } from './contract-card'
import { CostNotice } from './cost-notice'
import { FormatCard } from './format-card'
import { NamesCard } from './names-card'
import type { ChannelForm } from './use-channel-form'

/** All of a profile, saved as a whole. What becomes of it is said at the line that stays in sight. */
export function ProfileForm({ form, isReadOnly }: { form: ChannelForm; isReadOnly: boolean }) {
  const t = useWords('channels')
  const element = useRef<HTMLFormElement>(null)
  const { problems, isBehind } = form
  const problemCount = Object.keys(problems).length
  const hasFieldProblems = problemCount > 0 && problems[''] === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer takes the keyboard along
  useEffect(() => {
    if (problemCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <form ref={element} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <fieldset disabled={isReadOnly} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <NamesCard form={form} isReadOnly={isReadOnly} />
        <ContractCard form={form} />
        <FormatCard form={form} />
        <AudioCard form={form} />
        <ConnectionCard form={form} />
        <BatchCard form={form} />
      </fieldset>
      {!isReadOnly && (
        <div className="sticky bottom-[var(--demo-phone,0px)] -mx-2 grid gap-3 border-t border-line bg-paper px-2 py-4">
          <CostNotice form={form} />
          {problems[''] && <Notice tone="accent" title={problems['']} />}
          {isBehind && <BehindNotice form={form} />}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="main" disabled={!form.isChanged} loading={form.isSaving}>
              {t('save')}
            </Button>
            <Button disabled={!form.isChanged || form.isSaving} onClick={form.undo}>
              {t('undo')}
            </Button>
            <p aria-live="polite" className="text-sm text-soft">
              {t(hasFieldProblems ? 'unsound' : form.isChanged ? 'unsaved' : 'allSaved')}
            </p>
          </div>
        </div>
      )}
    </form>
  )
}

function BehindNotice({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  return (
    <Notice
      tone="amber"
      title={t('behind.title')}
      action={
        <Button size="small" onClick={() => void form.reload()}>
          {t('behind.reload')}
        </Button>
      }
    >
      {t('behind.text')}
    </Notice>
  )
}
