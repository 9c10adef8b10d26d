import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import type { Came } from './use-approval'

/** Which ones were not simply approved, and why. */
export function WhatCame({ came, onDismiss }: { came: Came; onDismiss: () => void }) {
  const t = useWords('payout-desk')
  const count = came.others.reduce((sum, { numbers }) => sum + numbers.length, 0)
  return (
    <div role="status">
      <Notice
        tone="amber"
        title={t('came.title', { count: formatCount(count) })}
        action={
          <Button size="small" onClick={onDismiss}>
            {t('came.dismiss')}
          </Button>
        }
        className="mx-4 mt-3 sm:mx-5"
      >
        <ul className="mt-1 grid gap-1">
          {came.others.map(({ outcome, numbers }) => (
            <li key={outcome}>
              {t(`came.${outcome as 'asked'}`)}
              <span className="num block text-ink">{numbers.join(' · ')}</span>
            </li>
          ))}
        </ul>
        {came.approved > 0 && <p className="mt-1">{t('came.text', { count: formatCount(came.approved) })}</p>}
      </Notice>
    </div>
  )
}
