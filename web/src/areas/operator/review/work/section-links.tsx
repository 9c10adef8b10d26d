import { useTrackTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { useDesk } from './desk-context'

/** Straight to any card of the desk. */
export function SectionLinks() {
  const t = useWords('review')
  const works = useWords('works')
  const titleOf = useTrackTitle()
  const { review, changes } = useDesk()
  const { work } = review
  const sections = [
    ...(work.reasons.length > 0
      ? [['corrections', t('corrections.title', { count: work.reasons.length })]]
      : []),
    ['release', works('detail.release')],
    ...work.tracks.map(({ id, position, details }) => [
      `track-${id}`,
      work.kind === 'single' ? works('part.music') : `${position}. ${titleOf(details.title, position)}`,
    ]),
    ['scope', works('part.scope')],
    ...(work.agreements.length > 0 ? [['agreement', works('agreements.title')]] : []),
    ...(review.duplicates.length > 0
      ? [['duplicates', t('duplicates.title', { count: review.duplicates.length })]]
      : []),
    ...(changes.diff ? [['earlier', t('earlier.title')]] : []),
    ...(review.history.length > 0 ? [['history', t('history.title')]] : []),
  ] as [string, string][]
  return (
    <nav aria-label={t('sections.label')} className="mt-4 overflow-x-auto">
      <ul className="flex gap-2">
        {sections.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={event => {
                // The address keeps the work; only the page moves.
                event.preventDefault()
                document.getElementById(id)?.scrollIntoView()
              }}
              className="block max-w-56 truncate rounded-full border border-line px-3.5 py-1.5 text-sm whitespace-nowrap hover:border-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
