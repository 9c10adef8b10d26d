import type { ReactNode } from 'react'
import { useWords } from '../../lib/words'
import { Notice } from '../../ui/notice'

type EmailStandingProps = {
  email: { address: string; bounced: boolean; left: boolean }
  /** What helps when its owner wanted no more mail. */
  resume?: ReactNode
}

/** What is the matter with an address, if anything. */
export function EmailStanding({ email, resume }: EmailStandingProps) {
  const t = useWords('shell')
  if (email.bounced) {
    return (
      <Notice tone="amber" title={t('email.bounced')}>
        {t('email.bouncedText', { email: email.address })}
      </Notice>
    )
  }
  if (email.left && resume) {
    return (
      <Notice tone="amber" title={t('email.left')}>
        <p>{t('email.leftText')}</p>
        <div className="mt-3">{resume}</div>
      </Notice>
    )
  }
  return null
}
