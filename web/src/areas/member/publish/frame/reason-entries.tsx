import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { useWords } from '../../../../lib/words'

/** What a reviewer found, each with the way to its field. */
export function ReasonEntries({ onGo }: { onGo: (key: string) => void }) {
  const t = useWords('publish')
  const { reasons } = useOpenDraft().state.work
  if (reasons.length === 0) return null
  return (
    <section className="pb-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-accent">{t('missing.reasons')}</h3>
      <ul>
        {reasons.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button
              type="button"
              onClick={() => onGo(field)}
              className="min-h-10 w-full py-1.5 text-left underline-offset-4 hover:underline"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
