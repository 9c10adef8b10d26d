import Download from 'lucide-react/icons/download'
import { useWords } from '../../../../lib/words'
import { exportAddress } from './figures-queries'

const formats = { csv: 'CSV', xlsx: 'XLSX' }

export function DeskExport({ by, period }: { by: string; period: { from: string; to: string } }) {
  const t = useWords('income-figures')
  return (
    <p className="flex items-center gap-3 text-sm">
      <Download aria-hidden="true" className="size-4.5 text-soft" />
      {Object.entries(formats).map(([format, name]) => (
        <a
          key={format}
          href={exportAddress(by, period, format)}
          download
          aria-label={t('export', { format: name })}
          className="inline-flex min-h-11 items-center font-semibold text-river underline-offset-4 hover:underline"
        >
          {name}
        </a>
      ))}
    </p>
  )
}
