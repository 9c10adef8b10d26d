import { type SlicesOf, slicesFor } from './slices'

/** Characters that no face in the chain of a font has, each once: they are drawn as empty boxes. */
export function lackingCharacters(text: string, fontId: string, slicesOf: SlicesOf): string[] {
  return slicesFor(text, fontId, slicesOf).lacking
}
