import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { readHelpTree } from './help/help-page.server'
import { NothingYet } from './nothing-yet'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'help.description')

export const loader = ({ request, context }: LoaderFunctionArgs) => readHelpTree(request, context)

/** One branch of the help centre; without its number, all of them. */
export default function HelpList() {
  const t = useWords('guest')
  const { tid, tree } = useLoaderData<typeof loader>()
  const shown = tree.filter(branch => branch.tid === tid)
  const branches = shown.length > 0 ? shown : tree
  if (branches.length === 0) return <NothingYet title={t('help.title')} lead={t('help.lead')} />
  return (
    <div className="page py-10 pb-20 md:py-16">
      <PageHeader title={t('help.title')} lead={t('help.lead')} />
      <div className="mt-10 grid gap-12 md:grid-cols-2">
        {branches.map(branch => (
          <section key={branch.tid}>
            <h2 className="border-b-2 border-ink pb-2 text-xl">{branch.title}</h2>
            <ul>
              {branch.articles.map(article => (
                <li key={article.id} className="border-b border-line">
                  <Link
                    to={links.helpArticle(article.id, branch.tid)}
                    className="flex min-h-12 items-center underline-offset-4 hover:underline"
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
