import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { fileSize } from '../../../../features/materials/file-size'
import { clock } from '../../../../features/materials/player/clock'
import type { Translate } from '../../../../lib/words'
import { useWords } from '../../../../lib/words'
import { IconButton } from '../../../../ui/icon-button'
import { UploadProgress } from '../../../../ui/upload-progress'
import { type ReportUpload, reportUploads } from './report-uploads'

const states = {
  waiting: 'sending',
  sending: 'sending',
  paused: 'paused',
  failed: 'failed',
  arrived: 'checking',
} as const

export function UploadRow({ upload }: { upload: ReportUpload }) {
  const t = useWords('income-desk')
  const { id, fileName: name, payer, phase, sent, size, problem } = upload
  const isMoving = phase === 'sending' || phase === 'waiting'
  return (
    <li className="rounded-card border border-line bg-surface px-5 py-4 shadow-lift">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{name}</p>
          <p className="num truncate text-sm text-soft">{[payer, detailOf(upload, t)].join(' · ')}</p>
        </div>
        <div className="-my-1 -mr-2 flex shrink-0">
          {phase !== 'arrived' && (
            // Pausing and going on are one button: it stays where it is under a finger and under the focus.
            <IconButton
              size="small"
              label={t(isMoving ? 'sending.pause' : phase === 'failed' ? 'sending.retry' : 'sending.resume', {
                name,
              })}
              onClick={() => (isMoving ? reportUploads.pause(id) : reportUploads.resume(id))}
            >
              {isMoving ? <Pause /> : phase === 'failed' ? <RotateCw /> : <Play />}
            </IconButton>
          )}
          {phase !== 'arrived' && (
            <IconButton
              size="small"
              label={t('sending.remove', { name })}
              onClick={() => reportUploads.remove(id)}
            >
              <X />
            </IconButton>
          )}
        </div>
      </div>
      <UploadProgress
        state={states[phase]}
        value={phase === 'arrived' ? 0 : sent / size}
        label={t('sending.progress', { name })}
      />
      {phase === 'failed' && (
        <p role="alert" className="mt-2 text-sm font-medium text-accent">
          {problem || t('sending.broken')}
        </p>
      )}
    </li>
  )
}

function detailOf(upload: ReportUpload, t: Translate<'income-desk'>): string {
  const { phase, sent, size, speed, secondsLeft } = upload
  const share = `${fileSize(sent)} / ${fileSize(size)}`
  if (phase === 'waiting') return `${fileSize(size)} · ${t('sending.inLine')}`
  if (phase === 'arrived') return `${fileSize(size)} · ${t('sending.arrived')}`
  if (phase === 'paused') return `${share} · ${t('sending.paused')}`
  if (phase !== 'sending' || speed === 0) return share
  const left = secondsLeft === undefined ? [] : [t('sending.left', { time: clock(secondsLeft) })]
  return [share, `${fileSize(speed)}/s`, ...left].join(' · ')
}
