import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationsExportPath } from '#contract/income/split-calls'
import { ExportLinks } from '../../../../features/export/export-links'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { Loaded } from '../../loaded'
import { type Invitations as Found, type Invitation, invitationsQuery } from '../split-queries'
import { AcceptDialog } from './accept-dialog'
import { DeclineDialog } from './decline-dialog'
import { InvitationCard } from './invitation-card'
import { MoreButton } from './more-button'

/** What the reader is asked; nothing at all while nobody asks. */
export function Invitations() {
  const t = useWords('splits')
  const query = useInfiniteQuery(invitationsQuery)
  const data = query.data?.pages[0]
  const items = query.data?.pages.flatMap(page => page.items) ?? []
  const [accepting, setAccepting] = useState<Invitation>()
  const [declining, setDeclining] = useState<Invitation>()
  if (!data) {
    return (
      <Loaded query={query} failed={t('invited.failed')} skeleton={null}>
        {() => null}
      </Loaded>
    )
  }
  if (data.waiting === 0 && items.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invitations" className="text-xl">
          {t('invited.title')}
        </h2>
        {items.length > 0 && <ExportLinks path={invitationsExportPath} />}
      </div>
      {data.signer === null && <Hidden data={data} />}
      {items.map(invitation => (
        <InvitationCard
          key={invitation.party_id}
          invitation={invitation}
          mayAnswer={data.obstacle === null}
          onAccept={() => setAccepting(invitation)}
          onDecline={() => setDeclining(invitation)}
        />
      ))}
      <MoreButton query={query} of={t('invited.title')} />
      {accepting && (
        <AcceptDialog invitation={accepting} signer={data.signer} onClose={() => setAccepting(undefined)} />
      )}
      {declining && <DeclineDialog invitation={declining} onClose={() => setDeclining(undefined)} />}
    </section>
  )
}

/** Whoever is not verified learns that something waits, and how to see it. */
function Hidden({ data: { waiting, obstacle } }: { data: Found }) {
  const t = useWords('splits')
  const isMinor = obstacle === 'minor_not_approved'
  return (
    <Notice
      tone="amber"
      title={t('invited.hidden', { count: waiting })}
      action={
        <ButtonLink to={isMinor ? links.minorInformation : links.information} variant="ink" size="small">
          {t(isMinor ? 'invited.minor' : 'invited.verify')}
        </ButtonLink>
      }
    >
      {t(isMinor ? 'invited.minorText' : 'invited.hiddenText', { count: waiting })}
    </Notice>
  )
}
