import Download from 'lucide-react/icons/download'
import { serverAddress } from '../../lib/server-address'
import { useWords } from '../../lib/words'

type ExportLinksProps = {
  path: string
  /** The list as it is narrowed now. */
  query?: Record<string, string | number | undefined>
  /** What leaves, where the place does not say it. */
  what?: string
}

/** The whole list for a spreadsheet, as text or as a workbook. */
export function ExportLinks({ path, query = {}, what }: ExportLinksProps) {
  const t = useWords('shell')
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return (
    <p className="flex items-center gap-3 text-sm text-soft">
      <Download aria-hidden="true" className="size-4.5" />
      {what}
      {['CSV', 'XLSX'].map(format => (
        <a
          key={format}
          href={`${serverAddress(path)}?${new URLSearchParams([...said, ['format', format.toLowerCase()]])}`}
          download
          aria-label={t('export.as', { format })}
          className="inline-flex min-h-11 items-center font-semibold text-river underline-offset-4 hover:underline"
        >
          {format}
        </a>
      ))}
    </p>
  )
}
