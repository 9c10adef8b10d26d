// What a design is made of, before it is drawn. Each part can be kept or changed apart from the others.
import type { Genre } from '#contract/works/work'
import type { Photo } from '../families/family'
import type { Words } from '../layouts/layout'

export interface Recipe {
  family: string
  /** The seed of the picture. */
  picture: number
  palette: string
  pairing: string
  layout: string
}

/** What somebody gives to have covers made of it. */
export interface Material extends Words {
  /** Loudness over time, 0 to 1; empty without a recording. */
  sound: number[]
  /** From dark to bright over time, 0 to 1; absent where it was not measured. */
  tone?: number[]
  /** Of the work it is for. */
  genre?: Genre | undefined
  photo?: Photo
}

export const parts = ['type', 'colour', 'picture', 'layout'] as const
export type Part = (typeof parts)[number]
