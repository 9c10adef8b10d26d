// One worker that draws. Requests are answered in their order.
import type { Answered, Asked } from './cover-jobs'

interface Waiting {
  resolve(answer: Answered): void
  reject(error: Error): void
}

export class CoverHand {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private count = 0
  /** What the worker holds: a photo goes there once, not with every request. */
  private sentPhoto: Blob | undefined

  /** How much it has to do. */
  get load(): number {
    return this.waiting.size
  }

  ask(asked: Asked): Promise<Answered> {
    this.worker ??= this.open()
    const id = ++this.count
    const photo = asked.photo === this.sentPhoto ? undefined : asked.photo
    this.sentPhoto = asked.photo ?? this.sentPhoto
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker?.postMessage({ ...asked, photo, id })
    })
  }

  close() {
    this.worker?.terminate()
    this.worker = undefined
    this.sentPhoto = undefined
    for (const { reject } of this.waiting.values()) reject(new Error('closed'))
    this.waiting.clear()
  }

  private open(): Worker {
    const worker = new Worker(new URL('./cover-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.kind === 'failed') waiting?.reject(new Error(data.problem))
      else waiting?.resolve(data)
    })
    // A worker that cannot be loaded answers nothing.
    worker.addEventListener('error', () => this.close())
    return worker
  }
}
