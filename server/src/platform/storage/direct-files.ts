// Files whose bytes go straight from a client to a bucket, part by part; the server signs and looks. What is whole is finished as any other
// file that arrived bit by bit.
import type { PartialFile } from './partial-files'

/** Of every part but the last, so that a part's number says which bytes it holds, whichever way they came. */
export const partBytes = 8 * 1024 * 1024

export const partCount = (size: number) => Math.ceil(size / partBytes)

export const sizeOfPart = (size: number, number: number) =>
  Math.min(partBytes, size - (number - 1) * partBytes)

export interface PresentPart {
  number: number
  size: number
}

export interface SignedPart extends PresentPart {
  /** Takes exactly this part, of exactly this size, for as long as it was signed for. */
  url: string
}

export interface DirectFiles {
  /** Where browsers reach the bucket. */
  readonly origin: string
  /** Why pages of this origin cannot send anything there; undefined when they can. */
  whyClosedTo(siteOrigin: string): Promise<string | undefined>
  sign(file: PartialFile, numbers: readonly number[], seconds: number): Promise<SignedPart[]>
  /** What has arrived, in the order of numbers; undefined once the bucket knows the upload no longer. */
  parts(file: PartialFile): Promise<PresentPart[] | undefined>
}

/** The numbers of the parts that are not there, or not whole. */
export function missingParts(size: number, present: readonly PresentPart[]): number[] {
  const sizes = new Map(present.map(part => [part.number, part.size]))
  const all = Array.from({ length: partCount(size) }, (_, index) => index + 1)
  return all.filter(number => sizes.get(number) !== sizeOfPart(size, number))
}
