import { useQuery } from '@tanstack/react-query'
import { hasCommonGround } from '#contract/distribution/common-ground'
import { chosenChannels } from '#contract/works/missing'
import type { Work } from '#contract/works/work'
import { channelsQuery } from '../../../../features/works/channel-queries'
import { FieldFacts } from '../../../../features/works/field-facts'
import { workDeliveriesQuery } from '../../../../features/works/one-work-queries'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { AtChannels } from './at-channels'

/** Where the work goes, and when. */
export function ScopePart({ work }: { work: Work }) {
  const t = useWords('works')
  const { scope } = work
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card title={t('field.channels')} detail={t(scope.all_channels ? 'scope.all' : 'scope.some')}>
        {work.released_at === null ? <ChosenChannels work={work} /> : <ChannelsOfRelease work={work} />}
      </Card>
      <Card title={t('scope.whenWhere')}>
        <FieldFacts
          fields={{
            release_date: scope.release_date ?? t('list.noDate'),
            territory: scope.territory,
            if_late: scope.if_late,
          }}
        />
      </Card>
    </div>
  )
}

/** Nothing has gone out yet: which channels it is meant for. */
function ChosenChannels({ work }: { work: Work }) {
  const t = useWords('works')
  const channels = useQuery(channelsQuery)
  return (
    <Loaded query={channels} failed={t('scope.failed')} skeleton={<Skeleton className="h-80" />}>
      {known => {
        const chosen = chosenChannels(work.scope, known)
        if (chosen.length === 0) return <p className="text-soft">{t('scope.none')}</p>
        return (
          <>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {chosen.map(({ id, name, logo }) => (
                <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line">
                  <img src={logo} alt="" width={36} height={36} className="size-9 shrink-0" />
                  <span className="min-w-0 font-semibold">{name}</span>
                </li>
              ))}
            </ul>
            <WithoutGround work={work} />
          </>
        )
      }}
    </Loaded>
  )
}

function ChannelsOfRelease({ work }: { work: Work }) {
  const t = useWords('works')
  const deliveries = useQuery(workDeliveriesQuery(work.id))
  return (
    <Loaded query={deliveries} failed={t('scope.failed')} skeleton={<Skeleton className="h-96" />}>
      {rows =>
        rows.length === 0 ? (
          <ChosenChannels work={work} />
        ) : (
          <>
            <AtChannels rows={rows} />
            <WithoutGround work={work} />
          </>
        )
      }
    </Loaded>
  )
}

/** Chosen, but nothing of it can be sold there. */
function WithoutGround({ work }: { work: Work }) {
  const t = useWords('works')
  const { data: known = [] } = useQuery(channelsQuery)
  // Rights staff may have let it stay up longer: of that its member hears elsewhere, and countries are what leaves a channel out.
  const granted = { scope: work.scope, licensedUntil: null }
  const staying = work.tracks.filter(({ withdrawn }) => withdrawn === null)
  const without = chosenChannels(work.scope, known).filter(
    ({ territory }) => staying.length > 0 && !hasCommonGround(staying, granted, territory),
  )
  if (without.length === 0) return null
  const names = without.map(({ name }) => name).join(t('value.comma'))
  return <p className="mt-4 text-sm text-soft">{t('scope.noGround', { names })}</p>
}
