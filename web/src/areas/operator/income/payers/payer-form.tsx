import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#contract/call'
import type { listIncomeChannels, Payer } from '#contract/income/payer-calls'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { PageHeader } from '../../../../ui/page-header'
import { ArchiveCard } from './archive-card'
import { BasicsCard } from './basics-card'
import { FolderCard } from './folder-card'
import { ReadingCard } from './reading-card'
import { StoresCard } from './stores-card'
import { usePayerForm } from './use-payer-form'

export type IncomeChannels = OutputOf<typeof listIncomeChannels>

export function PayerForm({ payer, channels }: { payer: Payer | undefined; channels: IncomeChannels }) {
  const t = useWords('income-desk')
  useTabTitle(payer?.name)
  const form = usePayerForm(payer)
  const element = useRef<HTMLFormElement>(null)
  const { problems, isBehind, isChanged, isSaving } = form
  const problemCount = Object.keys(problems).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer takes the keyboard along
  useEffect(() => {
    if (problemCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="page pb-16">
      <PageHeader
        over={
          <Link
            to={links.operatorPayers}
            className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('payer.back')}
          </Link>
        }
        title={<span className="[overflow-wrap:anywhere]">{payer?.name ?? t('payer.new')}</span>}
        actions={
          payer && (
            <>
              {payer.is_archived && <Badge>{t('payers.archived')}</Badge>}
              <ButtonLink to={links.operatorReports({ payer: String(payer.id) })}>
                {t('payer.toReports')}
              </ButtonLink>
            </>
          )
        }
      />
      <form
        ref={element}
        noValidate
        onSubmit={submit}
        className="mt-6 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6"
      >
        <BasicsCard form={form} />
        {!payer?.is_sandbox && <FolderCard form={form} payer={payer} />}
        <StoresCard form={form} channels={channels} />
        {!payer?.is_sandbox && <ReadingCard form={form} saved={payer?.reading ?? null} />}
        {payer && <ArchiveCard payer={payer} />}
        <div className="sticky bottom-[var(--demo-phone,0px)] -mx-2 grid gap-3 border-t border-line bg-paper px-2 py-4">
          {problems[''] && <Notice tone="accent" title={problems['']} />}
          {isBehind && (
            <Notice
              tone="amber"
              title={t('payer.behind')}
              action={
                <Button size="small" onClick={() => void form.reload()}>
                  {t('payer.reload')}
                </Button>
              }
            >
              {t('payer.behindText')}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="main" disabled={!isChanged} loading={isSaving}>
              {t(payer ? 'payer.save' : 'payer.create')}
            </Button>
            {payer && (
              <Button disabled={!isChanged || isSaving} onClick={form.undo}>
                {t('payer.undo')}
              </Button>
            )}
            <p aria-live="polite" className="text-sm text-soft">
              {problemCount > 0 && problems[''] === undefined
                ? t('payer.unsound')
                : payer && t(isChanged ? 'payer.unsaved' : 'payer.allSaved')}
            </p>
          </div>
        </div>
      </form>
    </div>
  )
}
