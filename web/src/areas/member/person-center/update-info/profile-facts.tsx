import type { Profile } from '../../../../features/account/identity-queries'
import { useWords } from '../../../../lib/words'
import { Facts } from '../../../../ui/facts'
import { Notice } from '../../../../ui/notice'

/** For colleagues, who may read but not change. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useWords('member')
  const { nickname, contact, artist_profile: artist } = profile
  return (
    <>
      <Notice className="mt-6" title={t('profile.ownersOnly')}>
        {t('profile.ownersOnlyText')}
      </Notice>
      <Facts
        className="mt-6"
        rows={[
          [t('profile.nickname'), nickname],
          [t('profile.email'), contact.email || '--'],
          [t('profile.address'), contact.address || '--'],
          [t('profile.artistName'), artist.name || '--'],
          [t('profile.website'), artist.website || '--'],
        ]}
      />
    </>
  )
}
