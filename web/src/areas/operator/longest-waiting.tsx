import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { Skeleton } from '../../ui/skeleton'
import { type CheckRow, type Staff, useWaiting } from './staff-queries'
import { Unreachable } from './unreachable'
import { WaitingAge } from './waiting-age'

/** Whoever has waited longest to be confirmed. */
export function LongestWaiting({ staff }: { staff: Staff }) {
  const t = useWords('operator')
  const { data, isError, isFetching, refetch } = useWaiting(staff)
  if (isError && !data) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <section className="mt-12" aria-busy={!data || undefined}>
      <div className="flex min-h-11 flex-wrap items-end justify-between gap-4">
        <h2 className="text-xl">{t('home.longest')}</h2>
        {data && data.items.length > 0 && (
          <ButtonLink to={links.operatorChecks} variant="ink">
            {t('home.queue')}
          </ButtonLink>
        )}
      </div>
      <People items={data?.items} />
    </section>
  )
}

const places = [0, 1, 2, 3, 4]

function People({ items }: { items: CheckRow[] | undefined }) {
  const t = useWords('operator')
  if (items?.length === 0) return <p className="border-t border-line py-6 text-soft">{t('home.done')}</p>
  return (
    <ol className="mt-3 border-t border-line">
      {items
        ? items.map(item => (
            <li key={`${item.kind} ${item.id}`} className="border-b border-line">
              <Link
                to={links.operatorCheck(item.kind, item.id)}
                className="group flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-3"
              >
                <span className="min-w-0 flex-1 basis-48">
                  <span className="font-display text-[1.0625rem] underline-offset-4 group-hover:underline">
                    {item.name}
                  </span>
                  <span className="ml-3 text-sm text-soft">{t(`kind.${item.kind}`)}</span>
                </span>
                <WaitingAge since={item.submitted_at} />
              </Link>
            </li>
          ))
        : places.map(place => (
            <li key={place} className="flex h-16 items-center border-b border-line">
              <Skeleton className="h-3.5 w-1/3" />
            </li>
          ))}
    </ol>
  )
}
