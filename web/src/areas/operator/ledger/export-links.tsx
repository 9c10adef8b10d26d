import Download from 'lucide-react/icons/download'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'

type ExportLinksProps = { path: string; query: Record<string, string | number | undefined> }

/** The list as it is narrowed now, for a spreadsheet. */
export function ExportLinks({ path, query }: ExportLinksProps) {
  const t = useWords('ledger')
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const to = (format?: string) => {
    const params = new URLSearchParams([...said, ...(format ? [['format', format]] : [])] as string[][])
    return params.size > 0 ? `${path}?${params}` : path
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['csv', 'xlsx'] as const).map(format => (
        <a
          key={format}
          href={to(format === 'csv' ? undefined : format)}
          download
          className={buttonClass({ size: 'small' })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t(`export.${format}`)}
        </a>
      ))}
    </div>
  )
}
