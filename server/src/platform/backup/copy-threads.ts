// Hashing and copying take a processor each: threads do it side by side.
import { Worker } from 'node:worker_threads'
import { projectFolder } from '../project-folder'
import { StorageFull } from '../storage/storage'
import type { Written } from './backup-folder'
import { copyFile, type FileToCopy } from './copy-file'

export interface Order {
  number: number
  file: FileToCopy
}

export interface Answer {
  number: number
  written?: Written
  failed?: { message: string; code?: string; isFull: boolean }
}

/** Whoever uses the site keeps the rest of the machine. */
const threadCount = 2
const threadFile = projectFolder('build/server/copy-thread.js')
/** From the sources there is no file that a thread could load. */
const isBuilt = /\/build\/server\/[^/]+$/.test(import.meta.url)

export interface Copier {
  copy(file: FileToCopy): Promise<Written | undefined>
  close(): Promise<void>
}

export function openCopier(): Copier {
  return isBuilt ? threadedCopier(threadFile) : { copy: copyFile, close: async () => {} }
}

export function threadedCopier(program: string): Copier {
  const threads = Array.from({ length: threadCount }, () => new CopyThread(program))
  return {
    copy(file) {
      const [idlest] = threads.toSorted((a, b) => a.underWay - b.underWay)
      return idlest ? idlest.copy(file) : copyFile(file)
    },
    async close() {
      await Promise.all(threads.map(thread => thread.close()))
    },
  }
}

class CopyThread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Asked>()
  private last = 0

  constructor(program: string) {
    this.worker = new Worker(program)
    this.worker.on('message', (answer: Answer) => this.take(answer))
    this.worker.on('error', error => this.failAll(error))
    this.worker.on('exit', () => this.failAll(new Error('a thread that copies files ended')))
  }

  get underWay(): number {
    return this.waiting.size
  }

  copy(file: FileToCopy): Promise<Written | undefined> {
    return new Promise((resolve, reject) => {
      const number = ++this.last
      this.waiting.set(number, { resolve, reject })
      this.worker.postMessage({ number, file } satisfies Order)
    })
  }

  async close() {
    await this.worker.terminate()
  }

  private take({ number, written, failed }: Answer) {
    const asked = this.waiting.get(number)
    this.waiting.delete(number)
    if (!failed) return asked?.resolve(written)
    const { message, code, isFull } = failed
    asked?.reject(isFull ? new StorageFull(message) : Object.assign(new Error(message), { code }))
  }

  private failAll(error: Error) {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

interface Asked {
  resolve(written: Written | undefined): void
  reject(error: Error): void
}
