import { useQuery } from '@tanstack/react-query'
import type { Account } from '../../../../features/account/account-queries'
import { profileQuery } from '../../../../features/account/identity-queries'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button-link'
import { Card } from '../../../../ui/card'

const tones: Record<'waiting' | 'refused' | 'approved', Tone> = {
  waiting: 'amber',
  refused: 'accent',
  approved: 'river',
}

/** Which company the account is, or how far it has come to be one. */
export function CompanyStanding({ account }: { account: Account }) {
  const t = useWords('member')
  const isOwner = account.user_account_info.colleague_role === 'owner'
  const { data: profile } = useQuery({ ...profileQuery, enabled: isOwner })
  const enterprise = profile?.enterprise
  if (!enterprise || enterprise.state === 'none') return null
  return (
    <Card
      className="mt-8"
      title={t('company.title')}
      detail={enterprise.company_name}
      aside={<Badge tone={tones[enterprise.state]}>{t(`identity.state.${enterprise.state}`)}</Badge>}
    >
      <p className="text-soft">{t(`certify.lead.${enterprise.state}`)}</p>
      <ButtonLink to={links.company} size="small" className="mt-4">
        {t(enterprise.state === 'refused' ? 'company.correct' : 'company.open')}
      </ButtonLink>
    </Card>
  )
}
