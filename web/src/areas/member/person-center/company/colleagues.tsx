import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '../../../../features/account/identity-queries'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { ColleagueRow } from './colleague-row'
import { InviteForm } from './invite-form'

export function Colleagues() {
  const t = useWords('member')
  const query = useQuery(colleaguesQuery)
  return (
    <Card id="colleagues" title={t('colleagues.title')} detail={t('colleagues.lead')}>
      <Loaded query={query} failed={t('colleagues.failed')} skeleton={<Skeleton className="h-32" />}>
        {colleagues =>
          colleagues.length === 0 ? (
            <p className="text-soft">{t('colleagues.empty')}</p>
          ) : (
            <ul className="border-t border-line">
              {colleagues.map(colleague => (
                <ColleagueRow key={colleague.id} colleague={colleague} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <InviteForm />
    </Card>
  )
}
