import { useQuery } from '@tanstack/react-query'
import type { Work } from '#contract/works/work'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { PageChoices } from './page-choices'
import { releasePageQuery } from './page-queries'
import { PageVisits } from './page-visits'
import { PageWay } from './page-way'

/** The public page of a work: its address, what it shows, who comes. */
export function PagePart({ work }: { work: Work }) {
  const t = useWords('works')
  const page = useQuery(releasePageQuery(work.id))
  return (
    <Loaded query={page} failed={t('page.failed')} skeleton={<Skeleton className="h-96" />}>
      {found =>
        found === null ? (
          <Card title={t('page.title')}>
            <p className="text-soft">{t('page.none')}</p>
          </Card>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <PageWay page={found} />
              <PageChoices work={work} page={found} />
            </div>
            <PageVisits page={found} />
          </div>
        )
      }
    </Loaded>
  )
}
