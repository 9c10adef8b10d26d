import { Link } from 'react-router'
import { type EvidenceKind, evidenceKinds } from '#contract/infringement/case-rules'
import { CaseBadge, CaseHistory, CaseText, CounterSender } from '../../../features/infringement/case-parts'
import { AttachedFiles } from '../../../features/support/files/attached-files'
import { formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { Facts } from '../../../ui/facts'
import { PageHeader } from '../../../ui/page-header'
import { CaseDeeds } from './case-deeds'
import type { DeskCase } from './case-queries'
import { ClaimantContact } from './claimant-contact'
import { NamedWork } from './named-work'

/** Everything both sides said, and the next step beside it. */
export function OpenedCase({ claim }: { claim: DeskCase }) {
  const t = useWords('infringement')
  const { claimant, claimed } = claim
  useTabTitle(claim.number)
  const ofSide = (wanted: 'claimant' | 'member') => claim.files.filter(({ side }) => side === wanted)
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('case.title', { number: claim.number })}
        over={<Link to={links.operatorInfringements}>{t('desk.title')}</Link>}
        actions={<CaseBadge state={claim.state} />}
      />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          <CaseText title={t('statement')} text={claim.statement} />
          <section>
            <h2 className="mb-3 text-xl">{t('evidence')}</h2>
            {evidenceKinds.map(kind => (
              <FilesOfKind key={kind} kind={kind} files={ofSide('claimant')} />
            ))}
          </section>
          {claim.counter && (
            <div className="grid gap-4">
              <CaseText title={t('counter')} text={claim.counter} />
              <CounterSender sender={claim.counter_sender} />
              <AttachedFiles files={ofSide('member')} />
            </div>
          )}
          <CaseHistory steps={claim.history} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          <CaseDeeds claim={claim} />
          <Facts
            rows={[
              [t('desk.claimant'), [claimant.name, claimant.company].filter(Boolean).join(' · ')],
              [t('desk.kind'), t(`claimantKind.${claimant.kind}`)],
              ...(claimant.register_number
                ? [[t('form.registerNumber'), claimant.register_number] as [string, string]]
                : []),
              [t('desk.role'), t(`role.${claimant.role}`)],
              ...(claimant.holder ? [[t('form.holder'), claimant.holder] as [string, string]] : []),
              ...(claimant.postal_address
                ? [[t('form.postalAddress'), claimant.postal_address] as [string, string]]
                : []),
              [t('desk.contact'), [claimant.mobile, claimant.email].filter(Boolean).join(' · ')],
              [t('desk.rights'), t(`right.${claim.rights}`)],
              [t('desk.said'), [claimed.which, claimed.track].filter(Boolean).join(' · ')],
              [t('form.scope'), t(`scope.${claimed.scope}`)],
              [t('column.received'), formatMoment(claim.received_at)],
              [t('desk.address'), t(claim.is_confirmed ? 'desk.confirmed' : 'desk.unconfirmed')],
              [
                t('desk.hold'),
                claim.hold_until
                  ? t('desk.heldUntil', { moment: formatMoment(claim.hold_until) })
                  : t('desk.notHeld'),
              ],
              ...(claim.due_at ? [[t('column.due'), formatMoment(claim.due_at)] as [string, string]] : []),
            ]}
          />
          <ClaimantContact claim={claim} />
          <NamedWork claim={claim} />
        </div>
      </div>
    </div>
  )
}

type FilesOfKindProps = { kind: EvidenceKind; files: DeskCase['files'] }

function FilesOfKind({ kind, files }: FilesOfKindProps) {
  const t = useWords('infringement')
  const found = files.filter(file => file.kind === kind)
  return (
    <div className="mb-4">
      <h3 className="mb-1 text-sm text-soft">{t(`evidenceKind.${kind}`)}</h3>
      {found.length > 0 ? <AttachedFiles files={found} /> : <p className="text-soft">{t('noEvidence')}</p>}
    </div>
  )
}
