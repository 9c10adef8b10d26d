import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#contract/call'
import type { readInfringementCase } from '#contract/infringement/calls'
import { isOpen } from '#contract/infringement/case-state'
import { paths } from '#contract/paths'
import { CaseBadge, CaseHistory, CaseText, CounterSender } from '../../../features/infringement/case-parts'
import { send } from '../../../lib/api-client'
import { formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Facts } from '../../../ui/facts'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { ClaimantAnswer } from './claimant-answer'
import { Confirmation } from './confirmation'
import { EndLink } from './end-link'
import { EvidenceList } from './evidence-list'
import { ForwardedFiles } from './forwarded-files'

export type ClaimantView = OutputOf<typeof readInfringementCase>
type Found =
  | { state: 'loading' | 'expired' | 'failed' | 'over' | 'linkEnded' }
  | { state: 'shown'; data: ClaimantView }

/** Fetched by the browser alone: rendered pages are kept and shared. */
export function ClaimantCase({ link, confirm }: { link: string; confirm: string | null }) {
  const t = useWords('infringement')
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (link === '') return setFound({ state: 'expired' })
      try {
        const options = { signal, shows: () => true }
        const { data } = await send<ClaimantView>('GET', paths.readInfringementCase, { link }, options)
        setFound({ state: 'shown', data })
      } catch (error) {
        if (signal?.aborted) return
        setFound({ state: isRefusal(error, 'linkExpired', 'invalidInput') ? 'expired' : 'failed' })
      }
    },
    [link],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [load])

  useTabTitle(found.state === 'shown' ? found.data.number : undefined)
  if (found.state !== 'shown') {
    return (
      <>
        <PageHeader title={t('case.pageTitle')} />
        {/* As high as what loads: nothing below it jumps. */}
        <div className="mt-6 min-h-96">
          {found.state === 'loading' ? <SkeletonLines lines={8} /> : <p>{t(`case.${found.state}`)}</p>}
          {found.state === 'failed' && (
            <Button variant="ink" className="mt-4" onClick={() => void load()}>
              {t('case.retry')}
            </Button>
          )}
        </div>
      </>
    )
  }
  const { data } = found
  const claimed = [data.claimed.which, data.claimed.track].filter(Boolean).join(' · ')
  const isMine = data.can.addMore || data.can.pursue
  return (
    <>
      <PageHeader
        title={t('case.title', { number: data.number })}
        lead={isMine && data.due_at ? t('case.due', { moment: formatMoment(data.due_at) }) : undefined}
      />
      <Facts
        className="mt-6"
        rows={[
          [t('case.state'), <CaseBadge key="state" state={data.state} />],
          [
            t('case.work'),
            <span key="work" className="break-words">
              {claimed}
            </span>,
          ],
          [t('desk.rights'), t(`right.${data.rights}`)],
          [t('case.received'), formatMoment(data.received_at)],
        ]}
      />
      {!data.is_confirmed && (
        <Confirmation link={link} confirm={confirm} email={data.email} onDone={() => void load()} />
      )}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        {data.counter && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <CaseText title={t('counter')} text={data.counter} />
            <CounterSender sender={data.counter_sender} />
            <ForwardedFiles files={data.counter_files} />
          </div>
        )}
        <EvidenceList link={link} files={data.files} canAdd={data.can.evidence} onAdded={() => void load()} />
        <ClaimantAnswer
          link={link}
          can={data.can}
          onDone={state => (isOpen(state) ? void load() : setFound({ state: 'over' }))}
        />
        <CaseText title={t('statement')} text={data.statement} />
        <CaseHistory steps={data.history} />
        {data.is_confirmed && <EndLink link={link} onEnded={() => setFound({ state: 'linkEnded' })} />}
      </div>
    </>
  )
}
