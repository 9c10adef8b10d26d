import { useQuery } from '@tanstack/react-query'
import {
  type ConsentKind,
  consentKinds,
  consentWordings,
  withdrawDataConsent,
} from '#contract/identity/consent-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { DocumentsConsent } from '../../../../features/account/documents-consent'
import { type Consent, consentsQuery } from '../../../../features/account/identity-queries'
import { useOnce } from '../../../../features/forms/use-once'
import { useMay } from '../../../../features/works/use-role'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { Loaded } from '../../loaded'

/** What was consented to separately, since when and on which version, with the way to withdraw it. */
export function Consents() {
  const t = useWords('member')
  const query = useQuery(consentsQuery)
  // The company's consents are its owner's: a colleague only reads them.
  const mayDecide = useMay(withdrawDataConsent)
  return (
    <Card id="consents" title={t('consents.title')} detail={t('consents.lead')}>
      {!mayDecide && <p className="mb-4 text-soft">{t('consents.ownerOnly')}</p>}
      <Loaded query={query} failed={t('consents.failed')} skeleton={<Skeleton className="h-20" />}>
        {consents => (
          <ul className="border-t border-line">
            {consentKinds.map(kind => (
              // The newest comes first.
              <ConsentRow
                key={kind}
                kind={kind}
                latest={consents.find(consent => consent.kind === kind)}
                mayDecide={mayDecide}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

const nameOf = ({ channel, name }: Consent['recipients'][number]) => (name ? `${channel} (${name})` : channel)

type ConsentRowProps = { kind: ConsentKind; latest: Consent | undefined; mayDecide: boolean }

function ConsentRow({ kind, latest, mayDecide }: ConsentRowProps) {
  const t = useWords('member')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const name = t(`consents.kind.${kind}`)
  const isInForce = latest?.is_given && latest.wording >= consentWordings[kind]
  const withdraw = () =>
    once(async () => {
      const { msg } = await api(withdrawDataConsent, { kind })
      await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
      toast({ tone: 'river', title: msg })
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">{standing()}</p>
        {latest?.is_given && latest.recipients.length > 0 && (
          <p className="text-sm text-soft">
            {t('consents.named', { names: latest.recipients.map(nameOf).join(' · ') })}
          </p>
        )}
      </div>
      {latest?.is_given && mayDecide && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t('consents.withdrawOf', { kind: name })}
          onClick={() => void withdraw()}
        >
          {t('consents.withdraw')}
        </Button>
      )}
      {latest && mayDecide && kind === 'documents' && !isInForce && (
        <details className="w-full">
          <summary className="cursor-pointer text-river">{t('consents.documents.read')}</summary>
          <div className="mt-3">
            <DocumentsConsent onGiven={() => undefined} />
          </div>
        </details>
      )}
    </li>
  )

  function standing() {
    if (!latest) return t('consents.never')
    const at = formatMoment(latest.at)
    if (latest.is_given && !isInForce)
      return t(kind === 'abroad' ? 'consents.abroadAsked' : 'consents.earlier')
    return latest.is_given
      ? t('consents.given', { moment: at, version: latest.version })
      : t('consents.withdrawn', { moment: at })
  }
}
