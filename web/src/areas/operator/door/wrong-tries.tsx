import type { OutputOf } from '#contract/call'
import type { staffSecondFactor } from '#contract/staff/calls'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { PageHeader } from '../../../ui/page-header'

interface WrongTriesProps {
  tries: NonNullable<OutputOf<typeof staffSecondFactor>['wrong_tries']>
  onSeen: () => void
}

/** Stands between the code and the console, so that it is read: a passing line would be missed. */
export function WrongTries({ tries: { count, networks, has_more, last_at }, onSeen }: WrongTriesProps) {
  const t = useWords('operator')
  return (
    <>
      <PageHeader
        title={t('tries.title')}
        lead={t('tries.lead', { count, when: formatMoment(last_at) })}
        className="pt-0 sm:pt-0"
      />
      <div className="mt-6 grid gap-5">
        <div>
          <h2 className="text-base">{t('tries.from')}</h2>
          <ul className="num mt-2 grid gap-1 break-all">
            {networks.map(network => (
              <li key={network}>{network}</li>
            ))}
            {has_more && <li>{t('tries.more')}</li>}
          </ul>
        </div>
        <p className="text-soft">{t('tries.advice')}</p>
        <Button variant="ink" size="large" block onClick={onSeen}>
          {t('tries.go')}
        </Button>
      </div>
    </>
  )
}
