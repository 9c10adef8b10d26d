// The editor's worker. It is opened when something is first asked of it and ends with the page.
import type { SceneImage } from '#contract/covers/design'
import type { Scene } from '#contract/covers/scene'
import type { ExportWish } from '../../../../../features/covers/cover-jobs'
import type { ReleaseWords } from '../panels/release-words'
import type { Answered, Asked, ExportStep, Look } from './editor-jobs'

type Problem = Extract<Answered, { kind: 'failed' }>['problem']

export class NotDrawn extends Error {
  constructor(readonly problem: Problem) {
    super(problem)
  }
}

interface Waiting {
  resolve(answer: Answered): void
  reject(error: Error): void
  onStep?: ((step: ExportStep) => void) | undefined
}

/** What is drawn: the scene with where its pictures lie. */
export interface Drawable {
  scene: Scene
  images: SceneImage[]
}

type Wish = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never

export class EditorDesk {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private count = 0

  async look({ scene, images }: Drawable, words: ReleaseWords | undefined): Promise<Look> {
    const density = Math.min(2, globalThis.devicePixelRatio || 1)
    const answer = await this.ask({ kind: 'look', scene, images, words, density })
    if (answer.kind !== 'looked') throw new NotDrawn('drawing')
    return answer.look
  }

  draw({ scene, images }: Drawable, side: number): Promise<Blob> {
    return this.file({ kind: 'draw', scene, images, side })
  }

  export({ scene, images }: Drawable, wish: ExportWish, onStep?: (step: ExportStep) => void): Promise<Blob> {
    return this.file({ kind: 'export', scene, images, wish }, onStep)
  }

  close() {
    this.worker?.terminate()
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(new NotDrawn('drawing'))
    this.waiting.clear()
  }

  private async file(wish: Wish, onStep?: (step: ExportStep) => void): Promise<Blob> {
    const answer = await this.ask(wish, onStep)
    if (answer.kind !== 'file') throw new NotDrawn('drawing')
    return answer.file
  }

  private ask(wish: Wish, onStep?: (step: ExportStep) => void): Promise<Answered> {
    this.worker ??= this.open()
    const id = ++this.count
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onStep })
      this.worker?.postMessage({ ...wish, id })
    })
  }

  private open(): Worker {
    const worker = new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id)
      if (data.kind === 'step') return waiting?.onStep?.(data.step)
      this.waiting.delete(data.id)
      if (data.kind === 'failed') waiting?.reject(new NotDrawn(data.problem))
      else waiting?.resolve(data)
    })
    // A worker that cannot be loaded answers nothing.
    worker.addEventListener('error', () => this.close())
    return worker
  }
}
