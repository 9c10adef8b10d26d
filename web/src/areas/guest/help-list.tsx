import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { Breadcrumb } from './breadcrumb'
import { readHelpList } from './help/help-page.server'
import { MissingPage } from './missing-page'
import { pageMeta } from './page-meta'
import { SearchForm } from './search-form'

export const loader = ({ request, context }: LoaderFunctionArgs) => readHelpList(request, context)

export const meta = pageMeta

/** One branch of the help centre; without its number, all of them. */
export default function HelpList() {
  const t = useWords('guest')
  const { found, popular } = useLoaderData<typeof loader>()
  if (!found) return <MissingPage kind="help" popular={popular} />
  const only = found.tid === null ? undefined : found.branches[0]
  return (
    <div className="page py-8 pb-20 md:py-12">
      {only && <Breadcrumb crumbs={[{ name: t('help.title'), to: links.helpBranches }]} />}
      <PageHeader title={only?.title ?? t('help.title')} lead={t('help.lead')} className="pt-1 sm:pt-1" />
      <SearchForm className="mt-6" />
      <div className={only ? 'mt-10 max-w-3xl' : 'mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2'}>
        {found.branches.map(branch => (
          <section key={branch.tid}>
            {!only && (
              <h2 className="text-xl">
                <Link
                  to={links.helpBranch(branch.tid)}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {branch.title}
                </Link>
              </h2>
            )}
            <ul className="border-t-2 border-ink">
              {branch.articles.map(article => (
                <li key={article.id} className="border-b border-line">
                  <Link
                    to={links.helpArticle(article.id, branch.tid)}
                    className="flex min-h-12 items-center py-2 underline-offset-4 hover:underline"
                  >
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
