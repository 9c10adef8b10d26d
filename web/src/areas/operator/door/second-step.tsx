import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import type { staffLogin, staffSecondFactor } from '#contract/staff/calls'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { rememberStaff } from '../staff-queries'
import { CodeStep } from './code-step'
import { DoorWay } from './door-way'
import { Enrolment } from './enrolment'
import { SavedCodes } from './saved-codes'
import { WrongTries } from './wrong-tries'

export type SecondStepFacts = OutputOf<typeof staffLogin>
type Passed = OutputOf<typeof staffSecondFactor>

/** The second factor; for who has none yet, setting one up comes first and its recovery codes after. */
export function SecondStep({
  facts,
  onBack,
  onIn,
}: {
  facts: SecondStepFacts
  onBack: () => void
  onIn?: () => void
}) {
  const t = useWords('operator')
  const [passed, setPassed] = useState<Passed>()
  const enter = ({ staff }: Passed) => {
    rememberStaff(staff)
    onIn?.()
  }
  if (passed?.recovery_codes) {
    return (
      <DoorWay passed={2}>
        <PageHeader title={t('codes.title')} lead={t('codes.lead')} className="pt-0 sm:pt-0" />
        <SavedCodes
          codes={passed.recovery_codes}
          onSaved={() =>
            passed.wrong_tries ? setPassed({ ...passed, recovery_codes: null }) : enter(passed)
          }
        />
      </DoorWay>
    )
  }
  if (passed?.wrong_tries) {
    return (
      <DoorWay passed={2}>
        <WrongTries tries={passed.wrong_tries} onSeen={() => enter(passed)} />
      </DoorWay>
    )
  }
  const isNew = facts.enrolment !== null
  return (
    <DoorWay passed={1}>
      <PageHeader
        title={t(isNew ? 'enrol.title' : 'code.title')}
        lead={t(isNew ? 'enrol.lead' : 'code.lead')}
        className="pt-0 sm:pt-0"
      />
      {facts.enrolment && <Enrolment {...facts.enrolment} />}
      <CodeStep
        ticket={facts.ticket}
        isNew={isNew}
        onPassed={next => (next.recovery_codes || next.wrong_tries ? setPassed(next) : enter(next))}
        onBack={onBack}
      />
    </DoorWay>
  )
}
