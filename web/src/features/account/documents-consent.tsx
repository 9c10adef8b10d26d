import { useQuery } from '@tanstack/react-query'
import { childrenRules, giveDataConsent, privacyPolicy } from '#contract/identity/consent-calls'
import { api } from '../../lib/api'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { PageLink } from '../consents/page-link'
import { useOnce } from '../forms/use-once'
import { queryClient } from './account-queries'
import { consentsQuery, identityQuery } from './identity-queries'

type DocumentsConsentProps = { isAskedAgain?: boolean; onGiven: () => Promise<unknown> | undefined }

/** The separate consent with every purpose, where somebody is about to sign or to withdraw. Nothing of the page around it is lost. */
export function DocumentsConsent({ isAskedAgain, onGiven }: DocumentsConsentProps) {
  const t = useWords('member')
  const { site, language } = useRootData()
  const { data: identity } = useQuery(identityQuery)
  const [once, isBusy] = useOnce()
  const give = () =>
    once(async () => {
      await api(giveDataConsent, { kind: 'documents' })
      await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
      await onGiven()
    })
  const isChild = identity?.path === 'minor'
  return (
    <div className="grid gap-3">
      <p>{t('consents.documents.text', { site: site.site_title[language] })}</p>
      {isChild && <p>{t('consents.documents.child')}</p>}
      {isAskedAgain && <p className="text-soft">{t('consents.documents.why')}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ink" size="small" loading={isBusy} onClick={() => void give()}>
          {t('consents.documents.agree')}
        </Button>
        <PageLink id={privacyPolicy} title={t('consents.policy')} />
        {isChild && <PageLink id={childrenRules} title={t('consents.children')} />}
      </div>
    </div>
  )
}
