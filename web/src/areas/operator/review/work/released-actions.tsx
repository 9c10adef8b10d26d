import { useState } from 'react'
import { closeTakedown, staffTakeDown } from '#contract/review/calls'
import { releasedStatuses } from '#contract/works/work-status'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { staffMay, useStaff } from '../../staff-queries'
import { NoteDialog } from '../cases/note-dialog'
import { useDesk } from './desk-context'

/** What rights staff do about a work that is out: take it down, or say that the channels have. */
export function ReleasedActions() {
  const t = useWords('review')
  const staff = useStaff()
  const { review } = useDesk()
  const { id, status, details, revision_of } = review.work
  const [asked, setAsked] = useState<'takeDown' | 'closeTakedown'>()
  const canTakeDown =
    releasedStatuses.includes(status) && revision_of === null && staffMay(staff, staffTakeDown)
  const canClose = status === '980' && staffMay(staff, closeTakedown)
  if (!canTakeDown && !canClose) return null
  const deed = canClose ? 'closeTakedown' : 'takeDown'
  return (
    <div className="mt-4">
      <Button variant={canClose ? 'line' : 'danger'} onClick={() => setAsked(deed)}>
        {t(`case.${deed}`)}
      </Button>
      {asked && (
        <NoteDialog deed={asked} workId={id} title={details.title} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}
