import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { accountGroups } from '#contract/identity/account'
import { todayInChina } from '#contract/identity/age'
import { accountQuery, queryClient } from '../../../../features/account/account-queries'
import { channelsQuery } from '../../../../features/works/channel-queries'
import { DraftContext, type OpenDraft } from '../../../../features/works/draft/draft-context'
import type { WorkKeeper } from '../../../../features/works/draft/work-keeper'
import { shareDone } from '../../../../features/works/missing-place'
import { followReasons } from '../../../../features/works/reasons/followed-reasons'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { materialsQuery } from '../../../../features/works/work-queries'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { ChangedElsewhere } from './changed-elsewhere'
import { findMissing } from './find-missing'
import { MissingSide } from './missing-side'
import { ReadOnlyNotice } from './read-only-notice'
import { SaveState } from './save-state'
import { StepBar } from './step-bar'
import type { StepFrameProps } from './step-frame'
import { useFieldJourney } from './use-field-journey'

type OpenFrameProps = StepFrameProps & { keeper: WorkKeeper }

export function OpenFrame({ keeper, step, useNext, children }: OpenFrameProps) {
  const titleOf = useWorkTitle()
  const state = useSyncExternalStore(keeper.subscribe, keeper.read)
  const { work, content } = state
  const title = titleOf(work.kind, content.details.title)
  useTabTitle(title)
  const { data: account } = useQuery(accountQuery)
  const { data: materials } = useQuery(materialsQuery(work.id))
  const { data: channels } = useQuery({ ...channelsQuery, enabled: step === 3 })
  const journey = useFieldJourney(work, step)

  // Whoever leaves a step takes nothing unsaved along.
  useEffect(() => () => void keeper.flush(), [keeper])

  const isEnterprise = account !== undefined && account.userinfo.group_id !== accountGroups.personal
  const today = todayInChina(new Date())
  const { kind } = work
  const { missing, shares } = useMemo(() => {
    const circumstances = { isEnterprise, today }
    const found = findMissing(kind, content, { materials, channels }, circumstances)
    const shareOf = (part: 1 | 2) =>
      part === 2 && materials === undefined
        ? 0
        : shareDone({ kind, ...content, materials: materials ?? [] }, found, part, circumstances)
    return { missing: found, shares: [shareOf(1), shareOf(2)] as const }
  }, [kind, content, materials, channels, isEnterprise, today])
  const reasons = useMemo(() => followReasons(work, content, materials), [work, content, materials])
  const lookAgain = async () => {
    // Where they cannot be had the server decides alone, and the page shows that they did not come.
    const files = await queryClient
      .fetchQuery({ ...materialsQuery(work.id), staleTime: 0 })
      .catch(() => materials)
    const known = { materials: files, channels }
    return findMissing(kind, keeper.read().content, known, { isEnterprise, today })
  }

  const draft: OpenDraft = {
    keeper,
    state,
    isReadOnly: !work.can.edit,
    isEnterprise,
    today,
    missing,
    reasons,
    areFilesKnown: materials !== undefined,
    lookAgain,
    ...journey,
  }
  return (
    <DraftContext value={draft}>
      <header className="pt-6 sm:pt-8">
        <SaveState />
        <h1 className="mt-0.5 text-2xl [overflow-wrap:anywhere]">{title}</h1>
        <StepBar step={step} shares={shares} />
      </header>
      {/* No grid on a phone: the bar could not leave its own row then. */}
      <div className="mt-6 items-start gap-6 max-lg:space-y-6 lg:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Even a short page is as tall as a phone, so that the bar stands at its lower edge and nothing floats over it. */}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:min-h-[calc(100dvh-20rem)]">
          <ChangedElsewhere />
          <ReadOnlyNotice step={step} />
          {children}
        </div>
        <MissingSide step={step} useNext={useNext} />
      </div>
    </DraftContext>
  )
}
