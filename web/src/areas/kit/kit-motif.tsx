import { ChartFrame } from '../../ui/chart-frame'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { StreamLines } from '../../ui/stream-lines'
import { channels, income, months, peaks } from './kit-sample'
import { KitRow, KitSection } from './kit-section'

const format = (value: number) => value.toLocaleString('en')
const branches = channels.map((name, index) =>
  index === 1 || index === 5 ? { name, tone: 'accent' as const } : name,
)

const chart = {
  format,
  loadingLabel: 'The figures are on their way',
  categoryLabel: 'Month',
  heading: 'h3' as const,
  empty: <EmptyState heading="h3" title="No income yet" className="py-2" />,
  error: (
    <ErrorState
      heading="h3"
      title="The figures didn't arrive"
      retryLabel="Try again"
      onRetry={() => {}}
      className="py-2"
    />
  ),
}

const yearBefore = {
  name: 'The year before',
  values: [120, 140, 150, 190, 230, 260, 330, 380, 420, 450, 500, 520],
  tone: 'ink' as const,
  isComparison: true,
}
const stacked = {
  kind: 'line' as const,
  stacked: true,
  categories: months,
  series: [...income, yearBefore],
}
const lines = { kind: 'line' as const, categories: months, series: income.slice(0, 2) }
const bars = { kind: 'bar' as const, categories: months, series: income.slice(0, 2) }
const none = { ...lines, series: [] }

export function KitMotif() {
  return (
    <KitSection id="motif" title="Lines">
      <StreamLines peaks={peaks} branches={branches} label="One song flows out to eleven channels" />
      <KitRow name="StreamLines, three branches">
        <StreamLines
          peaks={peaks.slice(30, 90)}
          branches={channels.slice(0, 3)}
          layout="across"
          label="Three channels"
        />
      </KitRow>
      <KitRow name="StreamLines, upright">
        <StreamLines
          peaks={peaks}
          branches={branches.slice(0, 6)}
          layout="upright"
          label="Six channels"
          className="max-w-72"
        />
      </KitRow>
      <ChartFrame {...chart} title="Income by channel, stacked lines" data={stacked} />
      <div className="grid gap-8 md:grid-cols-2">
        <ChartFrame {...chart} title="Two lines" data={lines} />
        <ChartFrame {...chart} title="Bars" data={bars} />
        <ChartFrame {...chart} title="Loading" data={lines} state="loading" />
        <ChartFrame {...chart} title="Empty" data={none} />
        <ChartFrame {...chart} title="Error" data={lines} state="error" />
      </div>
    </KitSection>
  )
}
