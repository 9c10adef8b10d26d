import { type ReactNode, useState } from 'react'
import type { removeBackground, removeShadow, removeTemplate } from '#contract/covers/desk-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useStaffDeed } from '../use-staff-deed'
import { refreshCovers } from './cover-queries'

interface Removed {
  id: number
  name: string
  /** What becomes of what shows it. */
  text: string
}

/** Asks before something goes, and says what stays. */
export function useRemoval(call: typeof removeBackground | typeof removeShadow | typeof removeTemplate) {
  const t = useWords('cover-offer')
  const [asked, setAsked] = useState<Removed>()
  const [run, isBusy] = useStaffDeed(refreshCovers)
  const remove = ({ id, name }: Removed) =>
    run(
      () => api(call, { id }),
      t('remove.done', { name }),
      () => setAsked(undefined),
    )
  const dialog: ReactNode = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={isOpen => !isOpen && setAsked(undefined)}
      title={t('remove.title', { name: asked?.name ?? '' })}
      confirmLabel={t('remove.do')}
      cancelLabel={t('cancel')}
      danger
      busy={isBusy}
      onConfirm={() => asked && void remove(asked)}
    >
      {asked?.text}
    </ConfirmDialog>
  )
  return [setAsked, dialog] as const
}
