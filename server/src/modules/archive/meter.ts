import { Transform, type TransformCallback } from 'node:stream'

export interface Metered {
  bytes: number
  isWhole: boolean
}

/** Lets bytes pass and tells how many they were: before the end of a whole answer, and also when the line breaks. */
export class Meter extends Transform {
  private bytes = 0
  private isTold = false

  constructor(private readonly tell: (metered: Metered) => Promise<void>) {
    super()
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.bytes += piece.length
    done(null, piece)
  }

  override _flush(done: TransformCallback) {
    this.say(true).finally(() => done())
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.say(false).finally(() => done(error))
  }

  private async say(isWhole: boolean): Promise<void> {
    if (this.isTold) return
    this.isTold = true
    await this.tell({ bytes: this.bytes, isWhole })
  }
}
