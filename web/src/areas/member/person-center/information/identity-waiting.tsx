import type { Identity } from '../../../../features/account/identity-queries'
import { links } from '../../../../lib/links'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { CheckWay } from '../../check-way'

export function IdentityWaiting({ path }: Pick<Identity, 'path'>) {
  const t = useWords('member')
  const { site } = useRootData()
  return (
    <>
      <p className="max-w-[56ch] text-soft">
        {t('identity.waitingText', { days: site.promises.review_days })}
      </p>
      <CheckWay state="waiting" className="mt-5" />
      {path === 'minor' && (
        <ButtonLink to={links.minorInformation} size="small" className="mt-5">
          {t('identity.minorSee')}
        </ButtonLink>
      )}
    </>
  )
}
