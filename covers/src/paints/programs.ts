import type { PaintName } from '#contract/covers/paints'
import { dusk } from './dusk'
import { glass } from './glass'
import { gradient } from './gradient'
import { grain } from './grain'
import { halftone } from './halftone'
import { inkWash } from './ink-wash'
import type { PaintProgram } from './paint'
import { sky } from './sky'
import { topographic } from './topographic'
import { weave } from './weave'

const programs: Record<PaintName, PaintProgram> = {
  gradient,
  topographic,
  'ink-wash': inkWash,
  halftone,
  glass,
  sky,
  weave,
  grain,
  dusk,
}

export const programOf = (name: PaintName): PaintProgram => programs[name]
