import FileText from 'lucide-react/icons/file-text'
import { memberYearPath } from '#contract/payouts/withdrawal-files'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'

/** One for every year in which something came in or was paid. */
export function YearlyStatements({ years }: { years: readonly number[] }) {
  const t = useWords('withdraw')
  if (years.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span className="flex items-center gap-2">
        <FileText aria-hidden="true" className="size-4.5" />
        {t('year.title')}
      </span>
      {years.map(year => (
        <a
          key={year}
          href={serverAddress(`${memberYearPath}?year=${year}`)}
          download
          aria-label={t('year.one', { year })}
          className="num inline-flex min-h-11 items-center font-semibold text-river underline-offset-4 hover:underline"
        >
          {year}
        </a>
      ))}
    </p>
  )
}
