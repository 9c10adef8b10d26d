// Copies the files that it is sent, one after the other.
import { parentPort } from 'node:worker_threads'
import { StorageFull } from '../storage/storage'
import { copyFile } from './copy-file'
import type { Answer, Order } from './copy-threads'

parentPort?.on('message', async ({ number, file }: Order) => {
  const answer: Answer = await copyFile(file).then(
    written => ({ number, written }),
    (error: NodeJS.ErrnoException) => ({
      number,
      // Classes and codes do not pass between threads.
      failed: { message: error.message, code: error.code, isFull: error instanceof StorageFull },
    }),
  )
  parentPort?.postMessage(answer)
})
