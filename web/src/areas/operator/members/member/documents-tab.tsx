import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import type { Member } from '../member-queries'

const tones: Record<Member['checks'][number]['state'], Tone> = {
  waiting: 'amber',
  refused: 'accent',
  approved: 'river',
}

/** Nothing of a document is shown here: each is opened where its view is logged. */
export function DocumentsTab({ member }: { member: Member }) {
  const t = useWords('members')
  if (member.checks.length === 0) {
    return (
      <EmptyState heading="h2" title={t('documents.none')} className="py-16">
        {t('documents.noneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="text-soft">{t(member.can.see_documents ? 'documents.lead' : 'documents.notYours')}</p>
      <ul className="mt-4 border-t border-line">
        {member.checks.map(check => (
          <li
            key={`${check.kind} ${check.id}`}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            <span className="grid gap-1">
              <span className="font-display text-[1.0625rem]">{t(`check.${check.kind}`)}</span>
              <span className="num flex flex-wrap items-center gap-2 text-sm text-soft">
                <Badge tone={tones[check.state]}>{t(`check.${check.state}`)}</Badge>
                {formatMoment(check.submitted_at)}
              </span>
            </span>
            {member.can.see_documents && (
              <ButtonLink to={links.operatorCheck(check.kind, check.id)} size="small">
                {t('documents.open')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
