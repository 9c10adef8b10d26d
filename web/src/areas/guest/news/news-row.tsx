import { Link } from 'react-router'
import type { NewsCategory } from '#contract/content/kinds'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { NewsPicture } from './news-picture'

interface NewsRowProps {
  item: {
    id: number
    title: string
    summary: string
    cover: string | null
    category: NewsCategory
    day: string
  }
}

/** The day stands where the eye runs down; the picture where it ends. */
export function NewsRow({ item }: NewsRowProps) {
  const t = useWords('guest')
  return (
    <li className="group relative grid gap-x-8 gap-y-1 border-b border-line py-6 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="flex gap-x-3 text-sm text-soft sm:flex-col sm:pt-1">
        <time dateTime={item.day} className="num">
          {item.day}
        </time>
        <span className="font-semibold text-river">{t(`news.category.${item.category}`)}</span>
      </p>
      <div className="min-w-0">
        <h2 className="text-lg">
          <Link
            to={links.newsItem(item.id)}
            state={{ steps: 1 }}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {item.title}
          </Link>
        </h2>
        {item.summary && <p className="mt-1 max-w-[68ch] text-soft">{item.summary}</p>}
      </div>
      <NewsPicture item={item} className="rounded-control max-sm:order-first max-sm:mb-3 sm:w-40" />
    </li>
  )
}
