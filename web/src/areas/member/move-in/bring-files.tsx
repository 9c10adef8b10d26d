import { useDropzone } from 'react-dropzone'
import type { MoveIn } from '#contract/move-in/calls'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { UploadProgress } from '../../../ui/upload-progress'
import { FilesDrop } from './files-drop'
import { LostFiles } from './lost-files'
import { type MoveInUpload, moveInUploads, pathOf } from './move-in-uploads'

type BringFilesProps = { moveIn: MoveIn | null; underWay: readonly MoveInUpload[] }

export function BringFiles({ moveIn, underWay }: BringFilesProps) {
  const t = useWords('move-in')
  const files = underWay.filter(({ what }) => what === 'file')
  const drop = useDropzone({
    ...{ noClick: true, noKeyboard: true },
    onDrop: dropped => {
      for (const file of dropped) moveInUploads.add(file, { what: 'file', path: pathOf(file) })
    },
  })
  const { total = 0, waiting = 0, unmatched = 0 } = moveIn?.files ?? {}
  return (
    <Card title={t('files.title')} detail={t('files.lead')}>
      <div className="grid gap-4">
        <FilesDrop drop={drop} text={t('files.drop')} choose={t('files.choose')} />
        <Sending files={files} />
        <p className="num text-sm text-soft" aria-live="polite">
          {waiting > 0
            ? t('files.waiting', { count: waiting })
            : total > 0
              ? t('files.matched', { count: total - unmatched })
              : t('files.none')}
        </p>
        {moveIn && moveIn.state === 'ready' && unmatched > 0 && <LostFiles moveIn={moveIn} />}
      </div>
    </Card>
  )
}

function Sending({ files }: { files: readonly MoveInUpload[] }) {
  const t = useWords('move-in')
  if (files.length === 0) return null
  const failed = files.filter(({ phase }) => phase === 'failed')
  const sum = (of: (file: MoveInUpload) => number) => files.reduce((total, file) => total + of(file), 0)
  const done = files.filter(({ phase }) => phase === 'arrived').length
  return (
    <div>
      <p className="num font-semibold">{t('files.sending', { done, total: files.length })}</p>
      <UploadProgress
        state="sending"
        value={
          sum(({ sent }) => sent) /
          Math.max(
            1,
            sum(({ size }) => size),
          )
        }
        label={t('files.progress')}
      />
      <ul className="mt-3 grid gap-2">
        {failed.map(({ id, path, problem }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="min-w-0 break-words text-accent">
              {t('files.failedOne', { name: path, problem: problem ?? '' })}
            </span>
            <span className="flex gap-2">
              <Button size="small" onClick={() => moveInUploads.resume(id)}>
                {t('files.again')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => moveInUploads.remove(id)}>
                {t('files.drop.forget')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
