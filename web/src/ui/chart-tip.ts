import { type ChartData, toneOf } from './chart-data'
import type { ChartTheme } from './chart-theme'

/**
 * The panel under the pointer, as elements: an HTML string with style attributes would be refused by a strict
 * content security policy, and names would have to be escaped by hand.
 */
export function chartTip(
  data: ChartData,
  index: number,
  theme: ChartTheme,
  format: (value: number) => string,
): HTMLElement {
  const panel = element(
    'div',
    'min-w-36 rounded-control border border-line bg-raised px-3 py-2 text-sm text-ink shadow-lift font-sans',
  )
  panel.append(element('p', 'font-semibold', data.categories[index] ?? ''))
  data.series.forEach((series, order) => {
    const value = series.values[index]
    const row = element('p', 'num flex items-center gap-2')
    const mark = element('span', 'h-0.75 w-3.5 shrink-0 rounded-full')
    mark.style.background = theme.tones[toneOf(series, order)]
    row.append(mark, element('span', 'text-soft', series.name))
    row.append(element('span', 'ml-auto pl-3 font-semibold', value == null ? '--' : format(value)))
    panel.append(row)
  })
  return panel
}

function element(tag: string, className: string, text?: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  if (text !== undefined) node.textContent = text
  return node
}
