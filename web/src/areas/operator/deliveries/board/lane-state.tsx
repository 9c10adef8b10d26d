import { resumeChannel } from '#contract/distribution/channel-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { refreshChannels } from '../../channels/channel-queries'
import { formatAge } from '../../moments'
import { staffMay, useStaff } from '../../staff-queries'
import { refreshDeliveries } from '../delivery-queries'
import type { LaneFacts } from './board-columns'

/** Nothing leaves: since when, why, and the way to change that. */
export function LaneState({ lane: { id, name, is_on, paused } }: { lane: LaneFacts }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const staff = useStaff()
  const toast = useToast()
  const [once, isBusy] = useOnce()
  if (!is_on) return <span className="text-sm text-soft">{t('board.off')}</span>
  if (!paused) return null
  const resume = () =>
    once(async () => {
      await api(resumeChannel, { id })
      toast({ title: t('board.resumed', { name }), tone: 'river' })
      await Promise.all([refreshDeliveries(), refreshChannels()])
    })
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span className="text-sm text-amber" title={paused.note || undefined}>
        {t('board.paused', { age: formatAge(paused.at, Date.now(), language), by: paused.by })}
      </span>
      {staffMay(staff, resumeChannel) && (
        <Button size="small" loading={isBusy} onClick={() => void resume()}>
          {t('board.resume')}
        </Button>
      )}
    </span>
  )
}
