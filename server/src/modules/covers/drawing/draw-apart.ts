// A large cover takes seconds to draw, in which this process would answer nobody: a thread does it.
import { Worker } from 'node:worker_threads'
import type { DrawnFormat } from '#contract/covers/design'
import { refuseInTransaction } from '../../../platform/database/slow-work'
import { projectFolder } from '../../../platform/project-folder'
import { drawCover, type WantedDrawing } from './draw-cover'
import type { EncodedCover } from './encode-cover'

const threadFile = projectFolder('build/server/cover-thread.js')
/** From the sources there is no file that a thread could load. */
const isBuilt = /\/build\/server\/[^/]+$/.test(import.meta.url)

export function drawApart(wanted: WantedDrawing): Promise<EncodedCover> {
  refuseInTransaction('drawing a cover')
  return isBuilt ? inThread(wanted) : drawCover(wanted)
}

function inThread(wanted: WantedDrawing): Promise<EncodedCover> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: wanted })
    thread.once('message', ({ body, format }: { body: Uint8Array; format: DrawnFormat }) =>
      resolve({ body: Buffer.from(body), format }),
    )
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread that draws covers ended without a picture')))
  })
}
