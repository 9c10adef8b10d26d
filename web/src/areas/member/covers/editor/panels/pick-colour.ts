// How a colour is taken from what is on the screen. The stage has a dropper of its own; without one the browser's is asked, and
// where there is none either, nothing is offered.
import { createContext, use } from 'react'

export type PickColour = (apply: (hex: string) => void) => void

export const PickColourContext = createContext<PickColour | undefined>(undefined)

interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

function fromBrowser(): PickColour | undefined {
  const Dropper = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper
  if (!Dropper) return undefined
  return apply => {
    new Dropper()
      .open()
      .then(({ sRGBHex }) => apply(sRGBHex.toLowerCase()))
      // Escape leaves everything as it was.
      .catch(() => {})
  }
}

export function usePickColour(): PickColour | undefined {
  return use(PickColourContext) ?? fromBrowser()
}
