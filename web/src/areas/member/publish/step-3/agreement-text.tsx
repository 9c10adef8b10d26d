import { percentOf } from '#contract/percent'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import { useWords } from '../../../../lib/words'

type AgreementTextProps = {
  terms: AgreementTerms
  /** Leads to where this stands, open for changes. Undefined: nobody may change it now. */
  onCorrect?: (field: string) => void
}

/** The agreement as it will be printed: parties, work, scope, money, then the clauses. */
export function AgreementText({ terms, onCorrect }: AgreementTextProps) {
  const t = useWords('publish')
  const facts: [string, string, string?][] = [
    ...terms.parties.map(({ role, name, detail }): [string, string] => [
      role,
      [name, detail].filter(Boolean).join('  ') || t('agreement.unknownParty'),
    ]),
    [t('agreement.work'), [terms.work.title, terms.work.artists].filter(Boolean).join(' · '), 'title'],
    [t('agreement.channels'), terms.channels.join(' · '), 'channels'],
    [t('agreement.territory'), terms.territory_text, 'territory'],
    [t('agreement.date'), terms.release_date, 'release_date'],
    [t('agreement.rate'), `${percentOf(terms.rate)}%`],
  ]
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={terms.title}
      className="mt-5 max-h-128 overflow-y-auto rounded-control border border-line bg-raised px-5 py-5 sm:px-7"
    >
      <h3 className="text-xl">{terms.title}</h3>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(([name, value, field]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="break-words max-sm:mb-2">
              {value} {field && <Correct name={name} onPress={onCorrect && (() => onCorrect(field))} />}
            </dd>
          </div>
        ))}
      </dl>
      <h4 className="mt-6 text-lg">
        {t('agreement.tracks')}{' '}
        <Correct
          name={t('agreement.tracks')}
          onPress={onCorrect && (() => onCorrect(terms.tracks.length > 1 ? 'tracks' : 'lyricists'))}
        />
      </h4>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
        {terms.tracks.map((track, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a track is its place; titles may repeat
          <li key={index}>
            <span className="font-semibold">{track.title}</span>
            <span className="block text-sm text-soft">
              {[track.authors, track.rights].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {terms.clauses.map(({ heading, text }, index) => (
        <div key={heading} className="mt-5">
          <h4 className="text-base">
            {index + 1}. {heading}
          </h4>
          <p className="mt-1">{text}</p>
        </div>
      ))}
    </section>
  )
}

function Correct({ name, onPress }: { name: string; onPress: (() => void) | undefined }) {
  const t = useWords('publish')
  if (!onPress) return null
  return (
    <button
      type="button"
      onClick={onPress}
      className="ml-1 inline-block min-h-6 font-sans text-sm font-semibold text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {t('agreement.correct')}
      <span className="sr-only"> {name}</span>
    </button>
  )
}
