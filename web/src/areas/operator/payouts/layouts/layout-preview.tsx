import { useWords } from '../../../../lib/words'
import type { LayoutDraft } from './layout-draft'
import { asText, sampleRows } from './sample-rows'

/** The file as it would be, with two payments in it. */
export function LayoutPreview({ draft }: { draft: LayoutDraft }) {
  const t = useWords('payout-desk')
  const rows = sampleRows(draft, t)
  const titles = draft.columns.map(({ title, field }) => title.trim() || t(`field.${field}`))
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-lg">
        {t('layouts.preview')}
      </h2>
      <p className="text-sm text-soft">{t('layouts.previewText')}</p>
      {draft.format === 'csv' ? (
        <pre className="mt-3 overflow-x-auto rounded-control bg-sunken p-4 font-mono text-xs leading-6">
          {asText(draft.has_header ? [titles, ...rows] : rows, draft.delimiter)}
        </pre>
      ) : (
        <div className="mt-3 overflow-x-auto">
          <table className="num w-max min-w-full border-collapse text-left text-xs">
            <caption className="sr-only">{t('layouts.preview')}</caption>
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
          </table>
        </div>
      )}
    </section>
  )
}
