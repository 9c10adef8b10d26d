import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WorkCover } from '../../../../features/works/work-cover'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ProposeDialog } from '../form/propose-dialog'
import { incomeQuery, type SplitDetail } from '../split-queries'
import { CancelProposal } from './cancel-proposal'
import { ExampleCard } from './example-card'
import { Fan } from './fan'
import { IncomeTable } from './income-table'
import { OtherTracks } from './other-tracks'
import { PartyTable } from './party-table'
import { SplitHistory } from './split-history'
import { Standing } from './standing'
import { strandsOf } from './strands-of'

/** One recording: who gets what, who has not accepted, what came of it. */
export function OpenSplit({ detail }: { detail: SplitDetail }) {
  const t = useWords('splits')
  const [isProposing, setIsProposing] = useState(false)
  const { track, proposed, ahead, in_force, can, reader } = detail
  useTabTitle(track.title)
  const shown = proposed ?? ahead ?? in_force
  const income = useQuery(incomeQuery(track.isrc))
  const isShared = ahead !== null || in_force !== null
  return (
    <>
      <header className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-5 gap-y-4 sm:grid-cols-[5.25rem_minmax(0,1fr)_auto]">
        <WorkCover workId={track.work_id ?? 0} url={track.cover_url} className="size-16 sm:size-21" />
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere]">{t('track.title', { track: track.title })}</h1>
          <p className="num mt-1.5 text-soft [overflow-wrap:anywhere]">
            {t('track.lead', { artists: track.artists, isrc: track.isrc })}
          </p>
        </div>
        {(can.propose || can.cancel) && (
          <div className="flex flex-wrap gap-3 max-sm:col-span-full">
            {can.cancel && proposed && <CancelProposal splitId={proposed.id} />}
            {can.propose && (
              <Button
                variant={isShared ? 'line' : 'main'}
                aria-disabled={detail.obstacle !== null || undefined}
                onClick={() => detail.obstacle === null && setIsProposing(true)}
              >
                {t(isShared ? 'track.change' : 'track.propose')}
              </Button>
            )}
          </div>
        )}
      </header>
      <Standing detail={detail} />
      <Fan strands={strandsOf(detail, t)} income={income.data} />
      <div className="mt-12 grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-12">
          {shown && reader === 'owner' && <PartyTable split={shown} />}
          <IncomeTable isrc={track.isrc} />
        </div>
        {shown && reader === 'owner' && (
          <ExampleCard title={track.title} split={shown} income={income.data} />
        )}
      </div>
      <SplitHistory detail={detail} />
      {reader === 'owner' && <OtherTracks isrc={track.isrc} />}
      {isProposing && <ProposeDialog detail={detail} onClose={() => setIsProposing(false)} />}
    </>
  )
}
