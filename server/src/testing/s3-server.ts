// A real S3 server for tests: Ceph's RADOS Gateway with a monitor and one store in memory, on this machine only.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, DeleteBucketCorsCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3'
import { s3Bucket } from '../platform/storage/s3-bucket'
import type { S3Settings } from '../platform/storage/s3-settings'
import { freePort } from './free-port'
import './quiet-aws'

const run = promisify(execFile)
const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool', 'radosgw', 'radosgw-admin']
const startsWithin = 180_000
const user = 'tests'

/** The programs a machine lacks, so that tests can say why they skip. */
export function missingForS3(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.filter(name => !folders.some(folder => existsSync(join(folder, name))))
}

/** Its parts meet each other in any order, and now and then one of them gives up: then all begin anew. */
export async function startS3Server() {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce()
    } catch (error) {
      if (tries === 4) throw error
    }
  }
}

async function startOnce() {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-s3-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(children.reverse().map(end))
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    const [monitor, gateway, fsid] = [await freePort(), await freePort(), randomUUID()]
    await writeConfig(folder, fsid, monitor, gateway)
    const config = ['-c', join(folder, 'ceph.conf')]
    const start = (program: string, ...args: string[]) =>
      children.push(spawn(program, [...config, '-f', ...args], { stdio: 'ignore' }))
    await makeMonitor(folder, fsid, monitor, config)
    start('ceph-mon', '-i', 'a')
    const tell = (...command: string[]) => run('ceph', [...config, ...command], { timeout: startsWithin })
    await tell('osd', 'create')
    await tell('osd', 'crush', 'add', 'osd.0', '1', 'host=here', 'root=default')
    await run('ceph-osd', [...config, '-i', '0', '--mkfs'])
    start('ceph-osd', '-i', '0')
    start('radosgw', '-n', 'client.rgw')
    const settings = settingsOf(gateway)
    await untilItAnswers(settings.endpoint, children)
    const manage = (...command: string[]) => run('radosgw-admin', [...config, ...command, `--uid=${user}`])
    const keys = ['--access-key', settings.accessKeyId, '--secret-key', settings.secretAccessKey]
    await manage('user', 'create', '--display-name=tests', ...keys)
    const bucket = s3Bucket(settings)
    await bucket.client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
    bucket.close()
    return {
      settings,
      stop,
      /** From now on its buckets take no more than this altogether. */
      async limit(bytes: number) {
        await manage('quota', 'set', '--quota-scope=user', `--max-size=${bytes}`)
        await manage('quota', 'enable', '--quota-scope=user')
      },
      async unlimit() {
        await manage('quota', 'disable', '--quota-scope=user')
      },
      /** From now on pages of these sites may do this in its bucket, and see these headers. */
      async openTo(origins: string[], { methods = ['PUT'], exposes = ['ETag'] } = {}) {
        const { bucket: Bucket } = settings
        const rule = { AllowedOrigins: origins, AllowedMethods: methods, ExposeHeaders: exposes }
        const { client, close } = s3Bucket(settings)
        await (origins.length > 0
          ? client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }))
          : client.send(new DeleteBucketCorsCommand({ Bucket })))
        close()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const settingsOf = (port: number): S3Settings => ({
  endpoint: `http://127.0.0.1:${port}`,
  bucket: 'tests',
  region: 'us-east-1',
  accessKeyId: 'TESTKEY',
  secretAccessKey: 'TESTSECRET',
  hasBucketInPath: true,
})

async function writeConfig(folder: string, fsid: string, monitor: number, gateway: number) {
  for (const name of ['mon', 'osd', 'run']) await mkdir(join(folder, name))
  const lines = [
    '[global]',
    `fsid = ${fsid}`,
    `mon host = [v1:127.0.0.1:${monitor}]`,
    'public addr = 127.0.0.1',
    'cluster addr = 127.0.0.1',
    'auth cluster required = none',
    'auth service required = none',
    'auth client required = none',
    'ms bind msgr2 = false',
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd pool default pg num = 4',
    'osd pool default pgp num = 4',
    'osd crush chooseleaf type = 0',
    // The store would tell the monitor where it is, sometimes before it knows whom it talks to, and give up.
    'osd crush update on start = false',
    'osd class update on start = false',
    'mon allow pool size one = true',
    'mon data avail crit = 1',
    // It gathers changes for a second before it decides about them, and a new server makes a dozen, one after the other.
    'paxos propose interval = 0.05',
    'paxos min wait = 0.01',
    `run dir = ${folder}/run`,
    `log file = ${folder}/run/$name.log`,
    `pid file = ${folder}/run/$name.pid`,
    `admin socket = ${folder}/run/$name.asok`,
    `keyring = ${folder}/keyring`,
    '[mon.a]',
    `mon data = ${folder}/mon`,
    `mon addr = [v1:127.0.0.1:${monitor}]`,
    '[osd.0]',
    `osd data = ${folder}/osd`,
    'osd objectstore = memstore',
    'memstore device bytes = 2147483648',
    '[client.rgw]',
    `rgw frontends = beast endpoint=127.0.0.1:${gateway}`,
  ]
  await writeFile(join(folder, 'ceph.conf'), `${lines.join('\n')}\n`)
}

async function makeMonitor(folder: string, fsid: string, port: number, config: string[]) {
  const [keyring, map] = [join(folder, 'keyring'), join(folder, 'monmap')]
  await run('ceph-authtool', [
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  ])
  const address = `[v1:127.0.0.1:${port}]`
  await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', fsid, map])
  await run('ceph-mon', [...config, '-i', 'a', '--mkfs', '--monmap', map])
}

async function untilItAnswers(endpoint: string, children: ChildProcess[]) {
  const end = Date.now() + startsWithin
  while (!(await fetch(endpoint).catch(() => undefined))) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error('a part of the S3 server gave up')
    if (Date.now() > end) throw new Error('the S3 server did not come up')
    await pause(200)
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
