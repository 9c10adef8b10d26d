import type { ReactNode } from 'react'
import type { ChartData } from './chart-data'

type ChartTableProps = {
  data: ChartData
  format: (value: number) => string
  caption: ReactNode
  categoryLabel: string
}

export function ChartTable({ data, format, caption, categoryLabel }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
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
