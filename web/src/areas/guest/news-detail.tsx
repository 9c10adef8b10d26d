import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { PageHeader } from '../../ui/page-header'
import { MissingPage } from './missing-page'
import { Neighbours } from './neighbours'
import { readNewsItem } from './news/news-page.server'
import { NewsPicture } from './news/news-picture'
import { ShareLink } from './news/share-link'
import { useKeptNewsList } from './news-list-state'
import { pageMeta } from './page-meta'
import { RichText } from './rich-text'

export const loader = ({ request, context }: LoaderFunctionArgs) => readNewsItem(request, context)

export const meta = pageMeta

export default function NewsDetail() {
  const t = useWords('guest')
  const { found, popular } = useLoaderData<typeof loader>()
  const { list, steps, goBack } = useWayBack()
  if (!found) return <MissingPage kind="news" popular={popular} />
  return (
    <article className="page py-8 pb-20 md:py-12">
      <div className="max-w-3xl">
        <PageHeader
          over={
            <>
              {t(`news.category.${found.category}`)}
              <time dateTime={found.day} className="num ml-3 font-normal text-soft">
                {found.day}
              </time>
            </>
          }
          title={found.title}
          lead={found.summary}
          className="pt-1 sm:pt-1"
        />
        <NewsPicture item={found} isFirst className="mt-6 rounded-card" />
        <RichText html={found.html} className="mt-8" />
        <div className="mt-10 flex flex-wrap items-center gap-3">
          <ButtonLink to={list} variant="line" onClick={goBack}>
            {t('news.back')}
          </ButtonLink>
          <ShareLink title={found.title} address={links.newsItem(found.id)} />
        </div>
        {found.related.length > 0 && (
          <section aria-labelledby="related-help" className="mt-12">
            <h2 id="related-help" className="border-b-2 border-ink pb-2 text-lg">
              {t('news.related')}
            </h2>
            <ul>
              {found.related.map(({ id, tid, title }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    to={links.helpArticle(id, tid)}
                    className="flex min-h-12 items-center py-2 underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Neighbours
          label={t('news.neighbours')}
          before={found.previous && { ...found.previous, word: t('news.newerItem') }}
          after={found.next && { ...found.next, word: t('news.olderItem') }}
          addressOf={({ id }) => links.newsItem(id)}
          state={steps > 0 ? { steps: steps + 1 } : undefined}
        />
      </div>
    </article>
  )
}

/** Whoever came from the list goes back in the history itself, so that it stands where they left it. */
function useWayBack() {
  const list = useKeptNewsList()
  const navigate = useNavigate()
  const { state } = useLocation()
  const steps = typeof state?.steps === 'number' ? state.steps : 0
  function goBack(event: React.MouseEvent) {
    if (steps === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-steps)
  }
  return { list, steps, goBack }
}
