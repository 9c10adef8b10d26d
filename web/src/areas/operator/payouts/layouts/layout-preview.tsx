import { useWords } from '../../../../lib/words'
import type { LayoutDraft } from './layout-draft'
import { asText, sampleRows, sampleSummary } from './sample-rows'

/** The file as it would be, with two payments in it. */
export function LayoutPreview({ draft }: { draft: LayoutDraft }) {
  const t = useWords('payout-desk')
  const rows = sampleRows(draft, t)
  const above = sampleSummary(draft.head_rows, t)
  const below = sampleSummary(draft.foot_rows, t)
  const titles = draft.columns.map(({ title, field }) => title.trim() || t(`field.${field}`))
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-lg">
        {t('layouts.preview')}
      </h2>
      <p className="text-sm text-soft">{t('layouts.previewText')}</p>
      {draft.format === 'csv' ? (
        <pre className="mt-3 overflow-x-auto rounded-control bg-sunken p-4 font-mono text-xs leading-6">
          {asText([...above, ...(draft.has_header ? [titles] : []), ...rows, ...below], draft.delimiter)}
        </pre>
      ) : (
        <div className="mt-3 overflow-x-auto">
          <table className="num w-max min-w-full border-collapse text-left text-xs">
            <caption className="sr-only">{t('layouts.preview')}</caption>
            <Around rows={above} width={draft.columns.length} />
            {draft.has_header && (
              <thead>
                <tr>
                  {draft.columns.map(({ key }, index) => (
                    <th
                      key={key}
                      scope="col"
                      className="border border-line bg-sunken px-2.5 py-1.5 font-semibold whitespace-nowrap"
                    >
                      {titles[index]}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.map(row => (
                <tr key={row.join('\t')}>
                  {draft.columns.map(({ key }, index) => (
                    <td key={key} className="border border-line px-2.5 py-1.5 whitespace-nowrap">
                      {row[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <Around rows={below} width={draft.columns.length} />
          </table>
        </div>
      )}
    </section>
  )
}

/** Rows around the table: a title and a value, whatever the columns hold. */
function Around({ rows, width }: { rows: string[][]; width: number }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      {rows.map(([title = '', value = '']) => (
        <tr key={`${title}\t${value}`}>
          <td className="border border-line px-2.5 py-1.5 whitespace-nowrap">{title}</td>
          <td className="border border-line px-2.5 py-1.5 whitespace-nowrap" colSpan={Math.max(1, width - 1)}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
