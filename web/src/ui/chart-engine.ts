// The only file that imports echarts, loaded when the first chart is shown. Only what is used is registered.
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([LineChart, BarChart, GridComponent, TooltipComponent, CanvasRenderer])

export type ChartEngine = EChartsType

export function startChart(element: HTMLElement): ChartEngine {
  return init(element, null, { renderer: 'canvas' })
}
