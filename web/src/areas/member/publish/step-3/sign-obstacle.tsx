import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import { giveDataConsent, privacyPolicy } from '#contract/identity/consent-calls'
import type { previewAgreement } from '#contract/rights/agreement-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { DocumentsConsent } from '../../../../features/account/documents-consent'
import { useOnce } from '../../../../features/forms/use-once'
import { agreementQuery } from '../../../../features/works/channel-queries'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { RecipientList } from './recipient-list'

type Preview = OutputOf<typeof previewAgreement>
type SignObstacleProps = { obstacle: NonNullable<Preview['obstacle']> } & Pick<
  Preview,
  'signer' | 'recipients'
>

const ways = {
  not_verified: links.information,
  minor_not_approved: links.minorInformation,
  no_licensee: links.tickets,
} as const

const hasWay = (obstacle: string): obstacle is keyof typeof ways => obstacle in ways

/** Why it cannot be signed now, who can, and what to do about it. */
export function SignObstacle({ obstacle, signer, recipients }: SignObstacleProps) {
  const t = useWords('publish')
  const { id: workId } = useOpenDraft().state.work
  if (obstacle === 'no_consent_documents') {
    const readAgain = () => queryClient.invalidateQueries({ queryKey: agreementQuery(workId).queryKey })
    return (
      <Notice className="mt-6" tone="amber" title={t('sign.obstacle.no_consent_documents')}>
        <DocumentsConsent isAskedAgain onGiven={readAgain} />
      </Notice>
    )
  }
  return (
    <Notice
      className="mt-6"
      tone="amber"
      title={t(`sign.obstacle.${obstacle}`)}
      action={
        obstacle === 'not_owner' ? (
          <CopyLink />
        ) : obstacle === 'no_consent_abroad' ? (
          <ConsentAbroad recipients={recipients} />
        ) : (
          hasWay(obstacle) && (
            <ButtonLink to={ways[obstacle]} variant="ink" size="small">
              {t(`sign.way.${obstacle}`)}
            </ButtonLink>
          )
        )
      }
    >
      {obstacle === 'not_owner' && signer
        ? t('sign.ownerSigns', { name: signer.name, mobile: signer.mobile_masked })
        : t(`sign.obstacleText.${obstacle}`)}
      {obstacle === 'no_consent_abroad' && <RecipientList recipients={recipients} />}
    </Notice>
  )
}

/** The owner opens this very page. Without https a browser offers no clipboard: then the address bar has to do. */
function CopyLink() {
  const t = useWords('publish')
  const [isCopied, setIsCopied] = useState(false)
  if (!navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href)
    setIsCopied(true)
  }
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {t('sign.copyLink')}
      </Button>
      <span role="status" className="self-center text-river">
        {isCopied && t('sign.copied')}
      </span>
    </>
  )
}

/** Asked where the data would leave: with it the agreement below can be signed. */
function ConsentAbroad({ recipients }: Pick<Preview, 'recipients'>) {
  const { id: workId } = useOpenDraft().state.work
  const t = useWords('publish')
  const [once, isBusy] = useOnce()
  const give = () =>
    once(async () => {
      try {
        await api(giveDataConsent, { kind: 'abroad', recipients })
      } finally {
        // Given, or a recipient is another by now: either way it is read again.
        await queryClient.invalidateQueries({ queryKey: agreementQuery(workId).queryKey })
      }
    })
  return (
    <>
      <Button variant="ink" size="small" loading={isBusy} onClick={() => void give()}>
        {t('sign.consent')}
      </Button>
      <ButtonLink to={links.helpPage(privacyPolicy)} variant="quiet" size="small">
        {t('sign.policy')}
      </ButtonLink>
    </>
  )
}
