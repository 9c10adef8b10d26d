// Something outside that makes pictures of words. Whoever runs the machine plugs one in; without it nothing leaves.

export interface ImageModel {
  name: string
  /** Of one picture, as a decimal, in this currency. */
  price: string
  currency: string
  /** The bytes of a picture, whatever they are; `key` is the same for the same wish. Throws an ImageModelFailed. */
  draw(prompt: string, key: string): Promise<Buffer>
}

/**
 * unreachable: it was never asked. refused: it does not want to draw that. busy: it has no time or no money left.
 * interrupted: it was asked and nothing came back. noPicture: what came back is no picture that we take.
 */
export type ImageModelReason = 'unreachable' | 'refused' | 'busy' | 'interrupted' | 'noPicture'

export class ImageModelFailed extends Error {
  constructor(
    readonly reason: ImageModelReason,
    detail = '',
  ) {
    super(`image model: ${reason}${detail && ` (${detail})`}`)
  }

  /** Nobody can say that it cost nothing. */
  get mayHaveCost() {
    return this.reason === 'interrupted' || this.reason === 'noPicture'
  }
}
