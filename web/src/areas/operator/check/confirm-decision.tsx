import { useWords } from '../../../lib/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import type { OpenedCheck } from '../staff-queries'
import { fieldLabel } from './fields'
import type { Reasons } from './use-reasons'

export type Deed = 'approve' | 'refuse'

interface ConfirmDecisionProps {
  /** Absent: nothing is asked. */
  deed: Deed | undefined
  check: OpenedCheck
  reasons: Reasons
  hasShortcuts: boolean
  isBusy: boolean
  onConfirm: (deed: Deed) => void
  onClose: () => void
}

/** The member is told at once, so what they will read is shown first. */
export function ConfirmDecision(props: ConfirmDecisionProps) {
  const { deed, check, reasons, hasShortcuts, isBusy, onConfirm, onClose } = props
  const t = useWords('operator')
  const isRefusal = deed === 'refuse'
  return (
    <ConfirmDialog
      open={deed !== undefined}
      onOpenChange={open => !open && onClose()}
      title={t(isRefusal ? 'decide.askRefuse' : 'decide.askApprove', { name: check.name })}
      confirmLabel={t(isRefusal ? 'decide.refuse' : 'decide.approve')}
      cancelLabel={t('cancel')}
      danger={isRefusal}
      good={!isRefusal}
      busy={isBusy}
      onConfirm={() => deed && onConfirm(deed)}
    >
      {isRefusal ? (
        <ul className="grid gap-1">
          {reasons.list.map(({ field, text }) => (
            <li key={field}>
              <span className="font-semibold text-ink">{fieldLabel(t, field)}</span> {text}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t(`decide.means.${check.kind}`)}</p>
      )}
      {hasShortcuts && <p className="mt-3 text-sm">{t('decide.again', { key: isRefusal ? 'R' : 'A' })}</p>}
    </ConfirmDialog>
  )
}
