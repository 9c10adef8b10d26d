import { SiteFooter } from '../../../features/shell/site-footer'
import { SiteHeader } from '../../../features/shell/site-header'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { PageHeader } from '../../../ui/page-header'

/** A code that nobody has, or a release that was here. */
export function NoRelease({ isGone }: { isGone: boolean }) {
  const t = useWords('release')
  const { isSignedIn } = useRootData()
  const about = isGone ? 'gone' : 'missing'
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader style="plain" />
      <main id="content" tabIndex={-1} className="page py-10 outline-none md:py-16">
        <PageHeader title={t(`${about}.title`)} lead={t(`${about}.text`)} />
        <ButtonLink to={isSignedIn ? links.publish : links.home} variant="line" className="mt-8">
          {t('missing.home')}
        </ButtonLink>
      </main>
      <SiteFooter style="slim" />
    </div>
  )
}
