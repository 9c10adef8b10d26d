import { useWords } from '../../../../lib/words'

/** A sheet as the channel reads it, the titles of its columns above. */
export function SheetRows({ rows: [titles = [], ...rows] }: { rows: readonly string[][] }) {
  const t = useWords('deliveries')
  return (
    <section
      aria-label={t('message.whole')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      className="max-h-[70vh] overflow-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {titles.map((title, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title
              <th key={place} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
            <tr key={place} className="border-t border-line">
              {titles.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their title
                <td key={column} className="max-w-64 truncate px-3 py-2" title={row[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
