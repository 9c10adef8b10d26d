// The browser's own modal dialog: it costs guest pages nothing and brings focus and Escape with it.
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface NoticeDialogProps {
  title: string
  children: ReactNode
  onClose(): void
}

export function NoticeDialog({ title, children, onClose }: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink shadow-lift backdrop:bg-shade"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 grid justify-items-start gap-5">{children}</div>
    </dialog>
  )
}
