import { type ReactNode, useState } from 'react'
import { ChartCanvas } from './chart-canvas'
import type { ChartData } from './chart-data'
import { ChartLegend } from './chart-legend'
import type { FormatValue } from './chart-option'
import { ChartTable } from './chart-table'
import { cx } from './class-names'
import { Spinner } from './spinner'

type ChartFrameProps = {
  title: ReactNode
  data: ChartData
  /** Keep it the same function between renders; a new one draws anew. */
  format: FormatValue
  state?: 'ready' | 'loading' | 'error'
  loadingLabel: string
  empty: ReactNode
  error: ReactNode
  /** The head of the first column in the table that stands for the picture. */
  categoryLabel: string
  /** Instead of the usual legend; null for none. */
  legend?: ReactNode
  /** At the end of the title's line: a range, a download. */
  aside?: ReactNode
  /** Under the title: what all of it comes to. */
  summary?: ReactNode
  /** The table instead of the picture, for everybody. */
  isTable?: boolean
  /** More room for what is the page's main picture. */
  tall?: boolean
  heading?: 'h2' | 'h3'
  className?: string
}

/** A picture of figures with its title, its legend and the same figures as a table for those who don't see it. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, data, format, state = 'ready', loadingLabel, empty, error, categoryLabel } = props
  const { legend, aside, summary, isTable = false, tall = false } = props
  const { heading: Heading = 'h2', className } = props
  const [broken, setBroken] = useState(false)
  const bare = data.series.every(series => series.values.every(value => value === null))
  const shown = state === 'ready' && !broken && !bare
  return (
    <figure className={cx('min-w-0', className)}>
      <figcaption className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading className="text-lg">{title}</Heading>
        {aside}
      </figcaption>
      {summary}
      {!(isTable && shown) && (legend === undefined ? <ChartLegend data={data} /> : legend)}
      <div
        className={cx(
          'relative mt-3 grid h-64 place-items-center overflow-hidden',
          tall && 'sm:h-96',
          isTable && shown && 'hidden!',
        )}
      >
        {state === 'loading' && (
          <span role="status" className="text-faint">
            <Spinner className="h-10 w-14" />
            <span className="sr-only">{loadingLabel}</span>
          </span>
        )}
        {(state === 'error' || broken) && error}
        {state === 'ready' && !broken && bare && empty}
        {shown && !isTable && <ChartCanvas data={data} format={format} onFail={() => setBroken(true)} />}
      </div>
      {shown && (
        <ChartTable
          data={data}
          format={format}
          caption={title}
          categoryLabel={categoryLabel}
          isShown={isTable}
        />
      )}
    </figure>
  )
}
