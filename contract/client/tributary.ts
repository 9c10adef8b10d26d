// The API as TypeScript, for programs with an API key. Needs nothing but fetch: Node 20, Deno, Bun.
// Generated from the contract by `npm run client`. Don’t edit it.

/** What the server says no to. `code` is stable; `message` is for people. */
export class TributaryError extends Error {
  override readonly name = 'TributaryError'
  /** Of the envelope; the API’s page lists them. */
  readonly code: number
  /** Of HTTP. */
  readonly status: number
  readonly data: unknown

  constructor(code: number, message: string, status: number, data: unknown) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }

  /** Which fields of the input are wrong, and why. */
  get fields(): { field: string; message: string }[] {
    const { fields } = (this.data ?? {}) as { fields?: { field: string; message: string }[] }
    return fields ?? []
  }
}

export interface ClientOptions {
  /** Of the site, such as `https://music.example.com`. */
  base: string
  /** An API key: `trib_…`. */
  key: string
  /** Of messages. English if left out. */
  language?: 'zh-CN' | 'en'
  /** How often a request that came too soon (429) is sent again, after the time the server names. 5 if left out. */
  retries?: number
  /** Another `fetch`, such as one with a proxy. */
  fetch?: typeof fetch
}

export interface UploadPlace {
  work_id: number
  /** Left out for what belongs to the whole release. */
  track_id?: number
  type: UploadGrantInput['type']
}

type Method = 'GET' | 'POST'

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
/** Bytes in one request of an upload. */
const chunkBytes = 8 * 1024 * 1024
const uploadTries = 5

type Paths = { readonly uploadGrant: string; readonly uploadState: string }

function connect(options: ClientOptions, paths: Paths) {
  const { base, key, language = 'en', retries = 5, fetch: send = fetch } = options
  const usual = { authorization: `Bearer ${key}`, 'accept-language': language, accept: 'application/json' }

  async function request<T>(url: URL, init: RequestInit): Promise<T> {
    for (let tries = 0; ; tries++) {
      const response = await send(url, init)
      if (response.status === 429 && tries < retries) {
        const { headers } = response
        const seconds = Number(headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? 1)
        await response.body?.cancel()
        await pause(Math.max(1, seconds || 1) * 1000)
        continue
      }
      const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T }
      if (code !== 1) throw new TributaryError(code, msg, response.status, data)
      return data
    }
  }

  function call<T>(method: Method, path: string, input: object): Promise<T> {
    const url = new URL(path, base)
    if (method === 'POST') {
      const headers = { ...usual, 'content-type': 'application/json' }
      return request(url, { method, headers, body: JSON.stringify(input) })
    }
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return request(url, { method, headers: usual })
  }

  function callWithFile<T>(path: string, input: object, file: Blob, fileName: string): Promise<T> {
    const body = new FormData()
    for (const [name, value] of Object.entries(input)) body.set(name, String(value))
    body.set('file', file, fileName)
    return request(new URL(path, base), { method: 'POST', headers: usual, body })
  }

  /** Every item, page after page, asked for as they are needed. */
  async function* each<I>(method: Method, path: string, input: object): AsyncGenerator<I, void, undefined> {
    let cursor: string | undefined
    do {
      const page: { items: I[]; next_cursor: string | null } = await call(method, path, { ...input, cursor })
      yield* page.items
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  /** Sends a file of any size in pieces (tus) and goes on after a broken line. Answers when the server has kept it. */
  async function upload(place: UploadPlace, file: Blob, fileName: string): Promise<{ upload_id: string }> {
    const wanted = { ...place, file_name: fileName, size: file.size }
    const granted = await call<UploadGrantOutput>('GET', paths.uploadGrant, wanted)
    const headers = { authorization: `Bearer ${granted.grant}`, 'tus-resumable': '1.0.0' }
    const endpoint = new URL(granted.endpoint, base)
    const created = await send(endpoint, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(file.size) },
    })
    if (created.status !== 201) throw await uploadError(created)
    const address = new URL(created.headers.get('location') ?? '', endpoint)
    for (let offset = 0, failures = 0; offset < file.size; ) {
      try {
        offset = await sendPiece(address, headers, file, offset)
        failures = 0
      } catch (error) {
        failures += 1
        if (error instanceof TributaryError || failures >= uploadTries) throw error
        await pause(500 * 2 ** failures)
        offset = await reachedOffset(address, headers).catch(() => offset)
      }
    }
    return untilKept(granted.upload_id)
  }

  async function sendPiece(url: URL, grant: Record<string, string>, file: Blob, offset: number) {
    const response = await send(url, {
      method: 'PATCH',
      headers: {
        ...grant,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.slice(offset, offset + chunkBytes),
    })
    if (response.status === 204) return Number(response.headers.get('upload-offset'))
    if (response.status === 409 || response.status >= 500)
      throw new Error(`the upload stopped: ${response.status}`)
    throw await uploadError(response)
  }

  async function reachedOffset(url: URL, headers: Record<string, string>): Promise<number> {
    const response = await send(url, { method: 'HEAD', headers })
    if (response.status !== 200) throw new Error(`no place to go on from: ${response.status}`)
    return Number(response.headers.get('upload-offset'))
  }

  async function untilKept(upload_id: string): Promise<{ upload_id: string }> {
    for (;;) {
      const { state, problem } = await call<UploadStateOutput>('GET', paths.uploadState, { upload_id })
      if (problem !== null) throw new TributaryError(0, problem, 200, null)
      if (state === 'kept') return { upload_id }
      await pause(500)
    }
  }

  return { call, callWithFile, each, upload }
}

async function uploadError(response: Response): Promise<TributaryError> {
  const text = await response.text()
  try {
    const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: unknown }
    return new TributaryError(code, msg, response.status, data)
  } catch {
    return new TributaryError(0, text || `HTTP ${response.status}`, response.status, null)
  }
}

/**
 * Checks the signature of a webhook request and reads its body. `body` is the text exactly as it arrived; a request that isn’t
 * ours, or is older than five minutes, throws.
 */
export async function readWebhook(
  body: string,
  signature: string,
  secret: string,
  { toleranceSeconds = 300, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookEvent> {
  const parts = signature.split(',').map(part => part.split('=', 2) as [string, string?])
  const moment = parts.find(([name]) => name === 't')?.[1] ?? ''
  const age = now / 1000 - Number(moment)
  if (!/^\d+$/.test(moment) || Math.abs(age) > toleranceSeconds) throw new Error('the signature is too old')
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), hmac, false, ['verify'])
  const signed = bytes(`${moment}.${body}`)
  for (const [name, value = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) continue
    const given = Uint8Array.from({ length: 32 }, (_, at) =>
      Number.parseInt(value.slice(2 * at, 2 * at + 2), 16),
    )
    if (await crypto.subtle.verify('HMAC', key, given, signed)) return JSON.parse(body) as WebhookEvent
  }
  throw new Error('the signature isn’t right')
}

const paths = {
  addTracks: '/api/works/addtracks',
  answerReviewer: '/api/works/answerreviewer',
  changeScope: '/api/works/changescope',
  checkAgain: '/api/materials/checkagain',
  chooseEncoding: '/api/materials/chooseencoding',
  chooseScope: '/api/works/choosescope',
  completeUpload: '/api/materials/completeupload',
  completeWork: '/api/works/complete',
  copyMaterial: '/api/materials/copy',
  copyWork: '/api/works/copy',
  createWork: '/api/works/create',
  discardRevision: '/api/works/discardrevision',
  incomeFigures: '/api/income/figures',
  incomeParts: '/api/income/parts',
  incomeStanding: '/api/income/standing',
  listBillLines: '/api/bill/lines',
  listBillParts: '/api/bill/parts',
  listBills: '/api/bill/list',
  listChannels: '/api/channels/list',
  listEncodings: '/api/materials/encodings',
  listMaterials: '/api/materials/list',
  listRoster: '/api/roster/list',
  listSharedTracks: '/api/splits/shared',
  listSplits: '/api/splits/list',
  listUploadParts: '/api/materials/uploadparts',
  listWorks: '/api/works/list',
  orderTracks: '/api/works/ordertracks',
  readBill: '/api/bill/detail',
  readBillLine: '/api/bill/line',
  readLyrics: '/api/materials/lyrics',
  readOwnKey: '/api/keys/me',
  readReleasePage: '/api/releasepages/read',
  readSplit: '/api/splits/read',
  readTimeline: '/api/works/timeline',
  readTrackIncome: '/api/splits/income',
  readWaveform: '/api/materials/waveform',
  readWork: '/api/works/read',
  recallWork: '/api/works/recall',
  releaseWorkAgain: '/api/works/releaseagain',
  removeMaterial: '/api/materials/remove',
  removeRosterArtist: '/api/roster/remove',
  removeTrack: '/api/works/removetrack',
  reviseWork: '/api/works/revise',
  saveLyrics: '/api/materials/savelyrics',
  saveReleasePage: '/api/releasepages/save',
  saveRosterArtist: '/api/roster/save',
  saveWork: '/api/works/save',
  signUploadParts: '/api/materials/signparts',
  startRevision: '/api/works/startrevision',
  storageUse: '/api/userstorage/userdata',
  submitSupplement: '/api/works/submitsupplement',
  submitWorkAgain: '/api/works/submitagain',
  suggestNames: '/api/works/names',
  uploadFile: '/api/common/upload',
  uploadGrant: '/api/aliyun/osssecret',
  uploadState: '/api/materials/uploadstate',
  waitingCount: '/api/publish/waitcount',
  workDeliveries: '/api/deliveries/ofwork',
} as const

export type TributaryClient = ReturnType<typeof createClient>

export function createClient(options: ClientOptions) {
  const { call, callWithFile, each, upload } = connect(options, paths)
  return {
    upload,
    /** Lists item by item: `for await (const work of client.each.listWorks())`. */
    each: {
      listBillLines: (input: Omit<ListBillLinesInput, 'cursor'>) =>
        each<ListBillLinesOutput['items'][number]>('GET', paths.listBillLines, input),
      listBillParts: (input: Omit<ListBillPartsInput, 'cursor'>) =>
        each<ListBillPartsOutput['items'][number]>('GET', paths.listBillParts, input),
      listBills: (input: Omit<ListBillsInput, 'cursor'> = {}) =>
        each<ListBillsOutput['items'][number]>('GET', paths.listBills, input),
      listRoster: (input: Omit<ListRosterInput, 'cursor'> = {}) =>
        each<ListRosterOutput['items'][number]>('GET', paths.listRoster, input),
      listSharedTracks: (input: Omit<ListSharedTracksInput, 'cursor'> = {}) =>
        each<ListSharedTracksOutput['items'][number]>('GET', paths.listSharedTracks, input),
      listSplits: (input: Omit<ListSplitsInput, 'cursor'> = {}) =>
        each<ListSplitsOutput['items'][number]>('GET', paths.listSplits, input),
      listWorks: (input: Omit<ListWorksInput, 'cursor'> = {}) =>
        each<ListWorksOutput['items'][number]>('GET', paths.listWorks, input),
    },
    /** Add tracks to the end of an album. Scope: `works:write`. */
    addTracks: (input: AddTracksInput) => call<AddTracksOutput>('POST', paths.addTracks, input),
    /** Reply to a reason for rejection, or about the whole release; refused if a colleague has replied in the meantime. Scope: `works:write`. */
    answerReviewer: (input: AnswerReviewerInput) =>
      call<AnswerReviewerOutput>('POST', paths.answerReviewer, input),
    /** Go back to the scope before signing. Scope: `works:write`. */
    changeScope: (input: ChangeScopeInput) => call<ChangeScopeOutput>('POST', paths.changeScope, input),
    /** Retry a file check that couldn’t be completed. Scope: `works:write`. */
    checkAgain: (input: CheckAgainInput) => call<CheckAgainOutput>('POST', paths.checkAgain, input),
    /** Set the encoding of a draft’s lyrics. Scope: `works:write`. */
    chooseEncoding: (input: ChooseEncodingInput) =>
      call<ChooseEncodingOutput>('POST', paths.chooseEncoding, input),
    /** Confirm the scope and continue to the distribution agreement. Scope: `works:write`. */
    chooseScope: (input: ChooseScopeInput) => call<ChooseScopeOutput>('POST', paths.chooseScope, input),
    /** Say that every part of an upload is in the bucket. Scope: `upload`. */
    completeUpload: (input: CompleteUploadInput) =>
      call<CompleteUploadOutput>('POST', paths.completeUpload, input),
    /** Complete information and materials and continue to the scope. Scope: `works:write`. */
    completeWork: (input: CompleteWorkInput) => call<CompleteWorkOutput>('POST', paths.completeWork, input),
    /** Use one track’s document for other tracks too, without storing it twice. Scope: `works:write`. */
    copyMaterial: (input: CopyMaterialInput) => call<CopyMaterialOutput>('POST', paths.copyMaterial, input),
    /** Start a draft from one of your releases, without its codes and release date. Scope: `works:write`. */
    copyWork: (input: CopyWorkInput) => call<CopyWorkOutput>('POST', paths.copyWork, input),
    /** Start a draft; a single starts with one track. Scope: `works:write`. */
    createWork: (input: CreateWorkInput) => call<CreateWorkOutput>('POST', paths.createWork, input),
    /** Discard an open revision; the release doesn’t change. Scope: `works:write`. */
    discardRevision: (input: DiscardRevisionInput) =>
      call<DiscardRevisionOutput>('POST', paths.discardRevision, input),
    /** Retrieve your income and plays by month and channel, and plays reported before the money. Scope: `income:read`. */
    incomeFigures: (input: IncomeFiguresInput) =>
      call<IncomeFiguresOutput>('GET', paths.incomeFigures, input),
    /** List your income by recording or country, largest first. Scope: `income:read`. */
    incomeParts: (input: IncomePartsInput) => call<IncomePartsOutput>('GET', paths.incomeParts, input),
    /** Retrieve the totals of your income by status, in the site’s currency. Scope: `income:read`. */
    incomeStanding: (input: IncomeStandingInput = {}) =>
      call<IncomeStandingOutput>('GET', paths.incomeStanding, input),
    /** List the report lines behind a bill, each with its calculation. Scope: `income:read`. */
    listBillLines: (input: ListBillLinesInput) =>
      call<ListBillLinesOutput>('GET', paths.listBillLines, input),
    /** List what makes up a bill, by recording, country or usage, largest first. Scope: `income:read`. */
    listBillParts: (input: ListBillPartsInput) =>
      call<ListBillPartsOutput>('GET', paths.listBillParts, input),
    /** List your bills, newest month first, with totals by month and status. Scope: `income:read`. */
    listBills: (input: ListBillsInput = {}) => call<ListBillsOutput>('GET', paths.listBills, input),
    /** List the channels this site distributes to. Scope: `works:read`. */
    listChannels: (input: ListChannelsInput = {}) =>
      call<ListChannelsOutput>('GET', paths.listChannels, input),
    /** List the encodings that turn a lyrics file into text, with the first lines in each. Scope: `works:read`. */
    listEncodings: (input: ListEncodingsInput) =>
      call<ListEncodingsOutput>('GET', paths.listEncodings, input),
    /** List a release’s files with the results of their checks. Scope: `works:read`. */
    listMaterials: (input: ListMaterialsInput) =>
      call<ListMaterialsOutput>('GET', paths.listMaterials, input),
    /** List the account’s artists and contributors by name, with their pages on channels. Scope: `works:read`. */
    listRoster: (input: ListRosterInput = {}) => call<ListRosterOutput>('GET', paths.listRoster, input),
    /** List other people’s recordings you have a share of, now or from a later month. Scope: `income:read`. */
    listSharedTracks: (input: ListSharedTracksInput = {}) =>
      call<ListSharedTracksOutput>('GET', paths.listSharedTracks, input),
    /** List your recordings, newest first, with the current and the proposed split. Scope: `income:read`. */
    listSplits: (input: ListSplitsInput = {}) => call<ListSplitsOutput>('GET', paths.listSplits, input),
    /** List the parts of an upload that the bucket holds. Scope: `upload`. */
    listUploadParts: (input: ListUploadPartsInput) =>
      call<ListUploadPartsOutput>('GET', paths.listUploadParts, input),
    /** List your releases page by page, revisions next to their release. Scope: `works:read`. */
    listWorks: (input: ListWorksInput = {}) => call<ListWorksOutput>('GET', paths.listWorks, input),
    /** Reorder the tracks of an album. Scope: `works:write`. */
    orderTracks: (input: OrderTracksInput) => call<OrderTracksOutput>('POST', paths.orderTracks, input),
    /** Retrieve a bill: how its amount adds up, what it corrects, and its support tickets. Scope: `income:read`. */
    readBill: (input: ReadBillInput) => call<ReadBillOutput>('GET', paths.readBill, input),
    /** Retrieve a report line as written, and what it adds to your bill. Scope: `income:read`. */
    readBillLine: (input: ReadBillLineInput) => call<ReadBillLineOutput>('GET', paths.readBillLine, input),
    /** Retrieve the text of a lyrics file in any encoding. Scope: `works:read`. */
    readLyrics: (input: ReadLyricsInput) => call<ReadLyricsOutput>('GET', paths.readLyrics, input),
    /** What the key of this request is good for, and for whom it speaks. Any key. */
    readOwnKey: (input: ReadOwnKeyInput = {}) => call<ReadOwnKeyOutput>('GET', paths.readOwnKey, input),
    /** Retrieve your release’s public page with its visits; null before rights review has passed. Scope: `works:read`. */
    readReleasePage: (input: ReadReleasePageInput) =>
      call<ReadReleasePageOutput>('GET', paths.readReleasePage, input),
    /** Retrieve a recording’s split: current, upcoming, proposed and earlier. Scope: `income:read`. */
    readSplit: (input: ReadSplitInput) => call<ReadSplitOutput>('GET', paths.readSplit, input),
    /** Retrieve a release’s timeline, and how long each stage usually takes here. Scope: `works:read`. */
    readTimeline: (input: ReadTimelineInput) => call<ReadTimelineOutput>('GET', paths.readTimeline, input),
    /** Retrieve a recording’s income for its last twelve sales months after the site’s share, and your share of it. Scope: `income:read`. */
    readTrackIncome: (input: ReadTrackIncomeInput) =>
      call<ReadTrackIncomeOutput>('GET', paths.readTrackIncome, input),
    /** Retrieve an audio file’s waveform: pairs of lowest and highest values, -128 to 127, and its tone over time from dark (0) to bright (100). Scope: `works:read`. */
    readWaveform: (input: ReadWaveformInput) => call<ReadWaveformOutput>('GET', paths.readWaveform, input),
    /** Retrieve a release with its tracks, scope, reasons and agreements. Scope: `works:read`. */
    readWork: (input: ReadWorkInput) => call<ReadWorkOutput>('GET', paths.readWork, input),
    /** Recall a release to change it, until a reviewer starts. Scope: `works:write`. */
    recallWork: (input: RecallWorkInput) => call<RecallWorkOutput>('POST', paths.recallWork, input),
    /** Reopen a release that was taken down, with the same codes. Scope: `works:write`. */
    releaseWorkAgain: (input: ReleaseWorkAgainInput) =>
      call<ReleaseWorkAgainOutput>('POST', paths.releaseWorkAgain, input),
    /** Remove a file from a draft. Scope: `works:write`. */
    removeMaterial: (input: RemoveMaterialInput) =>
      call<RemoveMaterialOutput>('POST', paths.removeMaterial, input),
    /** Remove an artist; releases don’t change. Scope: `works:write`. */
    removeRosterArtist: (input: RemoveRosterArtistInput) =>
      call<RemoveRosterArtistOutput>('POST', paths.removeRosterArtist, input),
    /** Remove a track from an album, with its materials. Scope: `works:write`. */
    removeTrack: (input: RemoveTrackInput) => call<RemoveTrackOutput>('POST', paths.removeTrack, input),
    /** Reopen a rejected release with everything in it. Scope: `works:write`. */
    reviseWork: (input: ReviseWorkInput) => call<ReviseWorkOutput>('POST', paths.reviseWork, input),
    /** Save lyrics from the editor as a track’s lyrics file: LRC if lines are timed, otherwise plain text. Scope: `works:write`. */
    saveLyrics: (input: SaveLyricsInput) => call<SaveLyricsOutput>('POST', paths.saveLyrics, input),
    /** Choose what a release’s public page shows. Scope: `works:write`. */
    saveReleasePage: (input: SaveReleasePageInput) =>
      call<SaveReleasePageOutput>('POST', paths.saveReleasePage, input),
    /** Add or change an artist; releases don’t change. Scope: `works:write`. */
    saveRosterArtist: (input: SaveRosterArtistInput) =>
      call<SaveRosterArtistOutput>('POST', paths.saveRosterArtist, input),
    /** Save changes to a draft; fields you leave out don’t change. Scope: `works:write`. */
    saveWork: (input: SaveWorkInput) => call<SaveWorkOutput>('POST', paths.saveWork, input),
    /** Get addresses in the bucket for parts of an upload, as often as they are needed. Scope: `upload`. */
    signUploadParts: (input: SignUploadPartsInput) =>
      call<SignUploadPartsOutput>('POST', paths.signUploadParts, input),
    /** Start to change a release that’s out, or add materials to it; returns the open revision if there is one. Scope: `works:write`. */
    startRevision: (input: StartRevisionInput) =>
      call<StartRevisionOutput>('POST', paths.startRevision, input),
    /** Retrieve the storage used and the quota, in bytes. Scope: `upload`. */
    storageUse: (input: StorageUseInput = {}) => call<StorageUseOutput>('GET', paths.storageUse, input),
    /** Send added materials to review. Scope: `works:write`. */
    submitSupplement: (input: SubmitSupplementInput) =>
      call<SubmitSupplementOutput>('POST', paths.submitSupplement, input),
    /** Submit a corrected release again without a new signature, if its terms are the ones signed. Scope: `works:write`. */
    submitWorkAgain: (input: SubmitWorkAgainInput) =>
      call<SubmitWorkAgainOutput>('POST', paths.submitWorkAgain, input),
    /** Suggest names from your earlier releases that match what was typed. Scope: `works:read`. */
    suggestNames: (input: SuggestNamesInput) => call<SuggestNamesOutput>('GET', paths.suggestNames, input),
    /** Upload one small file in a single request. Scope: `upload`. */
    uploadFile: (input: UploadFileInput, file: Blob, fileName: string) =>
      callWithFile<UploadFileOutput>(paths.uploadFile, input, file, fileName),
    /** Get what a client needs for one resumable upload. Scope: `upload`. */
    uploadGrant: (input: UploadGrantInput) => call<UploadGrantOutput>('GET', paths.uploadGrant, input),
    /** Retrieve the outcome of an upload, with the reason if it wasn’t kept. Scope: `upload`. */
    uploadState: (input: UploadStateInput) => call<UploadStateOutput>('GET', paths.uploadState, input),
    /** Count the releases that need you, by status. Scope: `works:read`. */
    waitingCount: (input: WaitingCountInput = {}) =>
      call<WaitingCountOutput>('GET', paths.waitingCount, input),
    /** Retrieve a release’s status on each channel. Scope: `works:read`. */
    workDeliveries: (input: WorkDeliveriesInput) =>
      call<WorkDeliveriesOutput>('GET', paths.workDeliveries, input),
  }
}

/** The body of a webhook request. */
export type WebhookEvent =
  | {
      id: string
      type: 'work.status_changed'
      created: string
      api_version: string
      data: {
        work_id: number
        revision_of: number | null
        title: string
        from:
          | '10'
          | '11'
          | '100'
          | '101'
          | '200'
          | '201'
          | '300'
          | '301'
          | '400'
          | '401'
          | '980'
          | '981'
          | '990'
          | '991'
          | '00'
          | '01'
        status:
          | '10'
          | '11'
          | '100'
          | '101'
          | '200'
          | '201'
          | '300'
          | '301'
          | '400'
          | '401'
          | '980'
          | '981'
          | '990'
          | '991'
          | '00'
          | '01'
      }
    }
  | {
      id: string
      type: 'work.rejected'
      created: string
      api_version: string
      data: {
        work_id: number
        revision_of: number | null
        title: string
        status:
          | '10'
          | '11'
          | '100'
          | '101'
          | '200'
          | '201'
          | '300'
          | '301'
          | '400'
          | '401'
          | '980'
          | '981'
          | '990'
          | '991'
          | '00'
          | '01'
        reasons: Array<{ field: string; text: string }>
      }
    }
  | {
      id: string
      type: 'work.channel_live'
      created: string
      api_version: string
      data: {
        work_id: number
        revision_of: number | null
        title: string
        channel_id: number
        channel: { 'zh-CN': string; en: string }
        link: string | null
      }
    }
  | {
      id: string
      type: 'work.channel_down'
      created: string
      api_version: string
      data: {
        work_id: number
        revision_of: number | null
        title: string
        channel_id: number
        channel: { 'zh-CN': string; en: string }
      }
    }
  | {
      id: string
      type: 'delivery.refused'
      created: string
      api_version: string
      data: {
        work_id: number
        revision_of: number | null
        title: string
        channel_id: number
        channel: { 'zh-CN': string; en: string }
        kind: 'release' | 'update' | 'takedown'
        reason: string
      }
    }
  | {
      id: string
      type: 'delivery.given_up'
      created: string
      api_version: string
      data: {
        work_id: number
        revision_of: number | null
        title: string
        channel_id: number
        channel: { 'zh-CN': string; en: string }
        kind: 'release' | 'update' | 'takedown'
      }
    }
  | {
      id: string
      type: 'bill.ready'
      created: string
      api_version: string
      data: { bill_id: number; month: string; currency: string; amount: string }
    }
  | {
      id: string
      type: 'bill.reversed'
      created: string
      api_version: string
      data: { bill_id: number; month: string; currency: string; amount: string; corrected_by: number | null }
    }
  | {
      id: string
      type: 'withdrawal.status_changed'
      created: string
      api_version: string
      data: {
        withdrawal_id: number
        number: string
        from:
          | 'submitted'
          | 'to_confirm'
          | 'approved'
          | 'in_batch'
          | 'paid'
          | 'failed'
          | 'returned'
          | 'refused'
          | 'cancelled'
          | 'void'
        status:
          | 'submitted'
          | 'to_confirm'
          | 'approved'
          | 'in_batch'
          | 'paid'
          | 'failed'
          | 'returned'
          | 'refused'
          | 'cancelled'
          | 'void'
      }
    }
  | { id: string; type: 'webhook.test'; created: string; api_version: string; data: { endpoint: string } }

export type AddTracksInput = {
  id: number | string
  version: number
  tracks: Array<{
    title: string
    artists?: Array<{
      name: string
      role: 'main' | 'featured' | 'remixer'
      channel_ids: Array<{ channel: string; id: string }>
    }>
  }>
}
export type AddTracksOutput = { version: number; saved_at: string; track_ids: Array<number> }

export type AnswerReviewerInput = {
  id: number | string
  key: string | null
  answer: string
  answer_before: string
}
export type AnswerReviewerOutput = null

export type ChangeScopeInput = { id: number | string }
export type ChangeScopeOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type CheckAgainInput = { id: number | string }
export type CheckAgainOutput = null

export type ChooseEncodingInput = {
  id: number | string
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030' | 'Big5' | 'Shift_JIS' | 'EUC-JP' | 'EUC-KR'
}
export type ChooseEncodingOutput = null

export type ChooseScopeInput = { id: number | string; version: number }
export type ChooseScopeOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type CompleteUploadInput = { upload_id: string }
export type CompleteUploadOutput = { state: 'open' | 'received' | 'kept' | 'failed' }

export type CompleteWorkInput = { id: number | string; version: number }
export type CompleteWorkOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type CopyMaterialInput = { id: number | string; track_ids: Array<number | string> }
export type CopyMaterialOutput = null

export type CopyWorkInput = { id: number | string }
export type CopyWorkOutput = { id: number; without: Array<string> }

export type CreateWorkInput = { kind: 'single' | 'album' }
export type CreateWorkOutput = { id: number }

export type DiscardRevisionInput = { id: number | string }
export type DiscardRevisionOutput = null

export type IncomeFiguresInput = { from: string; to: string; vs_from?: string; vs_to?: string }
export type IncomeFiguresOutput = {
  currency:
    | 'CNY'
    | 'USD'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'TWD'
    | 'JPY'
    | 'KRW'
    | 'MOP'
    | 'SGD'
    | 'MYR'
    | 'THB'
    | 'IDR'
    | 'PHP'
    | 'VND'
    | 'INR'
    | 'AUD'
    | 'NZD'
    | 'CAD'
    | 'CHF'
    | 'SEK'
    | 'NOK'
    | 'DKK'
    | 'PLN'
    | 'CZK'
    | 'HUF'
    | 'TRY'
    | 'ILS'
    | 'AED'
    | 'ZAR'
    | 'BRL'
    | 'MXN'
  first_month: string | null
  channels: Array<{ id: number; name: string }>
  cells: Array<{ month: string; channel_id: number; amount: string; plays: number }>
  before: Array<{ month: string; channel_id: number; amount: string; plays: number }>
  billed: Array<{ month: string; plays: number }>
  ahead: Array<{ month: string; plays: number }>
}

export type IncomePartsInput = {
  from: string
  to: string
  vs_from?: string
  vs_to?: string
  by: 'track' | 'country'
  limit?: number | string
}
export type IncomePartsOutput = {
  items: Array<{
    work_id: number | null
    isrc: string
    name: string
    release: string
    cover_url: string | null
    amount: string
    plays: number
    before: string | null
    course: Array<number>
  }>
  total: { count: number; amount: string; plays: number }
}

export type IncomeStandingInput = Record<string, never>
export type IncomeStandingOutput = {
  currency:
    | 'CNY'
    | 'USD'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'TWD'
    | 'JPY'
    | 'KRW'
    | 'MOP'
    | 'SGD'
    | 'MYR'
    | 'THB'
    | 'IDR'
    | 'PHP'
    | 'VND'
    | 'INR'
    | 'AUD'
    | 'NZD'
    | 'CAD'
    | 'CHF'
    | 'SEK'
    | 'NOK'
    | 'DKK'
    | 'PLN'
    | 'CZK'
    | 'HUF'
    | 'TRY'
    | 'ILS'
    | 'AED'
    | 'ZAR'
    | 'BRL'
    | 'MXN'
  to_confirm: { amount: string; bills: number; unanswered: number; uncovered: number }
  available: { amount: string; bills: number; adjustments: number }
  in_withdrawal: { amount: string; bills: number }
  paid: { amount: string; bills: number }
  held: { amount: string; bills: number }
}

export type ListBillLinesInput = {
  cursor?: string
  limit?: number | string
  id: number | string
  work_id?: number | string
  isrc?: string
  country?: string
  usage?: string
}
export type ListBillLinesOutput = {
  items: Array<{
    line: number
    work_id: number
    isrc: string
    title: string
    release: string
    sale_month: string
    store: string
    country: string
    usage: string
    quantity: number
    amount: string
    currency:
      | 'CNY'
      | 'USD'
      | 'EUR'
      | 'GBP'
      | 'HKD'
      | 'TWD'
      | 'JPY'
      | 'KRW'
      | 'MOP'
      | 'SGD'
      | 'MYR'
      | 'THB'
      | 'IDR'
      | 'PHP'
      | 'VND'
      | 'INR'
      | 'AUD'
      | 'NZD'
      | 'CAD'
      | 'CHF'
      | 'SEK'
      | 'NOK'
      | 'DKK'
      | 'PLN'
      | 'CZK'
      | 'HUF'
      | 'TRY'
      | 'ILS'
      | 'AED'
      | 'ZAR'
      | 'BRL'
      | 'MXN'
    exchange: string
    split: string
    rate: string
    exact: string
  }>
  next_cursor: string | null
}

export type ListBillPartsInput = {
  cursor?: string
  limit?: number | string
  id: number | string
  by: 'track' | 'country' | 'usage'
  work_id?: number | string
  isrc?: string
  country?: string
  usage?: string
}
export type ListBillPartsOutput = {
  items: Array<{
    work_id: number | null
    isrc: string
    name: string
    release: string
    cover_url: string | null
    splits: Array<string>
    plays: number
    amount: string | null
    currency: string | null
    exact: string
  }>
  next_cursor: string | null
}

export type ListBillsInput = {
  cursor?: string
  limit?: number | string
  from?: string
  to?: string
  channel_id?: number | string
  status?: number | string
}
export type ListBillsOutput = {
  items: Array<{
    id: number
    month: string
    sp_name: string
    currency:
      | 'CNY'
      | 'USD'
      | 'EUR'
      | 'GBP'
      | 'HKD'
      | 'TWD'
      | 'JPY'
      | 'KRW'
      | 'MOP'
      | 'SGD'
      | 'MYR'
      | 'THB'
      | 'IDR'
      | 'PHP'
      | 'VND'
      | 'INR'
      | 'AUD'
      | 'NZD'
      | 'CAD'
      | 'CHF'
      | 'SEK'
      | 'NOK'
      | 'DKK'
      | 'PLN'
      | 'CZK'
      | 'HUF'
      | 'TRY'
      | 'ILS'
      | 'AED'
      | 'ZAR'
      | 'BRL'
      | 'MXN'
    total_money_all: string
    cp_money_all: string
    status: 0 | 1 | 2 | 3 | 10 | 4
    remarks: string
    is_disputed: boolean
    tag: 'normal' | 'adjustment'
    channel_id: number
    plays: number
    first_month: string
    last_month: string
    confirms_at: string
    confirmed_at: string | null
    confirmed_by: 'member' | 'time' | null
    is_covered: boolean
    corrects: number | null
    reversal_reason: string
    changed_at: string
    can: { confirm: boolean }
  }>
  next_cursor: string | null
  sums: Array<{
    status: 0 | 1 | 2 | 3 | 10 | 4
    bills: number
    currency:
      | 'CNY'
      | 'USD'
      | 'EUR'
      | 'GBP'
      | 'HKD'
      | 'TWD'
      | 'JPY'
      | 'KRW'
      | 'MOP'
      | 'SGD'
      | 'MYR'
      | 'THB'
      | 'IDR'
      | 'PHP'
      | 'VND'
      | 'INR'
      | 'AUD'
      | 'NZD'
      | 'CAD'
      | 'CHF'
      | 'SEK'
      | 'NOK'
      | 'DKK'
      | 'PLN'
      | 'CZK'
      | 'HUF'
      | 'TRY'
      | 'ILS'
      | 'AED'
      | 'ZAR'
      | 'BRL'
      | 'MXN'
    total_money_all: string
    cp_money_all: string
  }>
  months: Array<{
    month: string
    bills: number
    reversed: number
    plays: number
    currency:
      | 'CNY'
      | 'USD'
      | 'EUR'
      | 'GBP'
      | 'HKD'
      | 'TWD'
      | 'JPY'
      | 'KRW'
      | 'MOP'
      | 'SGD'
      | 'MYR'
      | 'THB'
      | 'IDR'
      | 'PHP'
      | 'VND'
      | 'INR'
      | 'AUD'
      | 'NZD'
      | 'CAD'
      | 'CHF'
      | 'SEK'
      | 'NOK'
      | 'DKK'
      | 'PLN'
      | 'CZK'
      | 'HUF'
      | 'TRY'
      | 'ILS'
      | 'AED'
      | 'ZAR'
      | 'BRL'
      | 'MXN'
    total_money_all: string
    cp_money_all: string
  }>
  first_month: string | null
  channels: Array<{ id: number; name: string }>
}

export type ListChannelsInput = Record<string, never>
export type ListChannelsOutput = Array<{
  id: number
  code: string
  name: string
  logo: string
  lead_days: number
  territory: { worldwide: boolean; countries: Array<string> }
  is_sandbox: boolean
  earliest: string
}>

export type ListEncodingsInput = { id: number | string }
export type ListEncodingsOutput = Array<{
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030' | 'Big5' | 'Shift_JIS' | 'EUC-JP' | 'EUC-KR'
  lines: Array<string>
}>

export type ListMaterialsInput = { work_id: number | string }
export type ListMaterialsOutput = Array<{
  id: number
  work_id: number
  track_id: number | null
  type: 'music' | 'lyric' | 'cover' | 'accompany' | 'short' | 'karaoke' | 'mv' | 'document'
  file_name: string
  size: number
  sha256: string
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030' | 'Big5' | 'Shift_JIS' | 'EUC-JP' | 'EUC-KR' | null
  state: 'waiting' | 'checking' | 'passed' | 'failed'
  progress: number
  results: Array<{
    rule:
      | 'format'
      | 'readable'
      | 'sampleRate'
      | 'bitDepth'
      | 'stereo'
      | 'length'
      | 'silenceStart'
      | 'silenceEnd'
      | 'deadChannel'
      | 'sameLength'
      | 'truePeak'
      | 'clipping'
      | 'loudness'
      | 'monoInStereo'
      | 'lossySource'
      | 'sameRecording'
      | 'square'
      | 'pixels'
      | 'rgb'
      | 'qrCode'
      | 'encoding'
      | 'times'
      | 'timesInside'
      | 'codec'
      | 'resolution'
      | 'sound'
      | 'opens'
      | 'checked'
    verdict: 'pass' | 'warn' | 'fail' | 'wait'
    params: Record<string, string | number>
    at: Array<number>
  }>
  facts: {
    format?: string
    duration?: number
    sampleRate?: number
    bits?: number
    channels?: number
    loudness?: number
    truePeak?: number
    width?: number
    height?: number
    lines?: number
    isTimed?: boolean
    encoding?: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030' | 'Big5' | 'Shift_JIS' | 'EUC-JP' | 'EUC-KR'
  }
  url: string
  thumbnail_url: string | null
  created_at: string
}>

export type ListRosterInput = { search?: string; cursor?: string; limit?: number | string }
export type ListRosterOutput = {
  items: Array<{
    id: number
    name: string
    roles: Array<
      'main' | 'featured' | 'remixer' | 'lyricist' | 'composer' | 'arranger' | 'producer' | 'performer'
    >
    channel_ids: Array<{ channel: string; id: string }>
    picture: string
    used_at: string | null
  }>
  next_cursor: string | null
}

export type ListSharedTracksInput = { cursor?: string; limit?: number | string }
export type ListSharedTracksOutput = {
  items: Array<{
    track: { isrc: string; title: string; artists: string }
    owner_name: string
    percent: string
    from_month: string
    is_ahead: boolean
  }>
  next_cursor: string | null
}

export type ListSplitsInput = {
  cursor?: string
  limit?: number | string
  search?: string
  only?: 'shared' | 'waiting'
}
export type ListSplitsOutput = {
  items: Array<{
    track: { isrc: string; title: string; artists: string; work_id: number | null; cover_url: string | null }
    agreed: {
      from_month: string
      is_ahead: boolean
      parts: Array<{ name: string; percent: string; is_mine: boolean }>
    } | null
    proposed: { from_month: string; ends_at: string; asked: number; accepted: number } | null
  }>
  next_cursor: string | null
}

export type ListUploadPartsInput = { upload_id: string }
export type ListUploadPartsOutput = { parts: Array<{ number: number; size: number }> }

export type ListWorksInput = {
  search?: string
  statuses?: string
  kind?: 'single' | 'album'
  from?: string
  to?: string
  bin?: 'true' | 'false'
  sort?: 'updated' | 'created' | 'title' | 'release_date'
  cursor?: string
  limit?: number | string
}
export type ListWorksOutput = {
  items: Array<{
    id: number
    kind: 'single' | 'album'
    status:
      | '10'
      | '11'
      | '100'
      | '101'
      | '200'
      | '201'
      | '300'
      | '301'
      | '400'
      | '401'
      | '980'
      | '981'
      | '990'
      | '991'
      | '00'
      | '01'
    revision: {
      id: number
      status:
        | '10'
        | '11'
        | '100'
        | '101'
        | '200'
        | '201'
        | '300'
        | '301'
        | '400'
        | '401'
        | '980'
        | '981'
        | '990'
        | '991'
        | '00'
        | '01'
      purpose: 'release' | 'revision' | 'supplement'
    } | null
    title: string
    artists: string
    track_count: number
    cover_url: string | null
    release_date: string | null
    upc: string | null
    created_at: string
    updated_at: string
    deleted_at: string | null
    can: {
      edit: boolean
      answer: boolean
      complete: boolean
      choose_scope: boolean
      change_scope: boolean
      sign: boolean
      submit_supplement: boolean
      recall: boolean
      revise: boolean
      take_down: boolean
      release_again: boolean
      start_revision: boolean
      add_material: boolean
      discard: boolean
      delete: boolean
      restore: boolean
      copy: boolean
    }
  }>
  next_cursor: string | null
}

export type OrderTracksInput = { id: number | string; version: number; track_ids: Array<number | string> }
export type OrderTracksOutput = { version: number; saved_at: string }

export type ReadBillInput = { id: number | string }
export type ReadBillOutput = {
  id: number
  month: string
  sp_name: string
  currency:
    | 'CNY'
    | 'USD'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'TWD'
    | 'JPY'
    | 'KRW'
    | 'MOP'
    | 'SGD'
    | 'MYR'
    | 'THB'
    | 'IDR'
    | 'PHP'
    | 'VND'
    | 'INR'
    | 'AUD'
    | 'NZD'
    | 'CAD'
    | 'CHF'
    | 'SEK'
    | 'NOK'
    | 'DKK'
    | 'PLN'
    | 'CZK'
    | 'HUF'
    | 'TRY'
    | 'ILS'
    | 'AED'
    | 'ZAR'
    | 'BRL'
    | 'MXN'
  total_money_all: string
  cp_money_all: string
  status: 0 | 1 | 2 | 3 | 10 | 4
  remarks: string
  is_disputed: boolean
  tag: 'normal' | 'adjustment'
  channel_id: number
  plays: number
  first_month: string
  last_month: string
  confirms_at: string
  confirmed_at: string | null
  confirmed_by: 'member' | 'time' | null
  is_covered: boolean
  corrects: number | null
  reversal_reason: string
  changed_at: string
  can: { confirm: boolean }
  posted_at: string
  report: { name: string; payer: string; covered_at: string | null }
  exact: string
  rest_before: string
  rest_after: string
  lines: number
  flow: {
    paid: string
    part: string
    tracks: Array<{
      work_id: number | null
      isrc: string
      title: string
      release: string
      count: number
      paid: string
      part: string
    }>
  }
  exchanges: Array<{ currency: string; rate: string }>
  rates: Array<string>
  reversed_at: string | null
  corrected: { id: number; month: string; sp_name: string; status: 0 | 1 | 2 | 3 | 10 | 4 } | null
  corrected_by: { id: number; month: string; sp_name: string; status: 0 | 1 | 2 | 3 | 10 | 4 } | null
}

export type ReadBillLineInput = { id: number | string; line: number | string }
export type ReadBillLineOutput = {
  line: number
  work_id: number
  isrc: string
  title: string
  release: string
  sale_month: string
  store: string
  country: string
  usage: string
  quantity: number
  amount: string
  currency:
    | 'CNY'
    | 'USD'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'TWD'
    | 'JPY'
    | 'KRW'
    | 'MOP'
    | 'SGD'
    | 'MYR'
    | 'THB'
    | 'IDR'
    | 'PHP'
    | 'VND'
    | 'INR'
    | 'AUD'
    | 'NZD'
    | 'CAD'
    | 'CHF'
    | 'SEK'
    | 'NOK'
    | 'DKK'
    | 'PLN'
    | 'CZK'
    | 'HUF'
    | 'TRY'
    | 'ILS'
    | 'AED'
    | 'ZAR'
    | 'BRL'
    | 'MXN'
  exchange: string
  split: string
  rate: string
  exact: string
  report: string
  row: number
  text: string | null
  cells: Array<{
    name: string
    text: string
    role:
      | 'saleMonth'
      | 'store'
      | 'country'
      | 'artist'
      | 'title'
      | 'release'
      | 'isrc'
      | 'upc'
      | 'customId'
      | 'quantity'
      | 'usage'
      | 'amount'
      | 'currency'
      | 'kind'
      | null
  }>
}

export type ReadLyricsInput = { id: number | string }
export type ReadLyricsOutput = {
  text: string
  is_timed: boolean
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030' | 'Big5' | 'Shift_JIS' | 'EUC-JP' | 'EUC-KR'
  is_certain: boolean
}

export type ReadOwnKeyInput = Record<string, never>
export type ReadOwnKeyOutput = {
  name: string
  scopes: Array<'works:read' | 'works:write' | 'upload' | 'income:read'>
  expires_at: string
  account: { nickname: string }
}

export type ReadReleasePageInput = { work_id: number | string }
export type ReadReleasePageOutput = {
  code: string
  address: string
  short_address: string
  standing: 'hidden' | 'soon' | 'out' | 'gone'
  shows_early: boolean
  plays_excerpt: boolean
  excerpt_track_id: number | null
  excerpt_start: number | null
  excerpt: { track_id: number; start: number | null; seconds: number; address: string } | null
  is_cutting: boolean
  visits: Array<{ day: string; count: number }>
  clicks: Array<{ channel: string; count: number }>
  total_visits: number
} | null

export type ReadSplitInput = { isrc: string }
export type ReadSplitOutput = {
  track: { isrc: string; title: string; artists: string; work_id: number | null; cover_url: string | null }
  reader: 'owner' | 'party'
  owner_name: string
  in_force: {
    id: number
    state: 'proposed' | 'agreed' | 'declined' | 'cancelled' | 'expired'
    from_month: string
    proposed_at: string
    ends_at: string
    settled_at: string | null
    parties: Array<{
      id: number
      name: string
      mobile_masked: string | null
      percent: string
      role: string
      paid_for: 'right' | 'service'
      answer: 'invited' | 'accepted' | 'declined'
      answered_at: string | null
      is_owner: boolean
      is_mine: boolean
      remind_from: string | null
    }>
    asked: number
    accepted: number
  } | null
  ahead: {
    id: number
    state: 'proposed' | 'agreed' | 'declined' | 'cancelled' | 'expired'
    from_month: string
    proposed_at: string
    ends_at: string
    settled_at: string | null
    parties: Array<{
      id: number
      name: string
      mobile_masked: string | null
      percent: string
      role: string
      paid_for: 'right' | 'service'
      answer: 'invited' | 'accepted' | 'declined'
      answered_at: string | null
      is_owner: boolean
      is_mine: boolean
      remind_from: string | null
    }>
    asked: number
    accepted: number
  } | null
  proposed: {
    id: number
    state: 'proposed' | 'agreed' | 'declined' | 'cancelled' | 'expired'
    from_month: string
    proposed_at: string
    ends_at: string
    settled_at: string | null
    parties: Array<{
      id: number
      name: string
      mobile_masked: string | null
      percent: string
      role: string
      paid_for: 'right' | 'service'
      answer: 'invited' | 'accepted' | 'declined'
      answered_at: string | null
      is_owner: boolean
      is_mine: boolean
      remind_from: string | null
    }>
    asked: number
    accepted: number
  } | null
  history: Array<{
    split_id: number
    what: 'proposed' | 'accepted' | 'declined' | 'agreed' | 'cancelled' | 'expired'
    at: string
    from_month: string
    name: string | null
    is_mine: boolean
    percents: Array<string>
  }>
  first_month: string
  last_month: string
  signer: { kind: 'member' | 'company' | 'guardian'; mobile_masked: string } | null
  obstacle: 'not_owner' | 'not_verified' | 'minor_not_approved' | null
  can: { propose: boolean; cancel: boolean }
}

export type ReadTimelineInput = { id: number | string }
export type ReadTimelineOutput = {
  entries: Array<{
    id: number
    at: string
    event: string
    from:
      | '10'
      | '11'
      | '100'
      | '101'
      | '200'
      | '201'
      | '300'
      | '301'
      | '400'
      | '401'
      | '980'
      | '981'
      | '990'
      | '991'
      | '00'
      | '01'
      | null
    to:
      | '10'
      | '11'
      | '100'
      | '101'
      | '200'
      | '201'
      | '300'
      | '301'
      | '400'
      | '401'
      | '980'
      | '981'
      | '990'
      | '991'
      | '00'
      | '01'
      | null
    by: 'member' | 'staff' | 'system'
    name: string | null
    note: string | null
    until: string | null
    reasons: Array<{ field: string; text: string; second: number | null; library_id: number | null }>
  }>
  usual: Array<{ stage: 'content' | 'rights' | 'distribution'; seconds: number }>
}

export type ReadTrackIncomeInput = { isrc: string }
export type ReadTrackIncomeOutput = {
  currency:
    | 'CNY'
    | 'USD'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'TWD'
    | 'JPY'
    | 'KRW'
    | 'MOP'
    | 'SGD'
    | 'MYR'
    | 'THB'
    | 'IDR'
    | 'PHP'
    | 'VND'
    | 'INR'
    | 'AUD'
    | 'NZD'
    | 'CAD'
    | 'CHF'
    | 'SEK'
    | 'NOK'
    | 'DKK'
    | 'PLN'
    | 'CZK'
    | 'HUF'
    | 'TRY'
    | 'ILS'
    | 'AED'
    | 'ZAR'
    | 'BRL'
    | 'MXN'
  months: Array<{ month: string; total: string; mine: string }>
}

export type ReadWaveformInput = { id: number | string }
export type ReadWaveformOutput = { duration: number; peaks: Array<number>; tone: Array<number> }

export type ReadWorkInput = { id: number | string }
export type ReadWorkOutput = {
  id: number
  kind: 'single' | 'album'
  purpose: 'release' | 'revision' | 'supplement'
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
  revision_of: number | null
  revision: {
    id: number
    status:
      | '10'
      | '11'
      | '100'
      | '101'
      | '200'
      | '201'
      | '300'
      | '301'
      | '400'
      | '401'
      | '980'
      | '981'
      | '990'
      | '991'
      | '00'
      | '01'
    purpose: 'release' | 'revision' | 'supplement'
  } | null
  details: {
    title: string
    version: string
    other_titles: Array<{
      text: string
      language:
        | 'zh'
        | 'yue'
        | 'nan'
        | 'hak'
        | 'bo'
        | 'ug'
        | 'mn'
        | 'en'
        | 'ja'
        | 'ko'
        | 'fr'
        | 'de'
        | 'es'
        | 'pt'
        | 'it'
        | 'ru'
        | 'th'
        | 'vi'
        | 'id'
        | 'ms'
        | 'hi'
        | 'ar'
      script: 'Hans' | 'Hant' | 'Latn' | 'Jpan' | 'Kore' | 'Cyrl' | 'Arab' | 'Thai' | 'Deva' | 'Tibt' | 'Mong'
    }>
    artists: Array<{
      name: string
      role: 'main' | 'featured' | 'remixer'
      channel_ids: Array<{ channel: string; id: string }>
    }>
    label: string
    genre:
      | 'pop'
      | 'folk'
      | 'rock'
      | 'hip_hop'
      | 'electronic'
      | 'rnb'
      | 'jazz'
      | 'classical'
      | 'chinese'
      | 'world'
      | 'soundtrack'
      | 'children'
      | 'spoken'
      | 'new_age'
      | null
    sub_genre:
      | 'mandopop'
      | 'cantopop'
      | 'indie_pop'
      | 'synth_pop'
      | 'ballad'
      | 'chinese_folk'
      | 'campus_folk'
      | 'singer_songwriter'
      | 'alternative'
      | 'post_rock'
      | 'punk'
      | 'metal'
      | 'indie_rock'
      | 'rap'
      | 'trap'
      | 'boom_bap'
      | 'house'
      | 'techno'
      | 'ambient'
      | 'drum_and_bass'
      | 'future_bass'
      | 'dj_mix'
      | 'soul'
      | 'neo_soul'
      | 'funk'
      | 'vocal_jazz'
      | 'fusion'
      | 'swing'
      | 'orchestral'
      | 'chamber'
      | 'solo_piano'
      | 'choral'
      | 'guofeng'
      | 'opera'
      | 'traditional_instruments'
      | 'latin'
      | 'reggae'
      | 'african'
      | 'asian'
      | 'film'
      | 'game'
      | 'theatre'
      | 'nursery'
      | 'lullaby'
      | 'audiobook'
      | 'comedy'
      | 'poetry'
      | 'meditation'
      | 'nature'
      | null
    language:
      | 'zh'
      | 'yue'
      | 'nan'
      | 'hak'
      | 'bo'
      | 'ug'
      | 'mn'
      | 'en'
      | 'ja'
      | 'ko'
      | 'fr'
      | 'de'
      | 'es'
      | 'pt'
      | 'it'
      | 'ru'
      | 'th'
      | 'vi'
      | 'id'
      | 'ms'
      | 'hi'
      | 'ar'
      | 'mul'
      | 'zxx'
      | null
    original_release_date: string | null
    upc: string
    p_line: { year: number | null; owner: string }
    c_line: { year: number | null; owner: string }
    explicit: boolean | null
    ai_use: { music: boolean; lyrics: boolean; vocals: boolean; cover: boolean } | null
  }
  scope: {
    all_channels: boolean
    channel_ids: Array<number>
    territory: { worldwide: boolean; countries: Array<string> }
    release_date: string | null
    if_late: 'move' | 'ask'
  }
  tracks: Array<{
    id: number
    revises: number | null
    position: number
    details: {
      title: string
      version: string
      other_titles: Array<{
        text: string
        language:
          | 'zh'
          | 'yue'
          | 'nan'
          | 'hak'
          | 'bo'
          | 'ug'
          | 'mn'
          | 'en'
          | 'ja'
          | 'ko'
          | 'fr'
          | 'de'
          | 'es'
          | 'pt'
          | 'it'
          | 'ru'
          | 'th'
          | 'vi'
          | 'id'
          | 'ms'
          | 'hi'
          | 'ar'
        script:
          | 'Hans'
          | 'Hant'
          | 'Latn'
          | 'Jpan'
          | 'Kore'
          | 'Cyrl'
          | 'Arab'
          | 'Thai'
          | 'Deva'
          | 'Tibt'
          | 'Mong'
      }>
      artists: Array<{
        name: string
        role: 'main' | 'featured' | 'remixer'
        channel_ids: Array<{ channel: string; id: string }>
      }>
      lyricists: Array<string>
      composers: Array<string>
      arrangers: Array<string>
      producers: Array<string>
      performers: Array<string>
      isrc: string
      language:
        | 'zh'
        | 'yue'
        | 'nan'
        | 'hak'
        | 'bo'
        | 'ug'
        | 'mn'
        | 'en'
        | 'ja'
        | 'ko'
        | 'fr'
        | 'de'
        | 'es'
        | 'pt'
        | 'it'
        | 'ru'
        | 'th'
        | 'vi'
        | 'id'
        | 'ms'
        | 'hi'
        | 'ar'
        | 'mul'
        | 'zxx'
        | null
      explicit: boolean | null
      instrumental: boolean
      rights: {
        property: 1 | 2 | 3 | 4 | 5 | null
        statement: 1 | 2 | null
        source: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null
        original_title: string
        original_artist: string
        co_authors: Array<string>
        author: string
        author_died: number | null
        catalogue_number: string
        physically_released_on: string | null
        licence_number: string
        valid_from: string | null
        valid_to: string | null
        licence_territory: { worldwide: boolean; countries: Array<string> }
      }
    }
    isrc: string | null
    withdrawn: { at: string; reason: string } | null
  }>
  upc: string | null
  reasons: Array<{
    field: string
    text: string
    second: number | null
    library_id: number | null
    key: string
    mark: string | null
    answer: string
  }>
  note_to_reviewer: string
  agreements: Array<{ id: number; number: string; signed_at: string; sha256: string; url: string }>
  created_at: string
  updated_at: string
  submitted_at: string | null
  released_at: string | null
  deleted_at: string | null
  can: {
    edit: boolean
    answer: boolean
    complete: boolean
    choose_scope: boolean
    change_scope: boolean
    sign: boolean
    submit_supplement: boolean
    recall: boolean
    revise: boolean
    take_down: boolean
    release_again: boolean
    start_revision: boolean
    add_material: boolean
    discard: boolean
    delete: boolean
    restore: boolean
    copy: boolean
  }
}

export type RecallWorkInput = { id: number | string }
export type RecallWorkOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type ReleaseWorkAgainInput = { id: number | string }
export type ReleaseWorkAgainOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type RemoveMaterialInput = { id: number | string }
export type RemoveMaterialOutput = null

export type RemoveRosterArtistInput = { id: number | string }
export type RemoveRosterArtistOutput = null

export type RemoveTrackInput = { id: number | string; version: number; track_id: number | string }
export type RemoveTrackOutput = { version: number; saved_at: string }

export type ReviseWorkInput = { id: number | string }
export type ReviseWorkOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type SaveLyricsInput = { work_id: number | string; track_id: number | string; text: string }
export type SaveLyricsOutput = { material_id: number }

export type SaveReleasePageInput = {
  work_id: number | string
  shows_early: boolean
  plays_excerpt: boolean
  excerpt_track_id: number | string | null
  excerpt_start: number | string | null
}
export type SaveReleasePageOutput = {
  code: string
  address: string
  short_address: string
  standing: 'hidden' | 'soon' | 'out' | 'gone'
  shows_early: boolean
  plays_excerpt: boolean
  excerpt_track_id: number | null
  excerpt_start: number | null
  excerpt: { track_id: number; start: number | null; seconds: number; address: string } | null
  is_cutting: boolean
  visits: Array<{ day: string; count: number }>
  clicks: Array<{ channel: string; count: number }>
  total_visits: number
}

export type SaveRosterArtistInput = {
  id?: number | string
  name: string
  roles: Array<
    'main' | 'featured' | 'remixer' | 'lyricist' | 'composer' | 'arranger' | 'producer' | 'performer'
  >
  channel_ids: Array<{ channel: string; id: string }>
  picture_upload_id?: string | null
}
export type SaveRosterArtistOutput = { id: number }

export type SaveWorkInput = {
  id: number | string
  version: number
  details?: {
    title?: string
    version?: string
    other_titles?: Array<{
      text: string
      language:
        | 'zh'
        | 'yue'
        | 'nan'
        | 'hak'
        | 'bo'
        | 'ug'
        | 'mn'
        | 'en'
        | 'ja'
        | 'ko'
        | 'fr'
        | 'de'
        | 'es'
        | 'pt'
        | 'it'
        | 'ru'
        | 'th'
        | 'vi'
        | 'id'
        | 'ms'
        | 'hi'
        | 'ar'
      script: 'Hans' | 'Hant' | 'Latn' | 'Jpan' | 'Kore' | 'Cyrl' | 'Arab' | 'Thai' | 'Deva' | 'Tibt' | 'Mong'
    }>
    artists?: Array<{
      name: string
      role: 'main' | 'featured' | 'remixer'
      channel_ids: Array<{ channel: string; id: string }>
    }>
    label?: string
    genre?:
      | 'pop'
      | 'folk'
      | 'rock'
      | 'hip_hop'
      | 'electronic'
      | 'rnb'
      | 'jazz'
      | 'classical'
      | 'chinese'
      | 'world'
      | 'soundtrack'
      | 'children'
      | 'spoken'
      | 'new_age'
      | null
    sub_genre?:
      | 'mandopop'
      | 'cantopop'
      | 'indie_pop'
      | 'synth_pop'
      | 'ballad'
      | 'chinese_folk'
      | 'campus_folk'
      | 'singer_songwriter'
      | 'alternative'
      | 'post_rock'
      | 'punk'
      | 'metal'
      | 'indie_rock'
      | 'rap'
      | 'trap'
      | 'boom_bap'
      | 'house'
      | 'techno'
      | 'ambient'
      | 'drum_and_bass'
      | 'future_bass'
      | 'dj_mix'
      | 'soul'
      | 'neo_soul'
      | 'funk'
      | 'vocal_jazz'
      | 'fusion'
      | 'swing'
      | 'orchestral'
      | 'chamber'
      | 'solo_piano'
      | 'choral'
      | 'guofeng'
      | 'opera'
      | 'traditional_instruments'
      | 'latin'
      | 'reggae'
      | 'african'
      | 'asian'
      | 'film'
      | 'game'
      | 'theatre'
      | 'nursery'
      | 'lullaby'
      | 'audiobook'
      | 'comedy'
      | 'poetry'
      | 'meditation'
      | 'nature'
      | null
    language?:
      | 'zh'
      | 'yue'
      | 'nan'
      | 'hak'
      | 'bo'
      | 'ug'
      | 'mn'
      | 'en'
      | 'ja'
      | 'ko'
      | 'fr'
      | 'de'
      | 'es'
      | 'pt'
      | 'it'
      | 'ru'
      | 'th'
      | 'vi'
      | 'id'
      | 'ms'
      | 'hi'
      | 'ar'
      | 'mul'
      | 'zxx'
      | null
    original_release_date?: string | null
    upc?: string
    p_line?: { year: number | null; owner: string }
    c_line?: { year: number | null; owner: string }
    explicit?: boolean | null
    ai_use?: { music: boolean; lyrics: boolean; vocals: boolean; cover: boolean } | null
  }
  tracks?: Array<{
    id: number | string
    details: {
      title?: string
      version?: string
      other_titles?: Array<{
        text: string
        language:
          | 'zh'
          | 'yue'
          | 'nan'
          | 'hak'
          | 'bo'
          | 'ug'
          | 'mn'
          | 'en'
          | 'ja'
          | 'ko'
          | 'fr'
          | 'de'
          | 'es'
          | 'pt'
          | 'it'
          | 'ru'
          | 'th'
          | 'vi'
          | 'id'
          | 'ms'
          | 'hi'
          | 'ar'
        script:
          | 'Hans'
          | 'Hant'
          | 'Latn'
          | 'Jpan'
          | 'Kore'
          | 'Cyrl'
          | 'Arab'
          | 'Thai'
          | 'Deva'
          | 'Tibt'
          | 'Mong'
      }>
      artists?: Array<{
        name: string
        role: 'main' | 'featured' | 'remixer'
        channel_ids: Array<{ channel: string; id: string }>
      }>
      lyricists?: Array<string>
      composers?: Array<string>
      arrangers?: Array<string>
      producers?: Array<string>
      performers?: Array<string>
      isrc?: string
      language?:
        | 'zh'
        | 'yue'
        | 'nan'
        | 'hak'
        | 'bo'
        | 'ug'
        | 'mn'
        | 'en'
        | 'ja'
        | 'ko'
        | 'fr'
        | 'de'
        | 'es'
        | 'pt'
        | 'it'
        | 'ru'
        | 'th'
        | 'vi'
        | 'id'
        | 'ms'
        | 'hi'
        | 'ar'
        | 'mul'
        | 'zxx'
        | null
      explicit?: boolean | null
      instrumental?: boolean
      rights?: {
        property?: 1 | 2 | 3 | 4 | 5 | null
        statement?: 1 | 2 | null
        source?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null
        original_title?: string
        original_artist?: string
        co_authors?: Array<string>
        author?: string
        author_died?: number | null
        catalogue_number?: string
        physically_released_on?: string | null
        licence_number?: string
        valid_from?: string | null
        valid_to?: string | null
        licence_territory?: { worldwide: boolean; countries: Array<string> }
      }
    }
  }>
  scope?: {
    all_channels?: boolean
    channel_ids?: Array<number | string>
    territory?: { worldwide: boolean; countries: Array<string> }
    release_date?: string | null
    if_late?: 'move' | 'ask'
  }
}
export type SaveWorkOutput = { version: number; saved_at: string }

export type SignUploadPartsInput = { upload_id: string; parts: Array<number> }
export type SignUploadPartsOutput = {
  parts: Array<{ number: number; size: number; url: string }>
  expires_at: string
}

export type StartRevisionInput = { id: number | string; purpose: 'revision' | 'supplement' }
export type StartRevisionOutput = { id: number; purpose: 'release' | 'revision' | 'supplement' }

export type StorageUseInput = Record<string, never>
export type StorageUseOutput = {
  used: number
  quota: number
  by_type: Array<{
    type: 'music' | 'lyric' | 'cover' | 'accompany' | 'short' | 'karaoke' | 'mv' | 'document'
    used: number
    files: number
  }>
}

export type SubmitSupplementInput = { id: number | string }
export type SubmitSupplementOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type SubmitWorkAgainInput = { id: number | string; version: number }
export type SubmitWorkAgainOutput = {
  status:
    | '10'
    | '11'
    | '100'
    | '101'
    | '200'
    | '201'
    | '300'
    | '301'
    | '400'
    | '401'
    | '980'
    | '981'
    | '990'
    | '991'
    | '00'
    | '01'
  version: number
}

export type SuggestNamesInput = { kind: 'artist' | 'label' | 'contributor'; typed?: string }
export type SuggestNamesOutput = Array<string>

export type UploadFileInput = { purpose: 'avatar' | 'document' | 'attachment' | 'cover' }
export type UploadFileOutput = { upload_id: string; url: string; size: number; mime: string }

export type UploadGrantInput = {
  work_id: number | string
  track_id?: number | string
  type: 'music' | 'lyric' | 'cover' | 'accompany' | 'short' | 'karaoke' | 'mv' | 'document'
  file_name: string
  size: number | string
}
export type UploadGrantOutput = {
  upload_id: string
  endpoint: string
  grant: string
  expires_at: string
  limits: { max_bytes: number; accepts: Array<string> }
  direct: { part_bytes: number; part_count: number; most_at_once: number } | null
}

export type UploadStateInput = { upload_id: string }
export type UploadStateOutput = { state: 'open' | 'received' | 'kept' | 'failed'; problem: string | null }

export type WaitingCountInput = Record<string, never>
export type WaitingCountOutput = {
  total: number
  by_status: Array<{
    status:
      | '10'
      | '11'
      | '100'
      | '101'
      | '200'
      | '201'
      | '300'
      | '301'
      | '400'
      | '401'
      | '980'
      | '981'
      | '990'
      | '991'
      | '00'
      | '01'
    count: number
  }>
}

export type WorkDeliveriesInput = { id: number | string }
export type WorkDeliveriesOutput = Array<{
  channel: { id: number; code: string; name: string; logo: string }
  state: 'waiting' | 'on_its_way' | 'at_channel' | 'live' | 'refused' | 'being_taken_down' | 'taken_down'
  change: 'waiting' | 'on_its_way' | 'at_channel' | 'refused' | null
  queued_at: string
  delivered_at: string | null
  live_at: string | null
  taken_down_at: string | null
  link: string | null
  reason: string | null
}>
