// A gigabyte uploaded as our pages do it, in steps, beside the slower of the two things it consists of: bytes through a socket of
// this machine, and bytes on its disk. And how much memory the server needs for it.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import type { Figure } from './figure'
import { median } from './load'
import { call, memberWithDraft, type Uploader, untilAtRest, watchMemory } from './uploader'

const megabyte = 1024 * 1024
const size = 1024 * megabyte
const step = 32 * megabyte
const rounds = 3
/** The same bytes again and again: nothing on the way compresses them. */
const block = randomBytes(megabyte)

export async function run(): Promise<Figure[]> {
  // A demo site checks its own works for a while after it has begun.
  const server = await startServer({ settings: { DEMO: '0' } })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  const member = await memberWithDraft(client, `http://127.0.0.1:${server.port}`)
  const receiver = await startReceiver()
  try {
    await upload(server.port, member, 2 * step)
    await untilAtRest(client)
    const loopback: number[] = []
    const disk: number[] = []
    const uploads: number[] = []
    const growths: number[] = []
    // In turn, so that a noisy moment of the machine hits all.
    for (let round = 0; round < rounds; round++) {
      loopback.push(await perSecond(() => sendRaw(receiver.port)))
      disk.push(await perSecond(() => writeRaw(join(server.dataDir, 'plain-write'))))
      const memory = await watchMemory(server.pid)
      uploads.push(await perSecond(() => upload(server.port, member, size)))
      growths.push(memory.stop())
      await untilAtRest(client)
    }
    const ratio = median(uploads) / Math.min(median(loopback), median(disk))
    const growth = Math.max(...growths)
    const plain = (name: string, values: number[]): Figure => ({
      name,
      value: Math.round(median(values)),
      unit: 'MB/s',
      target: '',
      pass: true,
    })
    return [
      plain('loopback', loopback),
      plain('disk write with fsync', disk),
      plain('upload', uploads),
      {
        name: 'upload : min(loopback, disk)',
        value: Number(ratio.toFixed(2)),
        unit: '',
        target: '>= 0.7',
        pass: ratio >= 0.7,
      },
      {
        name: 'upload: memory growth',
        value: Math.round(growth / megabyte),
        unit: 'MB',
        target: '<= 64',
        pass: growth <= 64 * megabyte,
      },
    ]
  } finally {
    receiver.child.kill()
    await client.end()
    await server.stop()
  }
}

/** Megabytes a second for the gigabyte. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return size / megabyte / ((performance.now() - begin) / 1000)
}

async function upload(port: number, member: Uploader, bytes: number): Promise<void> {
  const facts = `work_id=${member.workId}&track_id=${member.trackId}&type=music&file_name=a.wav&size=${bytes}`
  const { grant, upload_id } = await call(member, `/api/aliyun/osssecret?${facts}`)
  const headers = { authorization: `Bearer ${grant}`, 'tus-resumable': '1.0.0' }
  await send(port, 'POST', '/uploads', { ...headers, 'upload-length': bytes }, 0)
  for (let offset = 0; offset < bytes; offset += step) {
    const length = Math.min(step, bytes - offset)
    const content = { 'content-type': 'application/offset+octet-stream', 'content-length': length }
    await send(
      port,
      'PATCH',
      `/uploads/${upload_id}`,
      { ...headers, ...content, 'upload-offset': offset },
      length,
    )
  }
}

async function send(port: number, method: string, path: string, headers: object, length: number) {
  const sent = request({ port, host: '127.0.0.1', method, path, headers: { ...headers } })
  const answered = once(sent, 'response')
  for (let done = 0; done < length; done += block.length) {
    if (!sent.write(block)) await Promise.race([once(sent, 'drain'), answered])
  }
  sent.end()
  const [response] = await answered
  response.resume()
  await once(response, 'end')
  if (response.statusCode >= 300) throw new Error(`${method} ${path} answered ${response.statusCode}`)
}

/** Another process that reads a socket and throws everything away, as the server could at best. */
async function startReceiver(): Promise<{ child: ChildProcess; port: number }> {
  const program = `require('node:net').createServer(socket => {
    let left = ${size}
    socket.on('data', chunk => { left -= chunk.length; if (left <= 0) socket.end('.') })
  }).listen(0, '127.0.0.1', function () { process.send(this.address().port) })`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [port] = await once(child, 'message')
  return { child, port: port as number }
}

async function sendRaw(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  const received = once(socket, 'data')
  for (let done = 0; done < size; done += block.length) {
    if (!socket.write(block)) await once(socket, 'drain')
  }
  await received
  socket.destroy()
}

async function writeRaw(path: string) {
  const file = await open(path, 'w')
  for (let done = 0; done < size; done += block.length) await file.write(block)
  await file.sync()
  await file.close()
  await rm(path)
}
