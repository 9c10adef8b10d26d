import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggestHelp } from '#contract/content/calls'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'

const pause = 500
const fewestLetters = 4
/** What somebody asks stands at the beginning. */
const mostLetters = 1000
const most = 4

/** Articles that may answer what is being asked, beside the form: quiet, and nothing moves for them. */
export function SuggestedHelp({ subject, text }: { subject: string; text: string }) {
  const t = useWords('support')
  const asked = useSettled(`${subject}\n${text}`.trim().slice(0, mostLetters))
  const { data = [] } = useQuery({
    queryKey: ['help', 'suggest', asked],
    queryFn: async ({ signal }) => (await api(suggestHelp, { text: asked }, { quiet: true, signal })).data,
    enabled: asked.length >= fewestLetters,
    placeholderData: keepPreviousData,
  })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="suggested-help" className="animate-fade">
      <h2 id="suggested-help" className="text-lg">
        {t('add.suggested')}
      </h2>
      <ul className="mt-2 border-t border-line">
        {data.slice(0, most).map(({ id, tid, title, excerpt }) => (
          <li key={id} className="border-b border-line">
            {/* In a window of its own: what is written here stays in sight. */}
            <a
              href={links.helpArticle(id, tid)}
              target="_blank"
              rel="noreferrer"
              className="group block py-3"
            >
              <span className="font-semibold text-river underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="line-clamp-2 text-sm text-soft">{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
