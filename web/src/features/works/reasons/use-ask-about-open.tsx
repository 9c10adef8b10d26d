import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../../lib/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useOpenDraft } from '../draft/draft-context'
import { openReasons } from './followed-reasons'

/** Before a work goes back to its reviewers with a reason nobody did anything about. */
export function useAskAboutOpen(): { ask: (deed: () => unknown) => void; dialog: ReactNode } {
  const t = useWords('publish')
  const open = openReasons(useOpenDraft().reasons)
  const [isAsking, setIsAsking] = useState(false)
  const wanted = useRef<() => unknown>(undefined)
  const ask = (deed: () => unknown) => {
    if (open.length === 0) return void deed()
    wanted.current = deed
    setIsAsking(true)
  }
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title={t('reason.ask', { count: open.length })}
      confirmLabel={t('reason.askYes')}
      cancelLabel={t('reason.askNo')}
      onConfirm={() => {
        setIsAsking(false)
        wanted.current?.()
      }}
    >
      <ul className="list-disc pl-5">
        {open.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p className="mt-2">{t('reason.askText')}</p>
    </ConfirmDialog>
  )
  return { ask, dialog }
}
