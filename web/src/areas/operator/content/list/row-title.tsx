import { Link } from 'react-router'
import type { ContentRow } from '#contract/content/editing-calls'
import { languages } from '#contract/language'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'

/** In the reader's language, with the other below. */
export function RowTitle({ row }: { row: ContentRow }) {
  const language = useLanguage()
  const titleOf = useRowTitle()
  const other = languages.find(spoken => spoken !== language) ?? language
  return (
    <>
      <Link
        data-row
        to={links.operatorContentEdit(row.id)}
        className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
      >
        {titleOf(row)}
      </Link>
      {row.title[other] && row.title[language] && (
        <span lang={other} className="line-clamp-1 text-sm text-soft">
          {row.title[other]}
        </span>
      )}
    </>
  )
}

export function useRowTitle() {
  const t = useWords('content')
  const language = useLanguage()
  return ({ title, slot }: Pick<ContentRow, 'title' | 'slot'>): string => {
    const written = title[language] || title['zh-CN'] || title.en
    if (written) return written
    return slot ? t(`slot.${slot as 'opening'}`) : t('untitled')
  }
}
