import { Link } from 'react-router'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import type { Unclaimed } from '../payout-queries'
import type { OnClaimDeed } from './claim-deed'

type Claim = NonNullable<Unclaimed['claim']>
type OpenClaimProps = { income: Unclaimed; claim: Claim; onDeed: OnClaimDeed }

const tones: Record<Claim['likeness'], Tone> = { same: 'river', other: 'accent', unknown: 'amber' }

/** What one has proposed, with all that the second needs to decide. */
export function OpenClaim({ income, claim, onDeed }: OpenClaimProps) {
  const t = useWords('payout-desk')
  const { claimant, holder, likeness, reason, proposed_by, proposed_at, can, hands_off } = claim
  return (
    <div className="py-2">
      <Link
        to={links.operatorMember(claimant.id)}
        className="font-semibold underline-offset-4 hover:underline"
      >
        {t('claim.for', { name: holder || claimant.name })}
      </Link>
      <p className="text-sm text-soft">
        {t('claim.proposed', { name: proposed_by, moment: formatMoment(proposed_at), reason })}
      </p>
      <Badge tone={tones[likeness]} className="mt-1 sm:whitespace-normal">
        {t(`claim.likeness.${likeness}`)}
      </Badge>
      {hands_off && <p className="mt-1 text-sm text-amber">{t(`claim.handsOff.${hands_off}`)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {can.confirm && (
          <Button size="small" variant="main" onClick={() => onDeed('confirm', income)}>
            {t('claim.confirm')}
          </Button>
        )}
        {can.refuse && (
          <Button size="small" onClick={() => onDeed('refuse', income)}>
            {t(hands_off === 'proposed_before' ? 'claim.takeBack' : 'claim.refuse')}
          </Button>
        )}
      </div>
    </div>
  )
}
