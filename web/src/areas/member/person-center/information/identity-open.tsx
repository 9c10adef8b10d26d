import { Link } from 'react-router'
import type { Identity } from '../../../../features/account/identity-queries'
import { links } from '../../../../lib/links'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { ReasonList } from '../../reason-list'
import { VerifyNow } from './verify-now'

/** Nothing handed in yet, or refused, or of age now: leads to where it is handed in. */
export function IdentityOpen({ identity }: { identity: Identity }) {
  const t = useWords('member')
  const { site } = useRootData()
  const { path, state, reasons, has_come_of_age: isOfAge } = identity
  const isMinor = path === 'minor'
  const text = isOfAge ? 'identity.ofAgeText' : isMinor ? 'identity.minorText' : 'identity.noneText'
  return (
    <>
      {state === 'refused' && (
        <Notice tone="accent" title={t('identity.refusedTitle')} className="mb-5">
          <ReasonList reasons={reasons} />
        </Notice>
      )}
      <p className="max-w-[56ch] text-soft">{t(text, { days: site.promises.review_days })}</p>
      {isMinor ? (
        <ButtonLink to={links.minorInformation} variant="main" className="mt-5">
          {t(state === 'refused' ? 'identity.minorCorrect' : 'identity.minorGo')}
        </ButtonLink>
      ) : (
        <VerifyNow label={t(state === 'refused' ? 'identity.again' : 'identity.verify')} />
      )}
      {!isMinor && !isOfAge && (
        <p className="mt-5 text-sm">
          <Link to={links.minorInformation} className="font-semibold text-river underline underline-offset-4">
            {t('identity.under18')}
          </Link>
        </p>
      )}
    </>
  )
}
