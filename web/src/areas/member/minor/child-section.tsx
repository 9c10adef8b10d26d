import { useState } from 'react'
import type { Identity } from '../../../features/account/identity-queries'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Facts } from '../../../ui/facts'
import { reasonFor } from '../reason-list'
import { ChildForm } from './child-form'
import type { Part, PartState } from './missing'
import { SectionCard } from './section-card'

type ChildSectionProps = { identity: Identity; state: PartState; onGiven: (part: Part) => void }

export function ChildSection({ identity, state, onGiven }: ChildSectionProps) {
  const t = useWords('member')
  const [isEditing, setIsEditing] = useState(false)
  const name = identity.real_name?.is_minor ? identity.real_name : null
  const isOpen = isEditing || state !== 'there'
  return (
    <SectionCard part="child" state={state} detail={t('minor.childLead')}>
      {name && !isOpen && (
        <>
          <Facts
            rows={[
              [t('minor.childName'), name.name],
              [t('minor.childId'), name.document_number_masked],
            ]}
          />
          <Button size="small" className="mt-4" onClick={() => setIsEditing(true)}>
            {t('minor.change')}
          </Button>
        </>
      )}
      {isOpen && (
        <ChildForm
          name={name?.name ?? ''}
          reasons={{
            name: state === 'refused' ? reasonFor(identity.reasons, 'name') : undefined,
            number:
              state === 'refused'
                ? reasonFor(identity.reasons, 'number', 'birth_date', 'document')
                : undefined,
          }}
          onCancel={isEditing ? () => setIsEditing(false) : undefined}
          onSaved={() => {
            setIsEditing(false)
            onGiven('child')
          }}
        />
      )}
    </SectionCard>
  )
}
