// Every upload of this browser, on whatever screen it was begun: a few at a time, the others wait in line. Screens watch it;
// they never own an upload, so that going from step to step interrupts nothing.
import { refusals } from '#contract/errors'
import { CallRefused } from '../../../lib/api-client'
import { fingerprintOf, forgetUpload, type KeptUpload, keptUploads, type Place } from './kept-uploads'
import { keepPace, type Pace, secondsLeft, startPace } from './pace'
import { Sending, UploadLost } from './sending'

export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'failed' | 'arrived'

export interface UploadItem extends Place {
  id: string
  fileName: string
  size: number
  phase: UploadPhase
  sent: number
  speed: number
  secondsLeft: number | undefined
  /** In the server's words; empty: the connection broke. */
  problem: string | undefined
  uploadId: string | undefined
}

interface Entry {
  item: UploadItem
  file: File
  sending: Sending | undefined
  /** From the first report on: what had arrived before says nothing about the speed. */
  pace: Pace | undefined
}

const atOnce = 3

class UploadDesk {
  private entries: Entry[] = []
  private shown: readonly UploadItem[] = []
  private readonly watchers = new Set<() => void>()
  private count = 0

  readonly read = () => this.shown
  readonly subscribe = (watch: () => void) => {
    this.watchers.add(watch)
    return () => this.watchers.delete(watch)
  }

  /** Another file for the same place takes the place of the one before. Documents stand side by side. */
  add(file: File, place: Place): void {
    const before = place.type === 'document' ? [] : this.entries.filter(({ item }) => isAt(item, place))
    for (const entry of before) this.drop(entry, file)
    this.count += 1
    const item: UploadItem = {
      ...place,
      id: `upload-${this.count}`,
      fileName: file.name,
      size: file.size,
      phase: 'waiting',
      sent: 0,
      speed: 0,
      secondsLeft: undefined,
      problem: undefined,
      uploadId: undefined,
    }
    this.entries.push({ item, file, sending: undefined, pace: undefined })
    this.goOn()
  }

  pause(id: string) {
    const entry = this.find(id)
    if (!entry) return
    void entry.sending?.stop()
    entry.sending = undefined
    this.change(entry, { phase: 'paused', speed: 0, secondsLeft: undefined })
    this.goOn()
  }

  /** After a pause or a failure: from where it stopped. */
  resume(id: string) {
    const entry = this.find(id)
    if (!entry) return
    this.change(entry, { phase: 'waiting', problem: undefined })
    this.goOn()
  }

  remove(id: string) {
    const entry = this.find(id)
    if (entry) this.drop(entry)
    this.goOn()
  }

  /** The server has it among the materials now, or says why not. */
  settle(id: string, problem?: string) {
    const entry = this.find(id)
    if (!entry) return
    if (problem === undefined) this.drop(entry)
    else this.change(entry, { phase: 'failed', problem })
  }

  /** Begun before a reload, and waiting for the same file to be chosen again. */
  interrupted(place: Place): KeptUpload | undefined {
    const isHere = this.entries.some(entry => isAt(entry.item, place))
    return isHere ? undefined : keptUploads().find(kept => isAt(kept, place))
  }

  forgetInterrupted({ fingerprint }: KeptUpload) {
    forgetUpload(fingerprint)
    this.show()
  }

  isBusy(): boolean {
    return this.entries.some(({ item }) => item.phase === 'sending' || item.phase === 'waiting')
  }

  private find(id: string) {
    return this.entries.find(({ item }) => item.id === id)
  }

  /** The same file once more goes on where it stopped; any other makes what has been sent useless. */
  private drop(entry: Entry, next?: File) {
    void entry.sending?.stop()
    const fingerprint = fingerprintOf(entry.file, entry.item)
    if (!next || fingerprintOf(next, entry.item) !== fingerprint) forgetUpload(fingerprint)
    this.entries = this.entries.filter(other => other !== entry)
    this.show()
  }

  private goOn() {
    const busy = this.entries.filter(({ item }) => item.phase === 'sending').length
    const next = this.entries
      .filter(({ item }) => item.phase === 'waiting')
      .slice(0, Math.max(0, atOnce - busy))
    for (const entry of next) void this.send(entry)
    this.show()
  }

  private async send(entry: Entry) {
    const sending = new Sending(entry.file, entry.item, sent => this.note(entry, sending, sent))
    entry.sending = sending
    entry.pace = undefined
    this.change(entry, { phase: 'sending' })
    try {
      const uploadId = await sending.run()
      if (entry.sending === sending) this.change(entry, { phase: 'arrived', sent: entry.item.size, uploadId })
    } catch (error) {
      if (entry.sending === sending) this.fail(entry, error)
    }
    this.goOn()
  }

  private fail(entry: Entry, error: unknown) {
    const problem = error instanceof CallRefused || error instanceof UploadLost ? error.message : ''
    // A second try cannot change what the server has refused once and for all.
    if (error instanceof CallRefused && error.code !== refusals.unavailable.code) entry.sending?.forget()
    entry.sending = undefined
    this.change(entry, { phase: 'failed', problem, speed: 0, secondsLeft: undefined })
  }

  private note(entry: Entry, sending: Sending, sent: number) {
    if (entry.sending !== sending) return
    const now = performance.now()
    const pace = entry.pace ? keepPace(entry.pace, now, sent) : startPace(now, sent)
    entry.pace = pace
    this.change(entry, { sent, speed: pace.speed, secondsLeft: secondsLeft(pace, sent, entry.item.size) })
  }

  private change(entry: Entry, changes: Partial<UploadItem>) {
    entry.item = { ...entry.item, ...changes }
    this.show()
  }

  private show() {
    this.shown = this.entries.map(({ item }) => item)
    for (const watch of this.watchers) watch()
  }
}

export function isAt(one: Place, other: Place): boolean {
  return one.workId === other.workId && one.trackId === other.trackId && one.type === other.type
}

export const uploadDesk = new UploadDesk()
