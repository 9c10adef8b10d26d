import { useState } from 'react'
import type { Profile } from '../../../../features/account/identity-queries'
import { recallDraft } from '../../../../features/forms/kept-draft'
import { formatDate } from '../../../../lib/format'
import { useRootData } from '../../../../lib/root-data'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { Notice } from '../../../../ui/notice'
import { ReasonList } from '../../reason-list'
import { useArrival } from '../../use-arrival'
import { CertificationForm } from './certification-form'
import { certificationDraft } from './certification-values'

const tones: Record<'waiting' | 'refused' | 'approved', Tone> = {
  waiting: 'amber',
  refused: 'accent',
  approved: 'river',
}

/** Reasons that stand at their fields; all others are told above them. */
const atFields = ['company_name', 'credit_code', 'legal_representative', 'licence']

/** A personal account that becomes a company: offered, filled in, waiting, refused, certified. */
export function Certification({ profile }: { profile: Profile }) {
  const t = useWords('member')
  const { enterprise, can } = profile
  const [isOpen, setIsOpen] = useState(
    () => enterprise?.state === 'refused' || recallDraft(certificationDraft.key) !== undefined,
  )
  useArrival('certification')
  const state = enterprise && enterprise.state !== 'none' ? enterprise.state : undefined
  if (!state && !can.certify) return null
  return (
    <Card
      id="certification"
      title={t('certify.title')}
      detail={t(state ? `certify.lead.${state}` : 'certify.lead.none')}
      aside={state && <Badge tone={tones[state]}>{t(`identity.state.${state}`)}</Badge>}
    >
      {state === 'refused' && enterprise && (
        <Notice tone="accent" title={t('identity.refusedTitle')} className="mb-5">
          {t('minor.refusedText')}
          <ReasonList reasons={enterprise.reasons.filter(({ field }) => !atFields.includes(field))} />
        </Notice>
      )}
      {state && state !== 'refused' && <HandedIn profile={profile} />}
      {can.certify &&
        (isOpen ? (
          <CertificationForm profile={profile} />
        ) : (
          <Button onClick={() => setIsOpen(true)}>{t('certify.open')}</Button>
        ))}
    </Card>
  )
}

function HandedIn({ profile: { enterprise } }: { profile: Profile }) {
  const t = useWords('member')
  const { site } = useRootData()
  if (!enterprise) return null
  return (
    <>
      <Facts
        rows={[
          [t('certify.companyName'), enterprise.company_name],
          [t('certify.creditCode'), enterprise.credit_code],
          [t('certify.representative'), enterprise.legal_representative],
          ...(enterprise.licence_url
            ? [[t('certify.licence'), <LicenceLink key="licence" url={enterprise.licence_url} />] as const]
            : []),
          [t('certify.handedIn'), formatDate(enterprise.submitted_at)],
        ].map(([label, value]) => [label as string, value])}
      />
      {enterprise.state === 'waiting' && (
        <p className="mt-4 text-sm text-soft">
          {t('certify.waitingText', { days: site.promises.review_days })}
        </p>
      )}
    </>
  )
}

function LicenceLink({ url }: { url: string }) {
  const t = useWords('member')
  return (
    <a
      href={serverAddress(url)}
      target="_blank"
      rel="noreferrer"
      className="text-river underline underline-offset-4"
    >
      {t('scan.openShort')}
    </a>
  )
}
