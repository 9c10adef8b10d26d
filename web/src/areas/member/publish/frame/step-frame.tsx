// What the three steps share: the work's title, the way through the steps, whether everything is saved, and the side that
// says what is still missing. A step puts its own content inside and reads the draft with useOpenDraft().
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { draftQuery } from '../../../../features/works/draft/open-draft'
import { isRefusal } from '../../../../lib/is-refusal'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { Loaded } from '../../loaded'
import { FrameSkeleton } from './frame-skeleton'
import { NoWork } from './no-work'
import { OpenFrame } from './open-frame'

export type Step = 1 | 2 | 3

/** A draft that was opened longer ago may have been changed elsewhere since. */
const freshFor = 5_000

export interface NextStep {
  label: string
  onGo: () => unknown
  isBusy?: boolean
  /** Nothing leads on from here. */
  isHidden?: boolean
  /** What it asks before it goes on. */
  dialog?: ReactNode
}

export interface StepFrameProps {
  step: Step
  /** The button that leads on, from inside the open draft. It acts after everything is saved. */
  useNext: () => NextStep
  children: ReactNode
}

export function StepFrame(props: StepFrameProps) {
  const [search] = useSearchParams()
  const workId = Number(search.get('id'))
  if (!Number.isSafeInteger(workId) || workId <= 0) return <NoWork kind={search.get('kind')} />
  // Another work is another screen: nothing of the one before stays.
  return <FrameOf key={workId} workId={workId} {...props} />
}

function FrameOf({ workId, ...props }: StepFrameProps & { workId: number }) {
  const t = useWords('publish')
  const draft = useQuery(draftQuery(workId))
  const { data: keeper, dataUpdatedAt: openedAt } = draft
  useEffect(() => {
    if (keeper && Date.now() - openedAt > freshFor) void keeper.refresh()
  }, [keeper, openedAt])
  if (isRefusal(draft.error, 'notFound')) {
    return (
      <div className="page py-10">
        <EmptyState
          heading="h1"
          title={t('frame.notFound')}
          action={
            <ButtonLink to={links.works} variant="ink">
              {t('frame.toWorks')}
            </ButtonLink>
          }
        >
          {t('frame.notFoundText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page pb-16">
      <Loaded query={draft} failed={t('frame.failed')} skeleton={<FrameSkeleton />}>
        {keeper => <OpenFrame keeper={keeper} {...props} />}
      </Loaded>
    </div>
  )
}
