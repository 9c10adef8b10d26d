// What the editor asks its worker, and what it hears back.
import type { SceneImage } from '#contract/covers/design'
import type { Scene } from '#contract/covers/scene'
import type { CheckedRule } from '#covers/check/check-scene'
import type { ExportWish } from '../../../../../features/covers/cover-jobs'
import type { ReleaseWords } from '../panels/release-words'
import type { Fix } from './fixes'

/** A fix with how it looks before and after, for those that change what is seen. */
export interface ShownFix extends Fix {
  before?: Blob
  after?: Blob
}

export interface Look {
  checks: CheckedRule[]
  fixes: ShownFix[]
  /** As small as in a list, and as on a page. */
  small: Blob
  middle: Blob
  /** Characters that no face has. */
  lacking: string[]
  missingFonts: string[]
  /** Names of layers whose picture did not come. */
  missingPictures: string[]
  /** What is written and does not belong on a cover: addresses, prices. */
  advert: string | undefined
}

export type ExportStep = 'loading' | 'drawing' | 'writing'

interface Drawn {
  id: number
  scene: Scene
  images: SceneImage[]
}
export type Asked =
  | (Drawn & { kind: 'look'; words: ReleaseWords | undefined; density: number })
  | (Drawn & { kind: 'draw'; side: number })
  | (Drawn & { kind: 'export'; wish: ExportWish })
export type Answered =
  | { id: number; kind: 'looked'; look: Look }
  | { id: number; kind: 'file'; file: Blob }
  | { id: number; kind: 'step'; step: ExportStep }
  | { id: number; kind: 'failed'; problem: 'too-large' | 'pictures' | 'drawing' }
