import { askInfringementConfirmation, endInfringementLink } from '#contract/infringement/desk-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { useStaffDeed } from '../use-staff-deed'
import { type DeskCase, refreshCases } from './case-queries'

/** What is mailed to the claimant apart from the steps of the case. */
export function ClaimantContact({ claim: { id, can } }: { claim: DeskCase }) {
  const t = useWords('infringement')
  const [run, isBusy] = useStaffDeed(refreshCases)
  if (!can.askConfirmation && !can.endLink) return null
  return (
    <div className="flex flex-wrap gap-3">
      {can.askConfirmation && (
        <Button
          disabled={isBusy}
          onClick={() => void run(() => api(askInfringementConfirmation, { id }), t('desk.mailed'))}
        >
          {t('desk.askConfirmation')}
        </Button>
      )}
      {can.endLink && (
        <Button
          disabled={isBusy}
          onClick={() => void run(() => api(endInfringementLink, { id }), t('desk.mailed'))}
        >
          {t('desk.endLink')}
        </Button>
      )}
    </div>
  )
}
