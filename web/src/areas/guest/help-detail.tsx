import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { sitePages } from '../../lib/links'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { NothingYet } from './nothing-yet'
import { pageMeta } from './page-meta'
import { readSitePage } from './site-page.server'

export const meta = (args: MetaArgs) => pageMeta(args, 'help.description')

export const loader = ({ request, context }: LoaderFunctionArgs) => readSitePage(request, context)

export default function HelpDetail() {
  const t = useWords('guest')
  const { page, name } = useLoaderData<typeof loader>()
  if (!page) {
    const title = name ? t(`help.page.${name as keyof typeof sitePages}`) : t('help.title')
    return <NothingYet title={title} lead={t('help.lead')} />
  }
  return (
    <article className="page max-w-3xl py-10 md:py-16">
      <PageHeader title={page.title} lead={t('help.published', { day: page.day })} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored */}
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: page.body_html }} />
    </article>
  )
}
