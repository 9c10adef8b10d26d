import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentDraft } from '#contract/content/editing-calls'
import { type Language, languages } from '#contract/language'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Dialog } from '../../../../ui/dialog'
import { Notice } from '../../../../ui/notice'
import { Segmented } from '../../../../ui/segmented'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { previewQuery } from '../content-queries'

type PreviewDialogProps = { draft: ContentDraft; title?: string; onClose: () => void }
type Width = 'desk' | 'phone'

/** As readers will see it, cleaned by the server and with every place filled. */
export function PreviewDialog({ draft, title, onClose }: PreviewDialogProps) {
  const t = useWords('content')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [width, setWidth] = useState<Width>('desk')
  const { data, isError, isFetching, refetch } = useQuery(previewQuery(draft))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="large"
      title={title ?? t('preview.title')}
      closeLabel={t('dialog.close')}
      actions={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={t('languages')}
          value={language}
          onChange={setLanguage}
          segments={languages.map(value => ({ value, label: t(`language.${value}`) }))}
        />
        <Segmented
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          className="max-sm:hidden"
          segments={(['desk', 'phone'] as const).map(value => ({ value, label: t(`preview.${value}`) }))}
        />
      </div>
      {data && data.unknown_places.length > 0 && (
        <Notice tone="accent" title={t('preview.unknown')} className="mt-4">
          <p className="font-mono [overflow-wrap:anywhere]">
            {data.unknown_places.map(name => `{${name.replace(/[{}]/g, '')}}`).join(' ')}
          </p>
          <p>{t('preview.unknownText')}</p>
        </Notice>
      )}
      <div
        className={cx(
          'mt-4 min-h-[24rem] rounded-card border border-line bg-paper px-4 py-6',
          width === 'phone' ? 'mx-auto max-w-[22.5rem]' : 'sm:px-8',
        )}
      >
        {!data && !isError && <SkeletonLines lines={10} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && (
          <article lang={language} aria-label={t('preview.title')}>
            {draft.cover && (
              <img src={draft.cover} alt="" className="mb-6 w-full rounded-card object-cover" />
            )}
            <h2 className="text-2xl whitespace-pre-line">{data.title[language] || t('untitled')}</h2>
            {data.summary[language] && <p className="mt-3 text-lg text-soft">{data.summary[language]}</p>}
            <div
              className="prose mt-6"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, as readers get it
              dangerouslySetInnerHTML={{ __html: data.body[language] }}
            />
          </article>
        )}
      </div>
    </Dialog>
  )
}
