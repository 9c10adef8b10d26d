// Every upload of one kind in this browser, on whatever screen it was begun: a few at a time, the others wait in line. Screens watch
// it; they never own an upload, so that going from step to step interrupts nothing.
import { refusals } from '#contract/errors'
import { CallRefused } from '../../../lib/api-client'
import { fingerprintOf, type KeptUpload, KeptUploads, type UploadGrant } from './kept-uploads'
import { keepPace, type Pace, secondsLeft, startPace } from './pace'
import { Sending } from './sending'
import { UploadLost } from './upload-lost'

export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'failed' | 'arrived'

export type UploadItem<Place> = Place & {
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

interface Entry<Place> {
  item: UploadItem<Place>
  place: Place
  file: File
  sending: Sending<Place> | undefined
  /** From the first report on: what had arrived before says nothing about the speed. */
  pace: Pace | undefined
}

export interface UploadKind<Place> {
  /** Where the browser keeps what was begun. */
  storageKey: string
  /** Tells one place from another. */
  nameOf: (place: Place) => string
  /** Whether another file takes the place of the one before; otherwise they stand side by side. */
  isForOne: (place: Place) => boolean
  /** Asks the server for leave to send a file there. */
  ask: (file: File, place: Place) => Promise<UploadGrant>
}

const atOnce = 3

export class UploadDesk<Place> {
  private readonly kept: KeptUploads<Place>
  private entries: Entry<Place>[] = []
  private shown: readonly UploadItem<Place>[] = []
  private readonly watchers = new Set<() => void>()
  private count = 0

  constructor(private readonly kind: UploadKind<Place>) {
    this.kept = new KeptUploads(kind.storageKey)
  }

  readonly read = () => this.shown
  readonly subscribe = (watch: () => void) => {
    this.watchers.add(watch)
    return () => this.watchers.delete(watch)
  }

  add(file: File, place: Place): void {
    const { nameOf, isForOne } = this.kind
    const isThere = (entry: Entry<Place>) => nameOf(entry.place) === nameOf(place)
    for (const entry of isForOne(place) ? this.entries.filter(isThere) : []) this.drop(entry, file)
    this.count += 1
    const item: UploadItem<Place> = {
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
    this.entries.push({ item, place, file, sending: undefined, pace: undefined })
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
  interrupted(): KeptUpload<Place>[] {
    const sent = this.entries.map(entry => this.fingerprintOf(entry))
    return this.kept.all().filter(({ fingerprint }) => !sent.includes(fingerprint))
  }

  /** The one for a place to which nothing is being sent. */
  interruptedAt(place: Place): KeptUpload<Place> | undefined {
    const name = this.kind.nameOf(place)
    const isHere = this.entries.some(entry => this.kind.nameOf(entry.place) === name)
    return isHere ? undefined : this.kept.all().find(kept => this.kind.nameOf(kept) === name)
  }

  forgetInterrupted({ fingerprint }: KeptUpload<Place>) {
    this.kept.forget(fingerprint)
    this.show()
  }

  isBusy(): boolean {
    return this.entries.some(({ item }) => item.phase === 'sending' || item.phase === 'waiting')
  }

  private fingerprintOf({ file, place }: Entry<Place>): string {
    return fingerprintOf(file, this.kind.nameOf(place))
  }

  private find(id: string) {
    return this.entries.find(({ item }) => item.id === id)
  }

  /** The same file once more goes on where it stopped; any other makes what has been sent useless. */
  private drop(entry: Entry<Place>, next?: File) {
    void entry.sending?.stop()
    const fingerprint = this.fingerprintOf(entry)
    if (!next || this.fingerprintOf({ ...entry, file: next }) !== fingerprint) this.kept.forget(fingerprint)
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

  private async send(entry: Entry<Place>) {
    const { file, place } = entry
    const task = {
      ...{ file, place, fingerprint: this.fingerprintOf(entry), kept: this.kept },
      ask: () => this.kind.ask(file, place),
    }
    const sending = new Sending(task, sent => this.note(entry, sending, sent))
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

  private fail(entry: Entry<Place>, error: unknown) {
    const problem = error instanceof CallRefused || error instanceof UploadLost ? error.message : ''
    // A second try cannot change what the server has refused once and for all.
    if (error instanceof CallRefused && error.code !== refusals.unavailable.code) entry.sending?.forget()
    entry.sending = undefined
    this.change(entry, { phase: 'failed', problem, speed: 0, secondsLeft: undefined })
  }

  private note(entry: Entry<Place>, sending: Sending<Place>, sent: number) {
    if (entry.sending !== sending) return
    const now = performance.now()
    const pace = entry.pace ? keepPace(entry.pace, now, sent) : startPace(now, sent)
    entry.pace = pace
    this.change(entry, { sent, speed: pace.speed, secondsLeft: secondsLeft(pace, sent, entry.item.size) })
  }

  private change(entry: Entry<Place>, changes: Partial<UploadItem<object>>) {
    entry.item = { ...entry.item, ...changes }
    this.show()
  }

  private show() {
    this.shown = this.entries.map(({ item }) => item)
    for (const watch of this.watchers) watch()
  }
}
