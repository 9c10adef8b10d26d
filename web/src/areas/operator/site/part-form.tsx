import type { FormEvent, ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import type { Part } from './use-part'

/** A part of the settings with what saves it. The line at the end stays in sight while something is unsaved. */
export function PartForm({ part, children }: { part: Part; children: ReactNode }) {
  const t = useWords('site')
  function submit(event: FormEvent) {
    event.preventDefault()
    void part.save()
  }
  return (
    <form onSubmit={submit} className="mt-8 grid gap-10">
      {children}
      {part.otherProblem && <Notice tone="accent" title={part.otherProblem} />}
      {part.isBehind && (
        <Notice
          tone="amber"
          title={t('behind.title')}
          action={
            <Button size="small" onClick={() => void part.reload()}>
              {t('behind.reload')}
            </Button>
          }
        >
          {t('behind.text')}
        </Notice>
      )}
      <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-4">
        <Button type="submit" variant="main" disabled={!part.isChanged} loading={part.isSaving}>
          {t('save')}
        </Button>
        <Button disabled={!part.isChanged || part.isSaving} onClick={part.undo}>
          {t('undo')}
        </Button>
        <p aria-live="polite" className="text-sm text-soft">
          {part.isChanged ? t('unsaved') : t('effect')}
        </p>
      </div>
    </form>
  )
}

export function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-10 gap-y-5 border-t-2 border-ink pt-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <legend className="sr-only">{title}</legend>
      <div aria-hidden="true">
        <p className="font-display text-lg">{title}</p>
        {lead && <p className="mt-1 text-sm text-soft">{lead}</p>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </fieldset>
  )
}
