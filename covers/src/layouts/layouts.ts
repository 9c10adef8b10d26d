// The ways to set a title and a credit.
import {
  centre,
  centreHigh,
  centreLow,
  footLeft,
  footRight,
  footWide,
  headLeft,
  headRight,
  headWide,
} from './edges'
import type { Layout } from './layout'
import { corners, poster } from './loud'
import { edge, grid, label, split, woven } from './quiet'
import { columnLeft, columnRight, leftMiddle, rightMiddle } from './sides'

export const layouts: readonly Layout[] = [
  footLeft,
  footWide,
  footRight,
  headLeft,
  headWide,
  headRight,
  centre,
  centreLow,
  centreHigh,
  leftMiddle,
  rightMiddle,
  columnRight,
  columnLeft,
  corners,
  poster,
  label,
  edge,
  split,
  woven,
  grid,
]

const byName = new Map(layouts.map(layout => [layout.name, layout]))
export const layoutOf = (name: string): Layout => byName.get(name) ?? footLeft
