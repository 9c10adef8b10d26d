import type { Audience } from '#contract/messages/announcement-calls'
import { useWords } from '../../../lib/words'

/** Whom it is meant for, in words: what is not narrowed is not said. */
export function useAudienceWords() {
  const t = useWords('support-desk')
  return ({ group, verified, minors, works, registered_since }: Audience): string => {
    const parts = [
      group && t(`audience.${group}`),
      verified !== undefined && t(verified ? 'audience.verified' : 'audience.unverified'),
      minors !== undefined && t(minors ? 'audience.minors' : 'audience.adults'),
      works && t(`audience.works.${works}`),
      registered_since && t('audience.since', { day: registered_since }),
    ].filter(Boolean)
    return parts.length === 0 ? t('audience.everybody') : parts.join(' · ')
  }
}
