import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { CaseBadge, CaseHistory, CaseText, CounterSender } from '../../../features/infringement/case-parts'
import { AttachedFiles } from '../../../features/support/files/attached-files'
import { formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { Facts } from '../../../ui/facts'
import { PageHeader } from '../../../ui/page-header'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { claimQuery, type OwnCase } from './claim/claim-queries'
import { CounterNotice } from './claim/counter-notice'

/** The notice of a claim against one's release, what was done, and the way to answer. */
export default function Claim() {
  const t = useWords('infringement')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const isNumber = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...claimQuery(id), enabled: isNumber })
  useTabTitle(query.data?.number)
  const isMissing = !isNumber || (query.isError && isRefusal(query.error, 'notFound'))
  return (
    <div className="page max-w-4xl pb-20">
      <PageHeader
        title={query.data ? t('mine.title', { number: query.data.number }) : t('page.title')}
        lead={t('mine.lead')}
      />
      <div className="mt-8">
        {isMissing ? (
          <p className="min-h-96">{t('mine.missing')}</p>
        ) : (
          <Loaded query={query} failed={t('mine.failed')} skeleton={<Skeleton className="h-96" />}>
            {data => <Notice claim={data} />}
          </Loaded>
        )}
      </div>
    </div>
  )
}

function Notice({ claim }: { claim: OwnCase }) {
  const t = useWords('infringement')
  const { claimant } = claim
  const ofSide = (wanted: 'claimant' | 'member') => claim.files.filter(({ side }) => side === wanted)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Facts
        rows={[
          [t('column.state'), <CaseBadge key="state" state={claim.state} />],
          [
            t('mine.work'),
            <Link key="work" to={links.work(claim.work.id)} className="underline underline-offset-4">
              {claim.work.title}
            </Link>,
          ],
          [t('mine.track'), claim.track ?? t('mine.whole')],
          [t('mine.claimant'), [claimant.name, claimant.company].filter(Boolean).join(' · ')],
          [t('mine.rights'), t(`right.${claim.rights}`)],
          [t('mine.reason'), claim.measure.reason],
          ...(claim.state === 'measured'
            ? [[t('mine.due'), formatMoment(claim.due_at)] as [string, string]]
            : []),
        ]}
      />
      {claim.can.goWithout && claim.track && <p>{t('mine.goWithout', { track: claim.track })}</p>}
      <CaseText title={t('statement')} text={claim.statement} />
      <section>
        <h2 className="mb-3 text-xl">{t('evidence')}</h2>
        <AttachedFiles files={ofSide('claimant')} />
      </section>
      {claim.can.counter && <CounterNotice id={claim.id} sender={claim.sender} />}
      {claim.state === 'measured' && !claim.can.counter && <p>{t('mine.late')}</p>}
      {claim.counter && (
        <div className="grid gap-4">
          <CaseText title={t('counter')} text={claim.counter} />
          <CounterSender sender={claim.counter_sender} />
          <AttachedFiles files={ofSide('member')} />
        </div>
      )}
      <CaseHistory steps={claim.history} />
    </div>
  )
}
