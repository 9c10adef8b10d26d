import X from 'lucide-react/icons/x'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { cx } from './class-names'
import { IconButton } from './icon-button'

export type ToastTone = 'river' | 'accent' | 'neutral'
export type ToastInput = {
  title: ReactNode
  detail?: ReactNode
  tone?: ToastTone
  action?: ReactNode
  lasts?: number
}

type Toast = ToastInput & { id: number }
type ShowToast = (toast: ToastInput) => void

const ToastContext = createContext<ShowToast | null>(null)

const USUAL_TIME = 6000
/** What can be pressed has to be reached first, by whatever means. */
const TIME_TO_ACT = 30_000

/** Says that something happened. What needs an answer is a dialog, what belongs to a field stays there. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const nextId = useRef(1)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const close = useCallback((id: number) => setToasts(list => list.filter(toast => toast.id !== id)), [])
  const start = useCallback(
    ({ id, action, lasts = action ? TIME_TO_ACT : USUAL_TIME }: Toast) =>
      timers.current.set(id, setTimeout(close, lasts, id)),
    [close],
  )
  const show = useCallback(
    (input: ToastInput) => {
      const toast = { ...input, id: nextId.current++ }
      setToasts(list => [...list.slice(-3), toast])
      start(toast)
    },
    [start],
  )
  const hold = (id: number) => clearTimeout(timers.current.get(id))

  return (
    <ToastContext value={show}>
      {children}
      <ol
        aria-live="polite"
        data-float
        className="pointer-events-none fixed inset-x-3 bottom-[calc(0.75rem+var(--demo-phone,0px)+var(--bottom-bar,0px))] z-60 flex flex-col items-center gap-2 sm:right-6 lg:bottom-[calc(1.5rem+var(--bottom-bar,0px))] sm:left-auto sm:items-end"
      >
        {toasts.map(toast => (
          <li
            key={toast.id}
            onPointerEnter={() => hold(toast.id)}
            onPointerLeave={() => start(toast)}
            onFocus={() => hold(toast.id)}
            onBlur={() => start(toast)}
            // On a phone four would cover the page: the older ones are there again when the latest two have gone.
            className="pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift max-sm:not-nth-last-[-n+2]:hidden"
          >
            <ToastBody {...toast} />
            <IconButton label={closeLabel} size="small" onClick={() => close(toast.id)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ol>
    </ToastContext>
  )
}

const bars: Record<ToastTone, string> = { river: 'bg-river', accent: 'bg-accent', neutral: 'bg-edge' }

function ToastBody({ title, detail, action, tone = 'neutral' }: ToastInput) {
  return (
    <>
      <span aria-hidden="true" className={cx('mt-3.5 size-2 shrink-0 rounded-full', bars[tone])} />
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{title}</p>
        {detail && <p className="text-sm text-soft">{detail}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </>
  )
}
