import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { accountGroups } from '#contract/identity/account'
import { todayInChina } from '#contract/identity/age'
import { missingInScope, missingOf } from '#contract/works/missing'
import { accountQuery } from '../../../../features/account/account-queries'
import { channelsQuery } from '../../../../features/works/channel-queries'
import { DraftContext, type OpenDraft } from '../../../../features/works/draft/draft-context'
import type { DraftKeeper } from '../../../../features/works/draft/draft-keeper'
import { missingOnce, shareDone } from '../../../../features/works/missing-place'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { materialsQuery } from '../../../../features/works/work-queries'
import { ChangedElsewhere } from './changed-elsewhere'
import { inPageOrder } from './group-missing'
import { MissingSide } from './missing-side'
import { ReadOnlyNotice } from './read-only-notice'
import { SaveState } from './save-state'
import { StepBar } from './step-bar'
import type { StepFrameProps } from './step-frame'
import { useFieldJourney } from './use-field-journey'

type OpenFrameProps = StepFrameProps & { keeper: DraftKeeper }

export function OpenFrame({ keeper, step, useNext, children }: OpenFrameProps) {
  const titleOf = useWorkTitle()
  const state = useSyncExternalStore(keeper.subscribe, keeper.read)
  const { work, content } = state
  const { data: account } = useQuery(accountQuery)
  const { data: materials } = useQuery(materialsQuery(work.id))
  const { data: channels } = useQuery({ ...channelsQuery, enabled: step === 3 })
  const journey = useFieldJourney(work, step)

  // Whoever leaves a step takes nothing unsaved along.
  useEffect(() => () => void keeper.flush(), [keeper])

  const isEnterprise = account !== undefined && account.userinfo.group_id !== accountGroups.personal
  const today = todayInChina(new Date())
  const { missing, shares } = useMemo(() => {
    const draft = {
      kind: work.kind,
      details: content.details,
      tracks: content.tracks,
      materials: materials ?? [],
    }
    const circumstances = { isEnterprise, today }
    // As long as nobody knows the files, nobody can say which one is missing.
    const found = missingOnce(work.kind, missingOf(draft, circumstances)).filter(
      entry => materials !== undefined || entry.step !== 2,
    )
    const shareOf = (part: 1 | 2) =>
      part === 2 && materials === undefined ? 0 : shareDone(draft, found, part, circumstances)
    return { missing: found, shares: [shareOf(1), shareOf(2)] as const }
  }, [work.kind, content, materials, isEnterprise, today])

  const ofScope = channels ? missingInScope(content.scope, content.tracks, channels, today) : []
  const draft: OpenDraft = {
    keeper,
    state,
    isReadOnly: !work.can.edit,
    isEnterprise,
    today,
    missing: inPageOrder([...missing, ...ofScope], content.tracks),
    ...journey,
  }
  return (
    <DraftContext value={draft}>
      <header className="pt-6 sm:pt-8">
        <SaveState />
        <h1 className="mt-0.5 text-2xl [overflow-wrap:anywhere]">
          {titleOf(work.kind, content.details.title)}
        </h1>
        <StepBar step={step} shares={shares} />
      </header>
      {/* No grid on a phone: the bar could not leave its own row then. */}
      <div className="mt-6 items-start gap-6 max-lg:space-y-6 lg:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ChangedElsewhere />
          <ReadOnlyNotice step={step} />
          {children}
        </div>
        <MissingSide step={step} useNext={useNext} />
      </div>
    </DraftContext>
  )
}
