import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import type { ChannelForm } from './use-channel-form'

const costs = ['was_switched_off', 'lost_test', 'lost_host_key', 'lost_credentials'] as const

/** What a save has undone; it stays until somebody has read it. */
export function CostNotice({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const { cost, forgetCost } = form
  return (
    <div role="status" className="empty:hidden">
      {cost && (
        <Notice
          tone="amber"
          title={t('cost.title')}
          action={
            <Button size="small" onClick={forgetCost}>
              {t('cost.dismiss')}
            </Button>
          }
        >
          <ul>
            {costs
              .filter(name => cost[name])
              .map(name => (
                <li key={name}>{t(`cost.${name}`)}</li>
              ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
