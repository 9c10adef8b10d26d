// What the server does not have yet, kept in this browser: a crash, a closed tab or a lost connection costs nothing.

import type { Scene } from '#contract/covers/scene'
import { readStoredScene } from '#contract/covers/stored-scene'

export interface KeptScene {
  /** Of the design that it was made on. */
  version: number
  name: string
  scene: Scene
}

const keyOf = (designId: number) => `cover-design.${designId}`

export function keepScene(designId: number, kept: KeptScene) {
  try {
    localStorage.setItem(keyOf(designId), JSON.stringify(kept))
  } catch {
    // Private modes may refuse storage: then the design lives on the server and in this tab alone.
  }
}

export function forgetScene(designId: number) {
  try {
    localStorage.removeItem(keyOf(designId))
  } catch {
    // As above.
  }
}

export function recallScene(designId: number): KeptScene | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(designId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { version, name, scene } = kept as Partial<KeptScene>
    if (typeof version !== 'number' || typeof name !== 'string') return undefined
    return { version, name, scene: readStoredScene(scene) }
  } catch {
    return undefined
  }
}
