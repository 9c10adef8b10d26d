// What a page asks the worker that draws covers, and what it hears back.
import type { Scene } from '#contract/covers/scene'
import type { CheckedRule } from '#covers/check/check-scene'
import type { Material, Recipe } from '#covers/compose/recipe'
import type { Words } from '#covers/layouts/layout'

export interface Design {
  recipe: Recipe
  scene: Scene
  /** Drawn small, for looking at. */
  picture: Blob
}

export type ExportFormat = 'jpeg' | 'png'
export interface ExportWish {
  width: number
  height: number
  format: ExportFormat
}

export type Asked =
  | { id: number; kind: 'compose'; recipe: Recipe; material: Material; side: number; photo?: Blob }
  | { id: number; kind: 'check'; scene: Scene; words: Words; photo?: Blob }
  | { id: number; kind: 'export'; scene: Scene; wish: ExportWish; photo?: Blob }
export type Answered =
  | { id: number; kind: 'composed'; design: Design; missingFonts: string[] }
  | { id: number; kind: 'checked'; checks: CheckedRule[] }
  | { id: number; kind: 'exported'; file: Blob }
  | { id: number; kind: 'failed'; problem: string }
