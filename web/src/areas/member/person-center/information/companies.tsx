import { useQuery } from '@tanstack/react-query'
import { companiesQuery } from '../../../../features/account/identity-queries'
import { useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { useArrival } from '../../use-arrival'
import { CompanyRow } from './company-row'

/** Companies this person works for, or is invited to; invitations first. */
export function Companies() {
  const t = useWords('member')
  const query = useQuery(companiesQuery)
  useArrival('companies')
  return (
    <section id="companies" aria-labelledby="companies-title" className="mt-12">
      <h2 id="companies-title" className="text-lg">
        {t('companies.title')}
      </h2>
      <Loaded
        query={query}
        failed={t('companies.failed')}
        skeleton={<Skeleton className="mt-3 h-14 w-full max-w-xl" />}
      >
        {companies =>
          companies.length === 0 ? (
            <p className="mt-2 max-w-[60ch] text-soft">{t('companies.empty')}</p>
          ) : (
            <ul className="mt-4 border-t-2 border-ink">
              {[...companies]
                .sort((a, b) => Number(b.state === 'invited') - Number(a.state === 'invited'))
                .map(company => (
                  <CompanyRow key={company.id} company={company} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
