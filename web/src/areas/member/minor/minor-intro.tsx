import { Link } from 'react-router'
import type { Identity } from '../../../features/account/identity-queries'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Notice } from '../../../ui/notice'
import { partOfReason } from './missing'

/** Why this page is as it is: refused, a new guardian, or an adult account whose owner is a minor. */
export function MinorIntro({ identity, isVerified }: { identity: Identity; isVerified: boolean }) {
  const t = useWords('member')
  if (identity.state === 'refused' && identity.path === 'minor') {
    const general = identity.reasons.filter(({ field }) => !partOfReason(field))
    return (
      <Notice tone="accent" title={t('minor.refused')}>
        {t('minor.refusedText')}
        {general.map(({ text }) => (
          <p key={text} className="mt-1 font-semibold text-ink">
            {text}
          </p>
        ))}
      </Notice>
    )
  }
  if (isVerified && identity.path === 'minor') {
    return (
      <Notice tone="amber" title={t('minor.newGuardian')}>
        {t('minor.newGuardianText')}
      </Notice>
    )
  }
  if (identity.path === 'minor') return null
  return (
    <Notice tone="amber" title={t('minor.onlyUnder18')}>
      {t('minor.onlyUnder18Text')}{' '}
      <Link to={links.information} className="font-semibold text-ink underline underline-offset-4">
        {t('minor.toVerify')}
      </Link>
    </Notice>
  )
}
