import FileUp from 'lucide-react/icons/file-up'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Replace from 'lucide-react/icons/replace'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import { type Accept, type FileRejection, useDropzone } from 'react-dropzone'
import { buttonClass } from './button-class'
import { cx } from './class-names'
import { IconButton } from './icon-button'
import { UploadProgress } from './upload-progress'
import { useKeptFocus } from './use-kept-focus'

export type UploadState = 'empty' | 'sending' | 'paused' | 'checking' | 'done' | 'failed'
export type UploadAction = { label: string; run: () => void }

type UploadTileProps = {
  state: UploadState
  /** What belongs here while it is empty, the file's name afterwards. */
  title: ReactNode
  /** Formats and limits while it is empty; size, speed and time left afterwards. */
  detail?: ReactNode
  /** What went wrong and what to do; also for a file that was refused before it was sent. */
  error?: ReactNode
  /** 0 to 1 */
  progress?: number
  progressLabel: string
  /** Names the file chooser. */
  chooseLabel: string
  accept?: Accept
  maxSize?: number
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  onRefused?: (refused: FileRejection[]) => void
  pause?: UploadAction
  resume?: UploadAction
  retry?: UploadAction
  remove?: UploadAction
  /** Offers to choose another file once there is one. */
  replaceLabel?: string
  /** A badge for the state, a picture, a waveform. */
  aside?: ReactNode
  children?: ReactNode
}

export function UploadTile(props: UploadTileProps) {
  const { state, title, detail, error, progress = 0, progressLabel, chooseLabel, onFiles, onRefused } = props
  const { accept, maxSize, multiple = false, disabled, aside, replaceLabel, children } = props
  const drop = useDropzone({
    accept,
    maxSize,
    multiple,
    disabled,
    // The button inside opens the chooser; a tile that is a button itself could hold no other control.
    noClick: true,
    noKeyboard: true,
    onDropAccepted: files => onFiles(files as File[]),
    onDropRejected: onRefused,
  })
  const empty = state === 'empty'
  const titleId = useId()
  // The button that chose a file is gone as soon as there is one: the tile keeps the keyboard's place.
  const tile = useKeptFocus<HTMLDivElement>()
  return (
    <div
      {...drop.getRootProps({ role: 'group', ref: tile, tabIndex: -1, 'aria-labelledby': titleId })}
      className={cx(
        'relative rounded-card border px-5 py-4.5 transition-colors',
        drop.isDragActive
          ? 'border-river bg-river-wash'
          : grounds[empty ? (disabled ? 'closed' : 'empty') : state === 'failed' ? 'failed' : 'full'],
      )}
    >
      {/* Only the button is heard: this would be the same once more, out of reach of the keyboard. */}
      <input {...drop.getInputProps({ 'aria-label': chooseLabel, 'aria-hidden': true, tabIndex: -1 })} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-44">
          <p id={titleId} className="font-semibold break-words">
            {title}
          </p>
          {detail && <p className="num text-sm text-soft">{detail}</p>}
        </div>
        {empty && !disabled && <ChooseButton label={chooseLabel} onChoose={drop.open} />}
        {aside}
        <UploadActions
          {...props}
          replace={replaceLabel && !empty ? { label: replaceLabel, run: drop.open } : undefined}
        />
      </div>
      {!empty && state !== 'done' && <UploadProgress state={state} value={progress} label={progressLabel} />}
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-accent">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

const grounds = {
  closed: 'border-dashed border-line',
  empty: 'border-dashed border-edge hover:border-ink',
  full: 'border-line bg-surface shadow-lift',
  failed: 'border-accent bg-surface shadow-lift',
}

/** Its hit area is the whole tile. */
function ChooseButton({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={cx(
        buttonClass({ size: 'small' }),
        'static! shrink-0 after:absolute after:inset-0 after:rounded-card',
      )}
    >
      <FileUp aria-hidden="true" className="size-4.5" />
      {label}
    </button>
  )
}

const icons = { pause: Pause, resume: Play, retry: RotateCw, replace: Replace, remove: Trash2 }
const order = ['retry', 'pause', 'resume', 'replace', 'remove'] as const

function UploadActions(actions: Partial<Record<(typeof order)[number], UploadAction>>) {
  const offered = order.filter(name => actions[name])
  if (offered.length === 0) return null
  return (
    <div className="-my-1.5 -mr-2 ml-auto flex shrink-0">
      {offered.map(name => {
        const Icon = icons[name]
        return (
          // Pausing and going on are one button: it stays where it is under a finger and under the focus.
          <IconButton
            key={name === 'resume' ? 'pause' : name}
            label={actions[name]?.label ?? ''}
            onClick={() => actions[name]?.run()}
          >
            <Icon />
          </IconButton>
        )
      })}
    </div>
  )
}
