import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useStaff } from '../../staff-queries'
import { readFilter } from '../queue/queue-filter'
import { type Review, stagesOf } from '../review-queries'
import { AgreementSection } from './agreement-section'
import { CorrectionsSection } from './corrections-section'
import { DecisionSide } from './decision-side'
import { DeskContext } from './desk-context'
import { DuplicatesSection } from './duplicates-section'
import { EarlierSection } from './earlier-section'
import { HistorySection } from './history-section'
import { KeyHelp } from './key-help'
import { LastDecision, readDecision } from './last-decision'
import { NextButton } from './next-button'
import { ReleaseSection } from './release-section'
import { ScopeSection } from './scope-section'
import { SectionLinks } from './section-links'
import { TrackSection } from './track-section'
import { useChanges } from './use-changes'
import { useDeskKeys } from './use-desk-keys'
import { type FoundReasons, useFoundReasons } from './use-found-reasons'
import { useGoToNext } from './use-go-to-next'
import { useParts } from './use-parts'
import { usePreloadNext } from './use-preload-next'
import { useSound } from './use-sound'
import { useSteps } from './use-steps'
import { WorkHead } from './work-head'

/** Everything about one work on one screen; what is decided about it stays in view at the side. */
export function ReviewDesk({ review }: { review: Review }) {
  const staff = useStaff()
  const [params] = useSearchParams()
  const decision = readDecision(useLocation().state)
  const filter = readFilter(params)
  const [isOn, setIsOn] = useShortcutSwitch()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const found = useFoundReasons(review.work.id)
  const changes = useChanges(review)
  const sound = useSound()
  const parts = useParts()
  const canMark = review.can.reject || review.can.claim
  const goToNext = useGoToNext(review.stage ?? stagesOf(staff)[0] ?? 'content', filter)
  const steps = useSteps(review, found, goToNext, isOn)
  const reasons = claimingFirst(found, () => steps.ask('claim'))
  usePreloadNext(review, filter)
  useDeskKeys({ parts, sound, reasons, canMark, isOn, onHelp: () => setIsHelpOpen(true) })
  return (
    <DeskContext value={{ review, reasons, canMark, changes, sound }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus goes */}
      <div className="px-4 pb-16 sm:px-8" ref={parts.place} onFocus={parts.onFocus}>
        {decision && decision.id !== review.work.id && (
          <LastDecision key={decision.id} decision={decision} className="mt-4" />
        )}
        <WorkHead actions={<NextButton steps={steps} isOn={isOn} />} />
        <SectionLinks />
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
            <CorrectionsSection />
            <ReleaseSection />
            {review.work.tracks.map(track => (
              <TrackSection key={track.id} track={track} />
            ))}
            <ScopeSection />
            <AgreementSection />
            <DuplicatesSection />
            <EarlierSection />
            <HistorySection />
          </div>
          <DecisionSide
            steps={steps}
            parts={parts}
            isOn={isOn}
            onSwitch={setIsOn}
            onHelp={() => setIsHelpOpen(true)}
          />
        </div>
      </div>
      <KeyHelp open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </DeskContext>
  )
}

/** A work is claimed by the first thing that is done with it: whoever begins to write a reason has it. */
function claimingFirst(found: FoundReasons, claim: () => void): FoundReasons {
  return {
    ...found,
    mark: (...given) => {
      claim()
      found.mark(...given)
    },
    choose: (...given) => {
      claim()
      found.choose(...given)
    },
  }
}
