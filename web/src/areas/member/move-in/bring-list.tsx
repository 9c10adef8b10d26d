import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { largestArchive } from '#contract/archive/calls'
import { type MoveIn, moveInTemplatePath } from '#contract/move-in/calls'
import type { MoveInColumn } from '#contract/move-in/columns'
import { ExportLinks } from '../../../features/export/export-links'
import { useWords } from '../../../lib/words'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { UploadProgress } from '../../../ui/upload-progress'
import { FilesDrop } from './files-drop'
import { type MoveInUpload, moveInUploads } from './move-in-uploads'

const listTypes = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/zip': ['.zip'],
}

type BringListProps = { moveIn: MoveIn | null; underWay: readonly MoveInUpload[] }

export function BringList({ moveIn, underWay }: BringListProps) {
  const t = useWords('move-in')
  const [isWrong, setIsWrong] = useState(false)
  const sending = underWay.find(({ what, phase }) => what === 'list' && phase !== 'arrived')
  const drop = useDropzone({
    ...{ accept: listTypes, maxSize: largestArchive, multiple: false, noClick: true, noKeyboard: true },
    onDrop: ([file]) => {
      setIsWrong(!file)
      if (file) moveInUploads.add(file, { what: 'list', path: file.name })
    },
  })
  const isRead = moveIn?.state === 'ready' || moveIn?.state === 'making'
  const mayBring = (moveIn?.can.list ?? true) && (!sending || sending.phase === 'failed')
  return (
    <Card title={t('list.title')}>
      <div className="grid gap-4">
        {isRead && moveIn && <WhatWasRead moveIn={moveIn} />}
        {moveIn?.state === 'reading' && <Reading moveIn={moveIn} />}
        {moveIn?.state === 'failed' && <WhyNot moveIn={moveIn} />}
        {sending && (
          <div>
            <p className="font-semibold">{t('list.sending', { name: sending.fileName })}</p>
            {sending.phase === 'failed' && <p className="text-sm text-accent">{sending.problem}</p>}
            <UploadProgress
              state={sending.phase === 'failed' ? 'failed' : 'sending'}
              value={sending.sent / sending.size}
              label={t('list.sending', { name: sending.fileName })}
            />
          </div>
        )}
        {isWrong && <Notice tone="accent" title={t('list.wrongType')} />}
        {mayBring && (
          <FilesDrop
            drop={drop}
            text={t('list.drop')}
            choose={t(isRead ? 'list.replace' : 'list.choose')}
            isMain={!isRead}
          />
        )}
        {!isRead && (
          <>
            <div>
              <h3 className="text-sm font-semibold">{t('list.kinds')}</h3>
              <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-sm text-soft">
                <li>{t('list.kind.table')}</li>
                <li>{t('list.kind.archive')}</li>
                <li>{t('list.kind.ern')}</li>
              </ul>
            </div>
            <ExportLinks path={moveInTemplatePath} what={t('list.template')} />
          </>
        )}
      </div>
    </Card>
  )
}

function WhatWasRead({ moveIn }: { moveIn: MoveIn }) {
  const t = useWords('move-in')
  const { list_name: name, rows, releases, source } = moveIn
  return (
    <p>
      <span className="font-semibold break-words">
        {t('list.read', { name, rows: rows.total, releases: releases.total })}
      </span>
      {source && <span className="text-sm text-soft"> · {t(`list.source.${source}`)}</span>}
    </p>
  )
}

function Reading({ moveIn: { list_name: name, is_waiting, done, total } }: { moveIn: MoveIn }) {
  const t = useWords('move-in')
  if (is_waiting) {
    return (
      <div aria-live="polite">
        <p className="font-semibold break-words">{t('list.waiting', { name })}</p>
        <p className="text-sm text-soft">{t('list.waitingText')}</p>
      </div>
    )
  }
  return (
    <div aria-live="polite">
      <p className="font-semibold">{t('list.reading', { name })}</p>
      {total > 0 && <p className="num text-sm text-soft">{t('list.readingFiles', { done, total })}</p>}
      <UploadProgress
        state="checking"
        value={total > 0 ? done / total : 0}
        label={t('list.reading', { name })}
      />
    </div>
  )
}

function WhyNot({ moveIn: { reason, reason_detail: detail } }: { moveIn: MoveIn }) {
  const t = useWords('move-in')
  const columns = detail.split(',').map(column => t(`column.${column as MoveInColumn}`))
  const shown = reason === 'noHeader' ? columns.join(' / ') : detail
  return (
    <Notice tone="accent" title={t('list.refused')}>
      <p className="break-words">{reason && t(`reason.${reason}`, { detail: shown })}</p>
    </Notice>
  )
}
