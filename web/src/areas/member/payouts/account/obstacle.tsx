import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import type { PayoutStanding } from '../payout-queries'

const ways = { not_verified: links.information, minor_not_approved: links.minorInformation }

/** Whose account it has to be is not known yet. */
export function Obstacle({ obstacle }: { obstacle: NonNullable<PayoutStanding['obstacle']> }) {
  const t = useWords('payouts')
  return (
    <Notice
      tone="amber"
      className="mt-4"
      title={t(`obstacle.${obstacle}`)}
      action={
        <ButtonLink to={ways[obstacle]} variant="ink" size="small">
          {t(`obstacle.${obstacle}Go`)}
        </ButtonLink>
      }
    >
      {t(`obstacle.${obstacle}Text`)}
    </Notice>
  )
}
