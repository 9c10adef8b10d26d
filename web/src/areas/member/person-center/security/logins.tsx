import { useInfiniteQuery } from '@tanstack/react-query'
import { loginsQuery } from '../../../../features/account/identity-queries'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { DeviceName } from './device-row'

export function Logins() {
  const t = useWords('member')
  const query = useInfiniteQuery(loginsQuery)
  return (
    <Card id="logins" title={t('logins.title')} detail={t('logins.lead')}>
      <Loaded query={query} failed={t('logins.failed')} skeleton={<Skeleton className="h-52" />}>
        {({ pages }) => {
          const logins = pages.flatMap(page => page.items)
          if (logins.length === 0) return <p className="text-soft">{t('logins.empty')}</p>
          return (
            <ul className="border-t border-line">
              {logins.map(login => (
                <li
                  key={`${login.at} ${login.method} ${login.address}`}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3"
                >
                  <span className="num w-36 shrink-0 text-soft">{formatMoment(login.at)}</span>
                  <span className="min-w-0 flex-1 basis-52">
                    <DeviceName name={login.name} />
                    <span className="num block text-sm text-soft">
                      {t(`logins.method.${login.method}`)}
                      {' · '}
                      <span lang="en">{login.address}</span>
                    </span>
                  </span>
                  {!login.succeeded && <Badge tone="accent">{t('logins.failedTry')}</Badge>}
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('logins.more')}
        </Button>
      )}
    </Card>
  )
}
