import type { ChartTone } from './chart-data'

export type ChartTheme = {
  tones: Record<ChartTone, string>
  line: string
  words: string
  face: string
  moves: boolean
}

/** The tokens as they stand now; a canvas can't read CSS variables itself. */
export function readChartTheme(element: Element): ChartTheme {
  const probe = element.appendChild(document.createElement('span'))
  // A computed colour is resolved, a custom property would come back as the formula it is written as.
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`
    return toRgb(getComputedStyle(probe).color)
  }
  const theme = {
    tones: {
      river: colour('river-tone'),
      ink: colour('ink'),
      accent: colour('accent-tone'),
      amber: colour('amber'),
      faint: colour('faint'),
    },
    line: colour('line'),
    words: colour('faint'),
    face: getComputedStyle(element).fontFamily,
    moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
  probe.remove()
  return theme
}

/** echarts knows rgb() and hex only, browsers answer with color(xyz …) or oklch(…) as well. */
function toRgb(colour: string): string {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!brush) return colour
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** Calls back when light or dark, the agent's colours or the wish for less motion change. */
export function watchChartTheme(change: () => void): () => void {
  const observer = new MutationObserver(change)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] })
  const queries = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map(query =>
    matchMedia(query),
  )
  for (const query of queries) query.addEventListener('change', change)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', change)
  }
}
