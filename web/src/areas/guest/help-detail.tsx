import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { links, type sitePages } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { HelpMenu } from './help/help-menu'
import { readHelpPage } from './help/help-page.server'
import { NothingYet } from './nothing-yet'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'help.description')

export const loader = ({ request, context }: LoaderFunctionArgs) => readHelpPage(request, context)

export default function HelpDetail() {
  const t = useWords('guest')
  const { page, name, tree, shown, isSitePage } = useLoaderData<typeof loader>()
  const { isSignedIn } = useRootData()
  if (!page) {
    const title = name ? t(`help.page.${name as keyof typeof sitePages}`) : t('help.title')
    return <NothingYet title={title} lead={t('help.lead')} />
  }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="max-lg:order-last">
        <HelpMenu tree={tree} shown={shown} />
      </div>
      <article className="max-w-3xl">
        <PageHeader
          over={page.category || undefined}
          title={page.title}
          lead={isSitePage ? t('help.published', { day: page.day }) : page.summary}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored */}
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: page.body_html }} />
        {!isSitePage && <Neighbours tree={tree} previous={page.previous_id} next={page.next_id} />}
        <p className="mt-12 border-t border-line pt-6 text-soft">
          {t('help.stillAsking')}{' '}
          <Link
            to={isSignedIn ? links.memberQuestion : links.guestQuestion}
            className="font-semibold text-river underline underline-offset-4"
          >
            {t('help.ask')}
          </Link>
        </p>
      </article>
    </div>
  )
}

type NeighboursProps = {
  tree: Array<{ tid: number; articles: Array<{ id: number; title: string }> }>
  previous: number | null
  next: number | null
}

function Neighbours({ tree, previous, next }: NeighboursProps) {
  const t = useWords('guest')
  const find = (id: number | null) =>
    tree
      .flatMap(({ tid, articles }) => articles.map(article => ({ ...article, tid })))
      .find(article => article.id === id)
  const [before, after] = [find(previous), find(next)]
  return (
    <nav aria-label={t('help.neighbours')} className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-3">
      {before && (
        <Link
          to={links.helpArticle(before.id, before.tid)}
          className="min-h-11 underline-offset-4 hover:underline"
        >
          <span className="block text-sm text-soft">{t('help.previous')}</span>
          {before.title}
        </Link>
      )}
      {after && (
        <Link
          to={links.helpArticle(after.id, after.tid)}
          className="ml-auto min-h-11 text-right underline-offset-4 hover:underline"
        >
          <span className="block text-sm text-soft">{t('help.next')}</span>
          {after.title}
        </Link>
      )}
    </nav>
  )
}
