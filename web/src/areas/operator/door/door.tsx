import { useState } from 'react'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { DoorWay } from './door-way'
import { PasswordStep } from './password-step'
import { SecondStep, type SecondStepFacts } from './second-step'

/** Name and password, then the second factor. */
export function Door() {
  const t = useWords('operator')
  const [second, setSecond] = useState<SecondStepFacts>()
  if (second) return <SecondStep facts={second} onBack={() => setSecond(undefined)} />
  return (
    <DoorWay passed={0}>
      <PageHeader title={t('door.title')} lead={t('door.lead')} className="pt-0 sm:pt-0" />
      <PasswordStep onPassed={setSecond} />
    </DoorWay>
  )
}
