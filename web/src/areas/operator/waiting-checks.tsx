import { Link } from 'react-router'
import { checkKinds } from '#contract/identity/check-calls'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { cx } from '../../ui/class-names'
import { Skeleton } from '../../ui/skeleton'
import { type CheckList, type CheckRow, type Staff, useWaiting } from './staff-queries'
import { Unreachable } from './unreachable'
import { WaitingAge } from './waiting-age'

/** What waits, as figures that lead to their queue, and whoever has waited longest. */
export function WaitingChecks({ staff }: { staff: Staff }) {
  const t = useWords('operator')
  const { data, isError, isFetching, refetch } = useWaiting(staff)
  if (isError && !data) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div aria-busy={!data || undefined}>
      <WaitingFigures waiting={data?.waiting} />
      <section className="mt-12">
        <div className="flex min-h-11 flex-wrap items-end justify-between gap-4">
          <h2 className="text-xl">{t('home.longest')}</h2>
          {data && data.items.length > 0 && (
            <ButtonLink to={links.operatorChecks} variant="ink">
              {t('home.queue')}
            </ButtonLink>
          )}
        </div>
        <LongestWaiting items={data?.items} />
      </section>
    </div>
  )
}

function WaitingFigures({ waiting }: { waiting: CheckList['waiting'] | undefined }) {
  const t = useWords('operator')
  return (
    <ul className="mt-8 grid grid-cols-3 border-t-2 border-ink">
      {checkKinds.map(kind => (
        <li key={kind} className="min-w-0">
          <Link to={`${links.operatorChecks}?kind=${kind}`} className="group flex h-full flex-col pt-4 pb-3">
            <span
              className={cx('font-display num text-hero', waiting?.[kind] ? 'text-accent' : 'text-faint')}
            >
              {waiting ? waiting[kind] : <Skeleton className="my-[0.1em] h-[0.84em] w-[1.2em]" />}
            </span>
            <span className="mt-1 font-semibold text-soft underline-offset-4 group-hover:text-ink group-hover:underline">
              {t(`kind.${kind}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const places = [0, 1, 2, 3, 4]

function LongestWaiting({ items }: { items: CheckRow[] | undefined }) {
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
