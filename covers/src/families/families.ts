import { columnsFamily } from './columns'
import { constellationFamily } from './constellation'
import { cutOutFamily } from './cut-out'
import { duotoneFamily, photoFamily } from './duotone'
import type { Family } from './family'
import { geometricFamily } from './geometric'
import { minimalFamily } from './minimal'
import {
  duskFamily,
  glassFamily,
  gradientFamily,
  halftoneFamily,
  inkWashFamily,
  topographicFamily,
  wovenFamily,
} from './painted'
import { paperCutFamily } from './paper-cut'
import { bandFamily, hazeFamily, windowFamily } from './photo-frames'
import { risographFamily } from './risograph'
import { ridgesFamily, waveformFamily } from './sound'
import { typographicFamily } from './typographic'

export const families: readonly Family[] = [
  gradientFamily,
  topographicFamily,
  waveformFamily,
  geometricFamily,
  paperCutFamily,
  inkWashFamily,
  halftoneFamily,
  duotoneFamily,
  photoFamily,
  windowFamily,
  bandFamily,
  hazeFamily,
  duskFamily,
  typographicFamily,
  glassFamily,
  risographFamily,
  constellationFamily,
  wovenFamily,
  cutOutFamily,
  columnsFamily,
  minimalFamily,
  ridgesFamily,
]

const byName = new Map(families.map(family => [family.name, family]))
export const familyOf = (name: string): Family => byName.get(name) ?? gradientFamily
