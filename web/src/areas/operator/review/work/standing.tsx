import type { ReactNode } from 'react'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { useStaff } from '../../staff-queries'
import { useDesk } from './desk-context'

/** Who has the work, and why this person cannot decide about it where that is so. */
export function Standing({ claim }: { claim: ReactNode }) {
  const t = useWords('review')
  const staff = useStaff()
  const { review, reasons } = useDesk()
  const { can, claimed_by, stage } = review
  const isKept = reasons.list.length > 0 && can.obstacle !== null
  const kept = isKept && <p className="mt-1">{t('standing.kept')}</p>
  if (can.obstacle !== null) {
    return (
      <Notice
        tone={can.obstacle === 'not_in_review' ? 'neutral' : 'amber'}
        title={t(`standing.${can.obstacle}`)}
      >
        <p>
          {t(`standing.${can.obstacle}Text`, {
            name: claimed_by?.name ?? '',
            stage: stage ? t(`room.${stage}`) : '',
          })}
        </p>
        {kept}
      </Notice>
    )
  }
  if (claimed_by?.id === staff.id) {
    return (
      <Notice tone="river" title={t('standing.mine')}>
        {t('standing.mineText')}
      </Notice>
    )
  }
  return (
    <Notice title={t('standing.free')} action={claim}>
      {t('standing.freeText')}
    </Notice>
  )
}
