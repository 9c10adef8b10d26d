// Draws pages in a thread of its own: a page costs tens of milliseconds of computing, which no call should have to wait for.
// What a page wants to know it asks the thread that owns the database. Its priority is below everything else's.
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServerBuild } from 'react-router'
import type { PageContext } from '#contract/page-context'
import { rendererOf } from './page-renderer'
import type { FromThread, ToThread } from './page-thread-messages'

const port = parentPort
if (!port) throw new Error('to be started as a thread')
try {
  // On Linux this is the thread's alone.
  setPriority(process.platform === 'linux' ? 5 : 0)
} catch {
  // A container may forbid it; the event loop of the calls is free all the same.
}

const build = (await import(pathToFileURL(workerData.buildFile).href)) as ServerBuild
const renderer = await rendererOf(build, 'production')
const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
let questions = 0

const tell = (message: FromThread) => port.postMessage(message)

port.on('message', (message: ToThread) => {
  if (message.kind === 'draw') void draw(message)
  else {
    const waiting = asked.get(message.question)
    asked.delete(message.question)
    if ('refusal' in message)
      waiting?.reject(Object.assign(new Error(message.refusal), { key: message.refusal }))
    else waiting?.resolve(message.answer)
  }
})
tell({ kind: 'ready', pageQueries: renderer.pageQueries })

async function draw({ id, wanted, facts }: Extract<ToThread, { kind: 'draw' }>) {
  const ask = (name: string, input: unknown) =>
    new Promise((resolve, reject) => {
      questions += 1
      asked.set(questions, { resolve, reject })
      tell({ kind: 'ask', id, question: questions, name, input })
    })
  const page: PageContext = { ...facts, call: (call, input) => ask(call.name, input) as never }
  try {
    tell({ kind: 'drawn', id, page: await renderer.render(wanted, page) })
  } catch (error) {
    const { stack, message } = error instanceof Error ? error : new Error(String(error))
    tell({ kind: 'failed', id, why: stack ?? message })
  }
}
