import { useQuery } from '@tanstack/react-query'
import { isOpen } from '#contract/infringement/case-state'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { claimsOfWorkQuery } from './claim-queries'

/** On the page of a release that a claim is about, until the claim ends in its favour. */
export function ClaimBanner({ workId }: { workId: number }) {
  const t = useWords('infringement')
  const { data = [] } = useQuery(claimsOfWorkQuery(workId))
  return data
    .filter(({ state }) => isOpen(state) || state === 'upheld')
    .map(({ id, number, state, track, can }) => (
      <Notice
        key={id}
        tone="amber"
        className="mt-4"
        title={t('mine.banner', { number, state: t(`state.${state}`) })}
        action={
          <ButtonLink to={links.ownInfringement(id)} variant="ink">
            {t('mine.bannerLink')}
          </ButtonLink>
        }
      >
        {can.goWithout && track && t('mine.goWithout', { track })}
      </Notice>
    ))
}
