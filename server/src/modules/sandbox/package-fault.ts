import { say, type TextParams } from '../../platform/texts/texts'
import type { sandboxTexts } from './sandbox.texts'
import './sandbox.texts'

export type PackageFaultKey = keyof typeof sandboxTexts

/** A sentence of sandbox.texts.ts. */
export interface PackageRefusal {
  key: PackageFaultKey
  params: TextParams
}

/** The first thing that is wrong ends the reading: a sender gets one sentence to act on. */
export class PackageFault extends Error {
  constructor(readonly refusal: PackageRefusal) {
    super(say(refusal.key, 'en', refusal.params))
  }
}

export function refuse(key: PackageFaultKey, params: TextParams = {}): never {
  throw new PackageFault({ key, params })
}

export function refuseIf(isWrong: boolean, key: PackageFaultKey, params: TextParams = {}): void {
  if (isWrong) refuse(key, params)
}
