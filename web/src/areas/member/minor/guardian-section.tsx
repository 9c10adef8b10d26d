import { useState } from 'react'
import type { Identity } from '../../../features/account/identity-queries'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { GuardianFacts } from './guardian-facts'
import { GuardianForm } from './guardian-form'
import type { Part, PartState } from './missing'
import { SectionCard } from './section-card'

type GuardianSectionProps = { identity: Identity; state: PartState; onGiven: (part: Part) => void }

export function GuardianSection({ identity, state, onGiven }: GuardianSectionProps) {
  const t = useWords('member')
  const [isEditing, setIsEditing] = useState(false)
  const { guardian } = identity
  const isOpen = isEditing || state !== 'there'
  return (
    <SectionCard part="guardian" state={state} detail={t('minor.guardianLead')}>
      {guardian && !isOpen && (
        <>
          <GuardianFacts guardian={guardian} />
          <Button size="small" className="mt-4" onClick={() => setIsEditing(true)}>
            {t('minor.change')}
          </Button>
        </>
      )}
      {isOpen && (
        <GuardianForm
          guardian={guardian}
          reasons={state === 'refused' ? identity.reasons : []}
          onCancel={isEditing ? () => setIsEditing(false) : undefined}
          onSaved={() => {
            setIsEditing(false)
            onGiven('guardian')
          }}
        />
      )}
    </SectionCard>
  )
}
