import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  batchDelimiters,
  batchEncodings,
  batchFields,
  batchFormats,
  summaryFields,
} from '#contract/payouts/batch'
import { archiveBatchLayout, saveBatchLayout } from '#contract/payouts/batch-calls'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { Field } from '../../../../ui/field'
import { Segmented } from '../../../../ui/segmented'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { PayoutPage } from '../payout-page'
import type { Layout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'
import { draftOf, type LayoutDraft, sentOf } from './layout-draft'
import { LayoutPreview } from './layout-preview'
import { LayoutRows } from './layout-rows'

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const
const encodingNames = { 'utf-8': 'UTF-8', gb18030: 'GB18030' } as const

export function LayoutForm({ layout }: { layout: Layout | undefined }) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const navigate = useNavigate()
  const [run, isBusy] = usePayoutDeed()
  /** As it was read or saved last: on this version it is saved again. */
  const [base, setBase] = useState(layout)
  useTabTitle(layout?.name)
  const [draft, setDraft] = useState(() => draftOf(layout))
  const [isTried, setIsTried] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const set = (values: Partial<LayoutDraft>) => setDraft(before => ({ ...before, ...values }))
  const sentNow = sentOf(
    draft,
    field => t(`field.${field}`),
    field => t(`summary.${field}`),
  )
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base))
  useUnsaved('bank-layout', isChanged, () => setDraft(draftOf(base)))
  const isNameMissing = sentNow.name === ''

  function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isNameMissing) return
    const known = base ? { id: base.id, version: base.version } : {}
    let kept: Layout | null = null
    let said = t('layouts.saved', { name: sentNow.name })
    void run(
      async () => {
        const { data, msg } = await apiWithCode(saveBatchLayout, { ...known, layout: sentNow })
        kept = data.layout
        if (data.waiting) said = msg
        // What waits is in no file yet: the form shows the layout as it is.
        setBase(kept ?? base)
        setDraft(draftOf(kept ?? base))
      },
      () => said,
    ).then(isDone => {
      if (!isDone || base) return
      void navigate(kept ? links.operatorLayout(kept.id) : links.operatorLayouts, { replace: true })
    })
  }
  const archive = (known: Layout) =>
    run(
      () => apiWithCode(archiveBatchLayout, { id: known.id }),
      t('layouts.archived', { name: known.name }),
    ).then(isDone => isDone && navigate(links.operatorLayouts))

  return (
    <PayoutPage
      over={
        <Link
          to={links.operatorLayouts}
          className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('room.layouts')}
        </Link>
      }
      title={layout?.name ?? t('layouts.newTitle')}
      actions={
        layout && (
          <Button size="small" variant="danger" onClick={() => setIsAsked(true)}>
            {t('layouts.archive')}
          </Button>
        )
      }
    >
      <form
        noValidate
        onSubmit={save}
        className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <div className="grid min-w-0 gap-5">
          <Field
            label={t('layouts.name')}
            error={isTried && isNameMissing ? t('layouts.nameMissing') : undefined}
            required
          >
            <TextInput
              value={draft.name}
              maxLength={60}
              onChange={event => set({ name: event.target.value })}
            />
          </Field>
          <div className="flex flex-wrap gap-x-6 gap-y-5">
            <Field label={t('layouts.format')} group>
              <Segmented
                value={draft.format}
                onChange={format => set({ format })}
                segments={batchFormats.map(value => ({ value, label: t(`format.${value}`) }))}
              />
            </Field>
            {draft.format === 'csv' && (
              <>
                <Field label={t('layouts.encoding')} className="w-40">
                  <Select
                    value={draft.encoding}
                    onChange={value =>
                      set({ encoding: batchEncodings.find(one => one === value) ?? draft.encoding })
                    }
                    options={batchEncodings.map(value => ({ value, label: encodingNames[value] }))}
                  />
                </Field>
                <Field label={t('layouts.delimiter')} className="w-40">
                  <Select
                    value={draft.delimiter}
                    onChange={value =>
                      set({ delimiter: batchDelimiters.find(one => one === value) ?? draft.delimiter })
                    }
                    options={batchDelimiters.map(value => ({
                      value,
                      label: t(`delimiter.${delimiterNames[value]}`),
                    }))}
                  />
                </Field>
              </>
            )}
          </div>
          <Checkbox checked={draft.has_header} onChange={event => set({ has_header: event.target.checked })}>
            {t('layouts.header')}
          </Checkbox>
          <LayoutRows
            where="columns"
            rows={draft.columns}
            fields={batchFields}
            nameOf={field => t(`field.${field}`)}
            first="fixed"
            onChange={columns => set({ columns })}
          />
          {(['head', 'foot'] as const).map(where => (
            <LayoutRows
              key={where}
              where={where}
              rows={draft[`${where}_rows`]}
              fields={summaryFields}
              nameOf={field => t(`summary.${field}`)}
              first="sum"
              onChange={rows => set({ [`${where}_rows`]: rows })}
            />
          ))}
        </div>
        <div className="grid min-w-0 gap-6 xl:sticky xl:top-6">
          <LayoutPreview draft={draft} />
          <div>
            <Button type="submit" variant="main" loading={isBusy}>
              {t('layouts.save')}
            </Button>
          </div>
        </div>
      </form>
      {layout && (
        <ConfirmDialog
          open={isAsked}
          onOpenChange={setIsAsked}
          title={t('layouts.archiveTitle', { name: layout.name })}
          confirmLabel={t('layouts.archive')}
          cancelLabel={operator('cancel')}
          danger
          busy={isBusy}
          onConfirm={() => void archive(layout)}
        >
          {t('layouts.archiveText')}
        </ConfirmDialog>
      )}
    </PayoutPage>
  )
}
