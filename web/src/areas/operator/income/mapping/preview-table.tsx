import type { OutputOf } from '#contract/call'
import { type ColumnRole, columnRoles, type ReadingFindings } from '#contract/income/reading'
import type { previewReading } from '#contract/income/report-calls'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { blamedCell, roleOf } from './mapping-draft'
import type { Mapping } from './use-mapping'

type PreviewedLine = OutputOf<typeof previewReading>['lines'][number]
type PreviewTableProps = {
  mapping: Mapping
  findings: ReadingFindings
  lines: PreviewedLine[]
  isClosed: boolean
  /** As long as a column is missing nothing can be said of any line. */
  isUnread: boolean
}

/** The file as it is, a role over each column, and beside each line what it would become. */
export function PreviewTable({ mapping, findings, lines, isClosed, isUnread }: PreviewTableProps) {
  const t = useWords('report-check')
  const { header } = findings
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who use no pointer
      tabIndex={0}
      aria-label={t('mapping.table')}
      className="max-h-[70dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="min-w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('mapping.table')}</caption>
        <thead className="sticky top-0 z-20">
          <tr>
            <th
              scope="col"
              className="border-b border-line bg-sunken px-3 py-2 text-right text-xs text-faint"
            >
              {t('mapping.line')}
            </th>
            {header.map(({ name }) => (
              <ColumnHead key={name} name={name} mapping={mapping} isClosed={isClosed} />
            ))}
            <th
              scope="col"
              className="border-b border-line bg-sunken px-3 py-2 text-left align-bottom text-xs text-faint sm:sticky sm:right-0 sm:z-10 sm:border-l"
            >
              {t('mapping.reads')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <PreviewRow key={line.line} line={line} findings={findings} isUnread={isUnread} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ColumnHeadProps = { name: string; mapping: Mapping; isClosed: boolean }

function ColumnHead({ name, mapping, isClosed }: ColumnHeadProps) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const role = roleOf(mapping.columns, name)
  return (
    <th
      scope="col"
      className="max-w-48 min-w-30 border-b border-line bg-sunken px-1 py-2 text-left align-bottom"
    >
      <span className="line-clamp-2 px-1 text-xs font-semibold break-words">{name}</span>
      <select
        aria-label={t('mapping.role', { column: name })}
        value={role ?? ''}
        disabled={isClosed}
        onChange={event => mapping.setRole(name, (event.target.value || undefined) as ColumnRole | undefined)}
        className={cx(
          'mt-1 min-h-9 w-full rounded-lg border bg-surface px-1.5 text-sm pointer-coarse:min-h-11',
          role ? 'border-river font-semibold text-river' : 'border-edge font-normal text-soft',
        )}
      >
        <option value="">{t('mapping.none')}</option>
        {columnRoles.map(one => (
          <option key={one} value={one} className="bg-raised font-normal text-ink">
            {desk(`role.${one}`)}
          </option>
        ))}
      </select>
    </th>
  )
}

type PreviewRowProps = { line: PreviewedLine; findings: ReadingFindings; isUnread: boolean }

function PreviewRow({ line, findings, isUnread }: PreviewRowProps) {
  const { header, columns } = findings
  const blamed = line.is === 'refused' ? blamedCell(line.reason, findings) : -1
  const isSale = line.is === 'sale'
  return (
    <tr>
      <th
        scope="row"
        className="border-b border-line px-3 py-1.5 text-right font-mono text-xs font-normal text-soft"
      >
        {formatCount(line.line)}
      </th>
      {header.map(({ name }, index) => (
        <td
          key={name}
          title={line.cells[index]}
          className={cx(
            'max-w-48 truncate border-b border-line px-3 py-1.5',
            index === blamed && 'bg-accent-wash font-semibold text-accent',
            index !== blamed && (!isSale || roleOf(columns.value, name) === undefined) && 'text-soft',
          )}
        >
          {line.cells[index]}
        </td>
      ))}
      <td
        className={cx(
          'w-72 max-w-72 min-w-56 border-b border-line px-3 py-1.5 sm:sticky sm:right-0 sm:border-l',
          line.is === 'refused' ? 'bg-accent-wash' : 'bg-surface',
        )}
      >
        {isUnread && line.is !== 'header' ? <span className="text-faint">–</span> : <ReadAs line={line} />}
      </td>
    </tr>
  )
}

/** The line as it would be kept, or why not. */
function ReadAs({ line: { is, says, read } }: { line: PreviewedLine }) {
  const t = useWords('report-check')
  if (is === 'refused') return <span className="text-accent">{says}</span>
  if (is !== 'sale' || !read) return <span className="text-soft">{says}</span>
  const { sale_month, store, country, title, artist, quantity, amount, currency, isrc, upc } = read
  return (
    <>
      <span className="flex justify-between gap-3">
        <span className="truncate">
          <b className="font-semibold">{title || isrc || upc || t('mapping.sale')}</b>{' '}
          <span className="text-soft">{artist}</span>
        </span>
        <b className="num font-semibold whitespace-nowrap">
          {amount} {currency}
        </b>
      </span>
      <span className="num block truncate text-xs text-soft">
        {[sale_month, store, country, quantity !== '0' && quantity && `× ${quantity}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
