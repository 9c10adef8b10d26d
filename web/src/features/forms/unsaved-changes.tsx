// Asks before a page with unsaved input is left, for another screen or for good. One question for all forms of a page: the
// router knows only one who holds it back.
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../../lib/words'
import { ConfirmDialog } from '../../ui/confirm-dialog'

type Discard = () => void
type Report = (name: string, discard: Discard | undefined) => void

const UnsavedContext = createContext<Report | null>(null)

/** While `isUnsaved`, the page asks before it is left; `discard` runs when the answer is to leave. */
export function useUnsaved(name: string, isUnsaved: boolean, discard: Discard) {
  const report = use(UnsavedContext)
  if (!report) throw new Error('useUnsaved needs UnsavedChanges above it')
  const latest = useRef(discard)
  latest.current = discard
  useEffect(() => {
    if (!isUnsaved) return
    report(name, () => latest.current())
    return () => report(name, undefined)
  }, [name, isUnsaved, report])
}

export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useWords('member')
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Discard>>(new Map())
  const report = useCallback<Report>((name, discard) => {
    setUnsaved(known => {
      const next = new Map(known)
      if (discard) next.set(name, discard)
      else next.delete(name)
      return next
    })
  }, [])
  const isUnsaved = unsaved.size > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <UnsavedContext value={report}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={isOpen => !isOpen && blocker.reset?.()}
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        danger
        onConfirm={() => {
          for (const discard of unsaved.values()) discard()
          blocker.proceed?.()
        }}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </UnsavedContext>
  )
}
