// A file goes straight to the bucket, several parts at a time. The server signs where each may go, and looks there itself at the end.
import { refusals } from '#contract/errors'
import { completeUpload, listUploadParts, signUploadParts } from '#contract/works/calls'
import { api } from '../../../lib/api'
import { CallRefused, TransportFailure } from '../../../lib/api-client'
import type { DirectWay } from './kept-uploads'
import { putPart } from './put-part'
import { BucketUnreachable, UploadLost } from './upload-lost'

const lanes = 3
/** Signed together and sent one after the other, long before their addresses end. */
const signedTogether = 4
const rounds = 3
const bucketDelays = [500, 1500, 4000]
/** A line that comes and goes has more time: the way through our server would be cut as well. */
const offlineDelays = [500, 1500, 4000, 8000, 15_000]

interface Sent {
  file: File
  uploadId: string
  way: DirectWay
  /** Some of it may be there already. */
  isResumed: boolean
}

export class DirectSending {
  private readonly stopping = new AbortController()
  /** Of each part. */
  private readonly arrived = new Map<number, number>()
  private isBegun: boolean

  constructor(
    private readonly sent: Sent,
    private readonly onSent: (bytes: number) => void,
  ) {
    this.isBegun = sent.isResumed
  }

  stop() {
    this.stopping.abort()
  }

  /** Ends once the server has seen every part in the bucket. */
  async run(): Promise<void> {
    let isLooking = this.sent.isResumed
    for (let round = 1; ; round++) {
      await this.sendMissing(isLooking)
      if (await this.complete(round < rounds)) return
      isLooking = true
    }
  }

  private async sendMissing(isLooking: boolean) {
    if (isLooking) await this.look()
    const all = Array.from({ length: this.sent.way.partCount }, (_, index) => index + 1)
    const missing = all.filter(number => this.arrived.get(number) !== this.partOf(number).size)
    try {
      await Promise.all(Array.from({ length: lanes }, () => this.sendSome(missing)))
    } catch (error) {
      // The other lanes end with the first that failed.
      this.stop()
      throw error
    }
  }

  private async sendSome(missing: number[]) {
    for (;;) {
      const fairShare = Math.ceil(missing.length / lanes)
      const numbers = missing.splice(0, Math.min(signedTogether, this.sent.way.mostAtOnce, fairShare))
      if (numbers.length === 0) return
      const links = await this.sign(numbers)
      for (const number of numbers) await this.sendPart(number, links.get(number))
    }
  }

  /** After a failure by another address: the one before may have ended. */
  private async sendPart(number: number, firstLink: string | undefined) {
    const part = this.partOf(number)
    const { signal } = this.stopping
    let link = firstLink
    for (let tries = 0; ; tries++) {
      const onProgress = (bytes: number) => this.note(number, Math.min(bytes, part.size))
      if (link && (await putPart(link, part, { onProgress, signal }))) return this.note(number, part.size)
      this.note(number, 0)
      await this.waitBefore(tries)
      link = (await this.sign([number])).get(number)
    }
  }

  private async waitBefore(tries: number) {
    const delay = (navigator.onLine ? bucketDelays : offlineDelays)[tries]
    if (delay !== undefined) return pause(delay, this.stopping.signal)
    if (navigator.onLine) throw new BucketUnreachable(this.isBegun)
    throw new TransportFailure('offline')
  }

  private async sign(numbers: number[]): Promise<Map<number, string>> {
    const asked = { upload_id: this.sent.uploadId, parts: numbers }
    const { parts } = await this.ask(() => api(signUploadParts, asked, this.options))
    this.isBegun = true
    return new Map(parts.map(({ number, url }) => [number, url]))
  }

  private async look() {
    const { parts } = await this.ask(() =>
      api(listUploadParts, { upload_id: this.sent.uploadId }, this.options),
    )
    this.arrived.clear()
    for (const { number, size } of parts) this.arrived.set(number, size)
    this.tell()
  }

  /** False: some part is not there after all. */
  private async complete(mayTryAgain: boolean): Promise<boolean> {
    try {
      await this.ask(() => api(completeUpload, { upload_id: this.sent.uploadId }, this.options))
      return true
    } catch (error) {
      if (mayTryAgain && error instanceof BucketUnreachable) return false
      throw error
    }
  }

  /** Asks again while the server, the bucket behind it or the line is away for a moment. */
  private async ask<T>(call: () => Promise<{ data: T }>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return (await call()).data
      } catch (error) {
        const delay = offlineDelays[tries]
        if (!isPassing(error) || delay === undefined) throw this.inOurWords(error)
        await pause(delay, this.stopping.signal)
      }
    }
  }

  private inOurWords(error: unknown): unknown {
    if (!(error instanceof CallRefused)) return error
    const { notFound, linkExpired, conflict } = refusals
    const isGone = [notFound, linkExpired].find(({ code }) => code === error.code)
    if (isGone) return new UploadLost(error.message, { cause: isGone.status })
    // The server takes parts by another way now, or misses some.
    return error.code === conflict.code ? new BucketUnreachable(this.isBegun) : error
  }

  private get options() {
    return { shows: () => true, signal: this.stopping.signal }
  }

  private partOf(number: number): Blob {
    const { partBytes } = this.sent.way
    return this.sent.file.slice((number - 1) * partBytes, number * partBytes)
  }

  private note(number: number, bytes: number) {
    this.arrived.set(number, bytes)
    this.tell()
  }

  private tell() {
    if (!this.stopping.signal.aborted)
      this.onSent([...this.arrived.values()].reduce((sum, bytes) => sum + bytes, 0))
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return error instanceof TransportFailure
  return [refusals.unavailable, refusals.tooManyRequests, refusals.internal].some(
    ({ code }) => code === error.code,
  )
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', end, { once: true })
  })
}
