import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

interface RightsEvidenceProps {
  rights: readonly {
    name: string
    sources: readonly { name: string; evidence: string; isOpen: boolean; isForCompanies: boolean }[]
  }[]
}

/** For each kind of work: where the rights may come from, and what proves it. */
export function RightsEvidence({ rights }: RightsEvidenceProps) {
  const t = useWords('guest')
  return (
    <div className="grid gap-8">
      {rights.map(({ name, sources }) => (
        <section key={name}>
          <h3 className="text-lg">{name}</h3>
          <ul className="mt-2 border-t-2 border-ink">
            {sources.map(source => (
              <li
                key={source.name}
                className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
              >
                <span>
                  {source.name}
                  {source.isForCompanies && (
                    <span className="ml-2 text-sm text-soft">{t('distribution.companies')}</span>
                  )}
                </span>
                <span className={cx(source.isOpen ? 'text-soft' : 'font-medium text-accent')}>
                  {source.evidence}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
