// Jobs that read millions of lines make millions of objects that are gone at once. Where some of them outlive a clearing or two, the engine
// takes to putting all later ones of their kind among what lasts, where they are cleared away late: the same report then takes a hundred
// megabytes in one run and four hundred in the next, and is read more slowly.
import { setFlagsFromString } from 'node:v8'

export function keepMemorySteady(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
