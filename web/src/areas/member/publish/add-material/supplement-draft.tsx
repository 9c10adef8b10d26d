import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { accountGroups } from '#contract/identity/account'
import { todayInChina } from '#contract/identity/age'
import type { Material } from '#contract/works/material'
import { missingOf } from '#contract/works/missing'
import type { Work } from '#contract/works/work'
import { accountQuery } from '../../../../features/account/account-queries'
import { liveMaterialsQuery } from '../../../../features/materials/material-queries'
import { DraftContext, type OpenDraft } from '../../../../features/works/draft/draft-context'
import { draftQuery } from '../../../../features/works/draft/open-draft'
import type { WorkKeeper } from '../../../../features/works/draft/work-keeper'
import { missingOnce } from '../../../../features/works/missing-place'
import { followReasons } from '../../../../features/works/reasons/followed-reasons'
import { groupOf } from '../../../../features/works/work-groups'
import { useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { RejectedNotice } from '../../works/detail/rejected-notice'
import { ReasonEntries } from '../frame/reason-entries'
import { useFieldJourney } from '../frame/use-field-journey'
import { MaterialsForm } from '../step-2/materials-form'
import { isAbsent } from './absent'
import { SendBar } from './send-bar'

type SupplementDraftProps = { work: Work; revisionId: number; released: readonly Material[] }

/** The files being added. Those the released work has are shown and stay closed. */
export function SupplementDraft({ work, revisionId, released }: SupplementDraftProps) {
  const t = useWords('works')
  const draft = useQuery(draftQuery(revisionId))
  const keeper = draft.data
  // The row may have moved since it was opened: reviewed, recalled, rejected.
  useEffect(() => void keeper?.refresh(), [keeper])
  return (
    <Loaded
      query={draft}
      failed={t('detail.failed')}
      skeleton={<Skeleton className="mt-8 h-96 rounded-card!" />}
    >
      {opened => <OpenSupplement work={work} keeper={opened} released={released} />}
    </Loaded>
  )
}

type OpenSupplementProps = Pick<SupplementDraftProps, 'work' | 'released'> & { keeper: WorkKeeper }

function OpenSupplement({ work, keeper, released }: OpenSupplementProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.read)
  const supplement = state.work
  const { data: account } = useQuery(accountQuery)
  const { data: materials } = useQuery(liveMaterialsQuery(supplement.id))
  const journey = useFieldJourney(supplement, 2)
  const isEnterprise = account !== undefined && account.userinfo.group_id !== accountGroups.personal
  const today = todayInChina(new Date())
  const missing = materials
    ? missingOnce(
        supplement.kind,
        missingOf({ kind: supplement.kind, ...state.content, materials }, { isEnterprise, today }),
      ).filter(({ step }) => step === 2)
    : []
  const draft: OpenDraft = {
    keeper,
    state,
    isReadOnly: !supplement.can.edit,
    isEnterprise,
    today,
    missing,
    reasons: followReasons(supplement, state.content, materials),
    areFilesKnown: materials !== undefined,
    lookAgain: async () => missing,
    ...journey,
  }
  return (
    <DraftContext value={draft}>
      {groupOf(supplement.status) === 'rejected' && <RejectedNotice work={supplement} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">
        {supplement.can.answer && draft.reasons.length > 0 && (
          <div className="rounded-card border border-line px-5 py-4">
            <ReasonEntries onGo={journey.goTo} />
          </div>
        )}
        <MaterialsForm isOpen={(type, trackId) => isAbsent(released, supplement.tracks, type, trackId)} />
      </div>
      <SendBar work={work} released={released} materials={materials ?? []} />
    </DraftContext>
  )
}
