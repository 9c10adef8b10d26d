import type { EChartsCoreOption } from 'echarts/core'
import { type ChartData, type ChartSeries, toneOf } from './chart-data'
import type { ChartTheme } from './chart-theme'
import { chartTip } from './chart-tip'

export type FormatValue = (value: number) => string

/** Lines between a stacked line and the one below it: the stream has a body without being filled. */
const STRANDS = 4

export function chartOption(data: ChartData, theme: ChartTheme, format: FormatValue): EChartsCoreOption {
  const words = { color: theme.words, fontFamily: theme.face, fontSize: 12 }
  return {
    animation: theme.moves,
    animationDuration: 250,
    grid: { left: 4, right: 4, top: 12, bottom: 4, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: data.categories,
      boundaryGap: data.kind === 'bar',
      axisLine: { lineStyle: { color: theme.line } },
      axisTick: { show: false },
      axisLabel: { ...words, hideOverlap: true, margin: 12 },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      splitNumber: 3,
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...words, formatter: format },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      padding: 0,
      borderWidth: 0,
      backgroundColor: 'transparent',
      extraCssText: 'box-shadow:none',
      axisPointer: { type: 'line', lineStyle: { color: theme.words, type: 'solid' } },
      formatter: (points: { dataIndex: number }[]) =>
        chartTip(data, points[0]?.dataIndex ?? 0, theme, format),
    },
    series: data.series.flatMap((series, index) => strands(data, series, theme.tones[toneOf(series, index)])),
  }
}

function strands(data: ChartData, series: ChartSeries, colour: string): object[] {
  if (series.isComparison) return [dotted(series, colour)]
  if (data.kind === 'bar') return [bar(data, series, colour)]
  if (!data.stacked) return [{ ...line(series, colour, series.values), ...(data.steps && stepped) }]
  const part = series.values.map(value => (value === null ? null : value / STRANDS))
  return Array.from({ length: STRANDS }, (_, index) => ({
    ...line(series, colour, part),
    stack: 'all',
    ...(index < STRANDS - 1 ? { lineStyle: { color: colour, width: 1, opacity: 0.3 }, silent: true } : {}),
  }))
}

function line(series: ChartSeries, colour: string, values: (number | null)[]) {
  return {
    type: 'line',
    name: series.name,
    data: values,
    smooth: 0.35,
    smoothMonotone: 'x',
    // A single month would be invisible as a line.
    showSymbol: values.length === 1,
    symbol: 'circle',
    symbolSize: 7,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: 2.2 },
    emphasis: { disabled: true },
  }
}

const stepped = { step: 'end', smooth: false }

function dotted(series: ChartSeries, colour: string) {
  return {
    ...line(series, colour, series.values),
    lineStyle: { color: colour, width: 2.4, type: [0.1, 6], cap: 'round' },
    z: 3,
  }
}

function bar(data: ChartData, series: ChartSeries, colour: string) {
  return {
    type: 'bar',
    name: series.name,
    data: series.values,
    stack: data.stacked ? 'all' : undefined,
    barMaxWidth: 22,
    barGap: '20%',
    itemStyle: { color: colour, borderRadius: data.stacked ? 0 : [4, 4, 0, 0] },
    emphasis: { disabled: true },
  }
}
