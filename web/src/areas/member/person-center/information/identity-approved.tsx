import type { Identity } from '../../../../features/account/identity-queries'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Facts } from '../../../../ui/facts'

export function IdentityApproved({ identity: { real_name: name, guardian, path } }: { identity: Identity }) {
  const t = useWords('member')
  return (
    <>
      {name && (
        <Facts
          rows={[
            [t('identity.name'), name.name],
            [t(`identity.document.${name.document}`), name.document_number_masked],
            ...(guardian ? [[t('identity.guardian'), guardian.name] as [string, string]] : []),
            [t('identity.since'), formatDate(name.verified_at)],
          ]}
        />
      )}
      {!name && <p className="text-soft">{t('identity.approvedText')}</p>}
      {path === 'minor' && (
        <ButtonLink to={links.minorInformation} size="small" className="mt-5">
          {t('identity.minorSee')}
        </ButtonLink>
      )}
    </>
  )
}
