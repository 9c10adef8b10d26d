import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { Breadcrumb } from './breadcrumb'
import { Contents } from './help/contents'
import { HelpMenu } from './help/help-menu'
import { readHelpPage } from './help/help-page.server'
import { MissingPage } from './missing-page'
import { Neighbours } from './neighbours'
import { pageMeta } from './page-meta'
import { RichText } from './rich-text'
import { SearchForm } from './search-form'

export const loader = ({ request, context }: LoaderFunctionArgs) => readHelpPage(request, context)

export const meta = pageMeta

export default function HelpDetail() {
  const t = useWords('guest')
  const { found, popular } = useLoaderData<typeof loader>()
  const { isSignedIn } = useRootData()
  if (!found) return <MissingPage kind="help" popular={popular} />
  const { branch, isSitePage } = found
  const crumbs = [
    { name: t('help.title'), to: links.helpBranches },
    ...(branch ? [{ name: branch.title, to: links.helpBranch(branch.tid) }] : []),
  ]
  return (
    <div className="page py-8 pb-20 md:py-12">
      <SearchForm />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="max-lg:order-last">
          <HelpMenu tree={found.tree} shown={isSitePage ? null : found.id} />
        </div>
        <article className="max-w-3xl">
          <Breadcrumb crumbs={crumbs} />
          <PageHeader
            title={found.title}
            lead={isSitePage ? t('help.published', { day: found.day }) : found.summary}
            className="pt-1 sm:pt-1"
          />
          <Contents headings={found.contents} />
          <RichText html={found.html} className="mt-8" />
          <Neighbours
            label={t('help.neighbours')}
            before={found.previous && { ...found.previous, word: t('help.previous') }}
            after={found.next && { ...found.next, word: t('help.next') }}
            addressOf={({ id, tid }) => links.helpArticle(id, tid)}
          />
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
    </div>
  )
}
