// The workers of a page. Whoever has least to do takes the next request; a page that leaves ends what is under way.
import type { Scene } from '#contract/covers/scene'
import type { CheckedRule } from '#covers/check/check-scene'
import type { Material, Recipe } from '#covers/compose/recipe'
import type { Words } from '#covers/layouts/layout'
import { CoverHand } from './cover-hand'
import type { Answered, Asked, Design, ExportWish } from './cover-jobs'

/** Each holds fonts and sheets of its own: more than two would fill a phone. */
const mostHands = 2

export class CoverDesk {
  private readonly hands: CoverHand[]

  constructor() {
    const count = Math.min(mostHands, Math.max(1, navigator.hardwareConcurrency ?? 1))
    this.hands = Array.from({ length: count }, () => new CoverHand())
  }

  /** So many can be drawn at the same time. */
  get lanes(): number {
    return this.hands.length
  }

  compose(recipe: Recipe, material: Material, side: number, photo?: Blob): Promise<Design> {
    return this.ask({ id: 0, kind: 'compose', recipe, material, side, photo }).then(answer => {
      if (answer.kind !== 'composed') throw new Error('no design')
      return answer.design
    })
  }

  /** What the rules say of a design: it takes longer than drawing it, so only one that somebody looks at is checked. */
  check(scene: Scene, words: Words, photo?: Blob): Promise<CheckedRule[]> {
    return this.ask({ id: 0, kind: 'check', scene, words, photo }).then(answer => {
      if (answer.kind !== 'checked') throw new Error('no check')
      return answer.checks
    })
  }

  export(scene: Scene, wish: ExportWish, photo?: Blob): Promise<Blob> {
    return this.ask({ id: 0, kind: 'export', scene, wish, photo }).then(answer => {
      if (answer.kind !== 'exported') throw new Error('no file')
      return answer.file
    })
  }

  close() {
    for (const hand of this.hands) hand.close()
  }

  private ask(asked: Asked): Promise<Answered> {
    const free = this.hands.reduce((least, hand) => (hand.load < least.load ? hand : least))
    return free.ask(asked)
  }
}
