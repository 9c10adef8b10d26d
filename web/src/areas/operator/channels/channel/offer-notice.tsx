import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offerToWorks } from '#contract/distribution/channel-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { offerQuery } from '../channel-queries'

/** Released works that go to every channel and have never been sent to this one. */
export function OfferNotice({ id }: { id: number }) {
  const t = useWords('channels')
  const { data } = useQuery(offerQuery(id))
  const [once, isBusy] = useOnce()
  const [isQueued, setIsQueued] = useState(false)
  const offer = () =>
    once(async () => {
      await api(offerToWorks, { id })
      setIsQueued(true)
    })
  const count = formatCount(data?.works ?? 0)
  return (
    <div role="status" className="empty:hidden">
      {isQueued && <Notice tone="river" title={t('offer.done')} />}
      {!isQueued && Boolean(data?.works) && (
        <Notice
          tone="amber"
          title={t(data?.has_more ? 'offer.titleMore' : 'offer.title', { count })}
          action={
            <Button size="small" variant="ink" loading={isBusy} onClick={() => void offer()}>
              {t('offer.run')}
            </Button>
          }
        >
          {t('offer.text')}
        </Notice>
      )}
    </div>
  )
}
