import type { ReactNode } from 'react'
import type { ChartData } from './chart-data'

type ChartTableProps = {
  data: ChartData
  format: (value: number) => string
  caption: ReactNode
  categoryLabel: string
  /** Also to those who see the picture. */
  isShown?: boolean
}

const shownClass =
  'num w-full text-right text-sm [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pl-4 [&_th]:border-b [&_th]:border-line [&_th]:py-2 ' +
  '[&_th:first-child]:text-left [&_th:not(:first-child)]:pl-4 [&_thead_th]:text-soft [&_tbody_th]:font-normal'

export function ChartTable({ data, format, caption, categoryLabel, isShown = false }: ChartTableProps) {
  return (
    <div className={isShown ? 'mt-3 overflow-x-auto' : 'sr-only'}>
      <table className={isShown ? shownClass : undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {data.series.map(series => (
              <th key={series.name} scope="col">
                {series.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {data.series.map(series => {
                const value = series.values[index]
                return <td key={series.name}>{value == null ? '--' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
