import { useState } from 'react'
import { withdrawTrack } from '#contract/review/calls'
import { releasedStatuses } from '#contract/works/work-status'
import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { staffMay, useStaff } from '../../staff-queries'
import { NoteDialog } from '../cases/note-dialog'
import type { Review } from '../review-queries'
import { useDesk } from './desk-context'

/** One track of a work that is out: off the channels by rights staff, or back. */
export function WithdrawnTrack({ track, title }: { track: Review['work']['tracks'][number]; title: string }) {
  const t = useWords('review')
  const staff = useStaff()
  const { review } = useDesk()
  const [isAsked, setIsAsked] = useState(false)
  const { id, status, revision_of, tracks } = review.work
  const { withdrawn } = track
  const mayDecide =
    tracks.length > 1 &&
    releasedStatuses.includes(status) &&
    revision_of === null &&
    staffMay(staff, withdrawTrack)
  if (!withdrawn && !mayDecide) return null
  const deed = withdrawn ? 'restoreTrack' : 'withdrawTrack'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {withdrawn && (
        <p className="font-semibold text-accent">
          {t('case.withdrawn', { day: formatDate(withdrawn.at), reason: withdrawn.reason })}
        </p>
      )}
      {mayDecide && (
        <Button size="small" variant={withdrawn ? 'line' : 'danger'} onClick={() => setIsAsked(true)}>
          {t(`case.${deed}`)}
        </Button>
      )}
      {isAsked && (
        <NoteDialog
          deed={deed}
          workId={id}
          trackId={track.id}
          title={title}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
