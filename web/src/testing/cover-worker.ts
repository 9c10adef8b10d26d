// The DOM of the tests has neither workers nor canvases: designs come back at once, each on a plain ground of its own.
import { vi } from 'vitest'
import { sceneVersion } from '#contract/covers/scene'
import type { Answered, Asked } from '../features/covers/cover-jobs'

/** From now on covers are drawn; answers with everything that is asked for, oldest first. */
export function drawCovers(): Asked[] {
  const asked: Asked[] = []
  class CoverWorker extends EventTarget {
    postMessage(request: Asked) {
      asked.push(request)
      const data = answerTo(request)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', CoverWorker)
  URL.createObjectURL = () => 'blob:drawn'
  URL.revokeObjectURL = () => {}
  Element.prototype.scrollTo = () => {}
  return asked
}

function answerTo(request: Asked): Answered {
  const { id } = request
  if (request.kind === 'check') return { id, kind: 'checked', checks: [] }
  if (request.kind === 'export') return { id, kind: 'exported', file: new Blob(['file']) }
  const { recipe } = request
  const ground = `#${(recipe.picture & 0xffffff).toString(16).padStart(6, '0')}`
  const scene = { version: sceneVersion, ground, layers: [] } as const
  const design = { recipe, scene: { ...scene, layers: [] }, picture: new Blob(['small']) }
  return { id, kind: 'composed', design, missingFonts: [] }
}

/** Pictures that lie at the server's own addresses. */
export function servePictures(isThere = true) {
  const others = fetch
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
    String(address).startsWith('/cover-images/')
      ? Promise.resolve(isThere ? new Response('photo') : new Response(null, { status: 404 }))
      : others(address, init),
  )
}
