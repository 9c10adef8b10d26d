import { useQuery } from '@tanstack/react-query'
import { clock } from '../../../../features/materials/player/clock'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { fieldOfReason } from '../../../../features/works/reasons/reason-place'
import { materialsQuery } from '../../../../features/works/work-queries'
import { useWords } from '../../../../lib/words'

/** What a reviewer found, each with the way to its field. */
export function ReasonEntries({ onGo }: { onGo: (key: string) => void }) {
  const t = useWords('publish')
  const { id, reasons } = useOpenDraft().state.work
  const { data: files = [] } = useQuery(materialsQuery(id))
  if (reasons.length === 0) return null
  return (
    <section className="pb-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-accent">{t('missing.reasons')}</h3>
      <ul>
        {reasons.map(({ field, text, second }) => (
          <li key={`${field} ${second} ${text}`}>
            <button
              type="button"
              onClick={() => onGo(fieldOfReason(field, files))}
              className="min-h-10 w-full py-1.5 text-left underline-offset-4 hover:underline"
            >
              {second !== null && (
                <span className="num mr-1.5 font-semibold text-accent">{clock(second)}</span>
              )}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
