import { Upload } from 'tus-js-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeUpload, listUploadParts, signUploadParts } from '#contract/works/calls'
import { answer, asked, refuse, sent } from '../../../testing/server'
import { KeptUploads } from './kept-uploads'
import { Sending } from './sending'
import { UploadLost } from './upload-lost'

const partBytes = 10
const uploadId = '7b3c1f0e-0000-4000-8000-000000000001'
const kept = new KeptUploads<object>('direct-test')
const tus = vi.fn()

/** What the bucket got, and how it behaves. */
const bucket = {
  parts: new Map<number, string>(),
  puts: [] as number[],
  atOnce: 0,
  mostAtOnce: 0,
  /** What it answers to a part; 0 is a broken line. */
  statusOf: (_number: number, _tries: number) => 200 as number,
  answers: Promise.resolve(),
}

class BucketRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  status = 0
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  #number = 0
  #isAborted = false

  open(method: string, address: string) {
    expect(method).toBe('PUT')
    const url = new URL(address)
    expect(url.origin).toBe('https://files.test')
    this.#number = Number(url.searchParams.get('part'))
  }

  async send(part: Blob) {
    const number = this.#number
    bucket.puts.push(number)
    bucket.atOnce += 1
    bucket.mostAtOnce = Math.max(bucket.mostAtOnce, bucket.atOnce)
    this.upload.onprogress?.({ loaded: 1 })
    const text = await textOf(part)
    await bucket.answers
    bucket.atOnce -= 1
    if (this.#isAborted) return
    this.status = bucket.statusOf(number, bucket.puts.filter(one => one === number).length)
    if (this.status === 200) bucket.parts.set(number, text)
    if (this.status === 0) this.onerror?.()
    else this.onload?.()
    this.onloadend?.()
  }

  abort() {
    this.#isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
}

const text = 'It was a boat that carried the first song downriver.'
const file = new File([text], 'boat.wav')
const partCount = Math.ceil(text.length / partBytes)
const numbers = Array.from({ length: partCount }, (_, index) => index + 1)
const sliceOf = (number: number) => text.slice((number - 1) * partBytes, number * partBytes)
const grant = {
  ...{ uploadId, endpoint: '/uploads', grant: 'g', expiresAt: '2999-01-01T00:00:00.000Z' },
  direct: { partBytes, partCount, mostAtOnce: 50 },
}
const ask = vi.fn(async () => grant)
const task = { file, place: {}, fingerprint: 'f', kept, ask }
const progress: number[] = []
const start = () => new Sending(task, bytes => void progress.push(bytes))
const begun = { ...grant, fingerprint: 'f', fileName: file.name, size: file.size, url: '' }

function textOf(part: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise(resolve => {
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(part)
  })
}

const askedFor = (path: string) => asked().filter(({ pathname }) => pathname === path).length

/** The waits between tries are over as soon as they begin; the patience with a silent line is not. */
function skipWaits() {
  const before = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait = 0) =>
    before(work, wait < 30_000 ? 0 : wait)) as typeof setTimeout)
}

beforeEach(() => {
  Object.assign(bucket, {
    puts: [],
    atOnce: 0,
    mostAtOnce: 0,
    statusOf: () => 200,
    answers: Promise.resolve(),
  })
  bucket.parts.clear()
  progress.length = 0
  ask.mockClear()
  tus.mockClear()
  vi.stubGlobal('XMLHttpRequest', BucketRequest)
  vi.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    tus(this.options.uploadUrl ?? this.options.endpoint)
    this.options.onSuccess?.({ lastResponse: {} as never })
  })
  answer(signUploadParts, ({ parts }) => ({
    parts: parts.map(number => ({ number, size: 1, url: `https://files.test/a?part=${number}` })),
    expires_at: '2999-01-01T00:00:00.000Z',
  }))
  answer(listUploadParts, () => ({
    parts: [...bucket.parts].map(([number, { length }]) => ({ number, size: length })),
  }))
  answer(completeUpload, { state: 'open' })
})

describe('a file that may go straight to the bucket', () => {
  it('goes there in parts, a few at a time, and the server hears of it at the end', async () => {
    expect(await start().run()).toBe(uploadId)
    expect(numbers.map(number => bucket.parts.get(number)).join('')).toBe(text)
    expect(bucket.mostAtOnce).toBe(3)
    expect(sent(completeUpload)).toEqual([{ upload_id: uploadId }])
    expect(sent(listUploadParts)).toEqual([])
    expect(progress.at(-1)).toBe(text.length)
    expect(kept.all()).toEqual([])
    expect(tus).not.toHaveBeenCalled()
  })

  it('sends a part again that did not arrive, each time to a fresh address', async () => {
    bucket.statusOf = (number, tries) => (number === 2 && tries < 3 ? ([403, 0, 200][tries - 1] ?? 0) : 200)
    skipWaits()
    await start().run()
    expect(bucket.puts.filter(number => number === 2)).toHaveLength(3)
    expect(sent(signUploadParts).filter(({ parts }) => parts.length === 1 && parts[0] === 2)).toHaveLength(2)
    expect(numbers.map(number => bucket.parts.get(number)).join('')).toBe(text)
    expect(tus).not.toHaveBeenCalled()
  })

  it('goes on after a reload with what is not there yet', async () => {
    kept.keep(begun)
    for (const number of [1, 3]) bucket.parts.set(number, sliceOf(number))
    // One that arrived in part counts for nothing.
    bucket.parts.set(4, 'half')
    await start().run()
    expect(ask).not.toHaveBeenCalled()
    expect(bucket.puts.toSorted()).toEqual(numbers.filter(number => number !== 1 && number !== 3))
    expect(progress[0]).toBe(24)
    expect(numbers.map(number => bucket.parts.get(number)).join('')).toBe(text)
  })

  it('sends what the server misses at the end', async () => {
    refuse(completeUpload, 'conflict', { message: 'Send these parts: 5.' })
    answer(listUploadParts, () => {
      bucket.parts.delete(5)
      answer(completeUpload, { state: 'open' })
      return { parts: [...bucket.parts].map(([number, { length }]) => ({ number, size: length })) }
    })
    await start().run()
    expect(bucket.puts.filter(number => number === 5)).toHaveLength(2)
    expect(askedFor(completeUpload.path)).toBe(2)
    expect(bucket.parts.size).toBe(partCount)
  })

  it('goes through our server where the browser cannot send to the bucket, behind what is there', async () => {
    bucket.statusOf = () => 0
    skipWaits()
    expect(await start().run()).toBe(uploadId)
    expect(tus.mock.calls).toEqual([[`/uploads/${uploadId}`]])
    expect(sent(completeUpload)).toEqual([])
  })

  it('goes through our server when that signs nothing any more', async () => {
    refuse(signUploadParts, 'conflict', { message: 'Send it to the upload endpoint.' })
    await start().run()
    expect(tus.mock.calls).toEqual([['/uploads']])
    expect(bucket.puts).toEqual([])
  })

  it('waits for the line while there is none, and is kept as it was', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    bucket.statusOf = () => 0
    skipWaits()
    await expect(start().run()).rejects.toThrow('offline')
    expect(tus).not.toHaveBeenCalled()
    expect(kept.all()).toMatchObject([{ uploadId, direct: { partCount } }])
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    bucket.statusOf = () => 200
    expect(await start().run()).toBe(uploadId)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('begins anew, once, when the server knows nothing of it any more', async () => {
    kept.keep({ ...begun, uploadId: '7b3c1f0e-0000-4000-8000-000000000002' })
    refuse(listUploadParts, 'notFound')
    expect(await start().run()).toBe(uploadId)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(bucket.parts.size).toBe(partCount)
  })

  it('says in the server’s words why it was refused', async () => {
    refuse(signUploadParts, 'linkExpired', { message: 'The file wasn’t stored completely.' })
    await expect(start().run()).rejects.toThrow(new UploadLost('The file wasn’t stored completely.'))
  })

  it('asks again while the storage is away for a moment', async () => {
    refuse(completeUpload, 'unavailable', { message: 'File storage can’t be reached.' })
    const running = start().run()
    await vi.waitFor(() => expect(askedFor(completeUpload.path)).toBeGreaterThan(0))
    const refused = askedFor(completeUpload.path)
    answer(completeUpload, { state: 'open' })
    expect(await running).toBe(uploadId)
    expect(askedFor(completeUpload.path)).toBe(refused + 1)
  })

  it('stops when it is paused: nothing is sent any more, and what is there is not sent again', async () => {
    let release = () => {}
    bucket.answers = new Promise(resolve => {
      release = resolve
    })
    const sending = start()
    const running = sending.run().catch(error => error)
    await vi.waitFor(() => expect(bucket.puts).toHaveLength(3))
    await sending.stop()
    release()
    await running
    expect(bucket.puts).toHaveLength(3)
    expect(sent(completeUpload)).toEqual([])
    bucket.answers = Promise.resolve()
    bucket.parts.set(1, sliceOf(1))
    await start().run()
    expect(bucket.puts.filter(number => number === 1)).toHaveLength(1)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

it('a file that may not go there goes by tus, as it always did', async () => {
  ask.mockResolvedValueOnce({ ...grant, direct: null } as never)
  await start().run()
  expect(tus.mock.calls).toEqual([['/uploads']])
  expect(bucket.puts).toEqual([])
  expect(sent(signUploadParts)).toEqual([])
})
