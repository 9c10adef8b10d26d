import { useState } from 'react'
import { minorDocuments } from '#contract/identity/account'
import type { Identity } from '../../../features/account/identity-queries'
import { KeptScan } from '../../../features/uploads/kept-scan'
import { formatDate } from '../../../lib/format'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { CheckWay } from '../check-way'
import { GuardianFacts } from './guardian-facts'
import { GuardianForm } from './guardian-form'

/** Handed in or approved: everything to look at, nothing to fill in, but the guardian can change later. */
export function MinorSettled({ identity }: { identity: Identity }) {
  const t = useWords('member')
  const { site } = useRootData()
  const { state, real_name: name, guardian, documents } = identity
  const isApproved = state === 'approved'
  return (
    <div className="mt-8 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Card
        title={t(isApproved ? 'minor.approved' : 'minor.waiting')}
        detail={t(isApproved ? 'minor.approvedText' : 'minor.waitingText', {
          days: site.promises.review_days,
        })}
      >
        <CheckWay state={isApproved ? 'approved' : 'waiting'} />
      </Card>
      {name && (
        <Card title={t('minor.part.child')}>
          <Facts
            rows={[
              [t('minor.childName'), name.name],
              [t('minor.childId'), name.document_number_masked],
              ...(name.verified_at
                ? [[t('identity.since'), formatDate(name.verified_at)] as [string, string]]
                : []),
            ]}
          />
        </Card>
      )}
      {guardian && (
        <Card title={t('minor.part.guardian')}>
          <GuardianFacts guardian={guardian} />
          {isApproved && <AnotherGuardian />}
        </Card>
      )}
      <Card title={t('minor.documents')}>
        <ul className="grid gap-5 sm:grid-cols-2">
          {minorDocuments.map(kind => {
            const url = documents.find(document => document.kind === kind)?.url
            return (
              <li key={kind}>
                <p className="font-semibold">{t(`minor.part.${kind}`)}</p>
                {url ? (
                  <KeptScan url={url} title={t(`minor.part.${kind}`)} />
                ) : (
                  <p className="text-sm text-soft">{t('minor.state.missing')}</p>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}

function AnotherGuardian() {
  const t = useWords('member')
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button size="small" className="mt-4" onClick={() => setIsOpen(true)}>
        {t('minor.anotherGuardian')}
      </Button>
    )
  }
  return (
    <div className="mt-6 grid gap-4">
      <p className="text-soft">{t('minor.anotherGuardianText')}</p>
      <GuardianForm
        guardian={null}
        reasons={[]}
        onCancel={() => setIsOpen(false)}
        onSaved={() => setIsOpen(false)}
      />
    </div>
  )
}
