// One worker a page. Requests are answered in their order; a page that leaves ends what is under way.
import type { Scene } from '#contract/covers/scene'
import type { Material, Recipe } from '#covers/compose/recipe'
import type { Answered, Asked, Design, ExportWish } from './cover-jobs'

interface Waiting {
  resolve(answer: Answered): void
  reject(error: Error): void
}

export class CoverDesk {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private count = 0
  /** What the worker holds: a photo goes there once, not with every request. */
  private sentPhoto: Blob | undefined

  compose(recipe: Recipe, material: Material, side: number, photo?: Blob): Promise<Design> {
    return this.ask({ id: 0, kind: 'compose', recipe, material, side, photo }).then(answer => {
      if (answer.kind !== 'composed') throw new Error('no design')
      return answer.design
    })
  }

  export(scene: Scene, wish: ExportWish, photo?: Blob): Promise<Blob> {
    return this.ask({ id: 0, kind: 'export', scene, wish, photo }).then(answer => {
      if (answer.kind !== 'exported') throw new Error('no file')
      return answer.file
    })
  }

  close() {
    this.worker?.terminate()
    this.worker = undefined
    this.sentPhoto = undefined
    for (const { reject } of this.waiting.values()) reject(new Error('closed'))
    this.waiting.clear()
  }

  /** A worker that cannot even be started is a failed request, like any other. */
  private async ask(asked: Asked): Promise<Answered> {
    this.worker ??= this.open()
    const id = ++this.count
    const photo = asked.photo === this.sentPhoto ? undefined : asked.photo
    this.sentPhoto = asked.photo ?? this.sentPhoto
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker?.postMessage({ ...asked, photo, id })
    })
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
