import { apple } from './apple'
import { believe } from './believe'
import { cdbaby } from './cdbaby'
import { distrokid } from './distrokid'
import type { FlatLayout } from './layout'
import { tunecore } from './tunecore'
import { youtube } from './youtube'

export const flatLayouts: readonly FlatLayout[] = [distrokid, tunecore, cdbaby, believe, apple, youtube]
