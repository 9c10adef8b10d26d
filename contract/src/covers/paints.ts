// Pictures that are computed from a seed. Each name has its program in covers/src/paints; a scene that names one stays drawable,
// so that a name never goes.
export const paintNames = [
  'gradient',
  'topographic',
  'ink-wash',
  'halftone',
  'glass',
  'sky',
  'weave',
  'grain',
  'dusk',
] as const
export type PaintName = (typeof paintNames)[number]
