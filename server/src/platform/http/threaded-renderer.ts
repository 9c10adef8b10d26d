// The other end of page-thread.ts: sends it what is to be drawn, answers what it asks, and starts another one when it dies.
import { Worker } from 'node:worker_threads'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import type { PageContext, PageQueries } from '#contract/page-context'
import type { Log } from '../log'
import { Refusal } from '../refusal'
import type { Page } from './drawn-page'
import type { PageRenderer, WantedPage } from './page-renderer'
import type { FromThread, ToThread } from './page-thread-messages'

const callsByName = new Map(allCalls.map(call => [call.name, call]))
/** Pages wait for the database at most; one that takes longer will not come. */
const patience = 20_000

interface Drawing {
  page: PageContext
  resolve(page: Page): void
  reject(error: Error): void
}

export async function threadedRenderer(
  threadFile: string,
  buildFile: string,
  log: Log,
): Promise<PageRenderer> {
  const drawings = new Map<number, Drawing>()
  let lastId = 0
  let isClosed = false
  let tellLoaded = (_queries: PageQueries) => {}
  let tellBroken = (_error: Error) => {}
  const loaded = new Promise<PageQueries>((resolve, reject) => {
    tellLoaded = resolve
    tellBroken = reject
  })
  let worker = start()

  function start(): Worker {
    const started = new Worker(threadFile, { workerData: { buildFile } })
    started.on('message', (message: FromThread) => void heard(started, message))
    started.on('error', error => {
      tellBroken(error)
      log.error({ err: error }, 'the thread that draws pages died')
    })
    started.once('exit', () => {
      for (const { reject } of drawings.values()) reject(new Refusal('unavailable', { retryAfterSeconds: 2 }))
      drawings.clear()
      if (!isClosed) worker = start()
    })
    return started
  }

  async function heard(from: Worker, message: FromThread) {
    if (message.kind === 'ready') {
      // From now on it keeps no process alive that has nothing else to do; until then the start waits for it.
      from.unref()
      return tellLoaded(message.pageQueries)
    }
    const drawing = drawings.get(message.id)
    if (message.kind === 'ask') {
      const answer = await answerTo(message, drawing?.page)
      from.postMessage(answer)
      return
    }
    drawings.delete(message.id)
    if (message.kind === 'drawn') drawing?.resolve(message.page)
    else drawing?.reject(new Error(`a page could not be drawn: ${message.why}`))
  }

  async function answerTo(
    { question, name, input }: Extract<FromThread, { kind: 'ask' }>,
    page: PageContext | undefined,
  ): Promise<ToThread> {
    try {
      const call = callsByName.get(name) as Call<'anyone'>
      if (!page) throw new Refusal('notFound')
      return { kind: 'answered', question, answer: await page.call(call, input as never) }
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error, call: name }, 'a page could not be told what it asked')
      return { kind: 'refused', question, refusal: error instanceof Refusal ? error.key : 'internal' }
    }
  }

  return {
    pageQueries: await loaded,
    render(wanted: WantedPage, page: PageContext) {
      lastId += 1
      const id = lastId
      const { call: _, ...facts } = page
      return new Promise<Page>((resolve, reject) => {
        const late = setTimeout(() => {
          drawings.delete(id)
          reject(new Refusal('unavailable', { retryAfterSeconds: 2 }))
        }, patience)
        const settle = <T>(then: (value: T) => void) => {
          return (value: T) => {
            clearTimeout(late)
            then(value)
          }
        }
        drawings.set(id, { page, resolve: settle(resolve), reject: settle(reject) })
        worker.postMessage({ kind: 'draw', id, wanted, facts } satisfies ToThread)
      })
    },
    async close() {
      isClosed = true
      await worker.terminate()
    },
  }
}
