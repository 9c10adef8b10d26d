// Members write, the command backs up, everything is lost, the other command restores, and what was acknowledged before is reckoned.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { TusClient } from '../server/src/testing/tus-client'
import { Client } from './client'
import { Installation } from './installation'
import { domain, settle } from './people'
import { reckon } from './reckoning'
import { type Acknowledged, nothingYet, upload, type Writing, writeDraft, writeTickets } from './writers'

const ticketsAMember = 28

export interface BackupReport {
  acknowledged: number
  lost: string[]
  broken: string[]
  /** What each command said, with its exit code. */
  said: Record<'backup' | 'verify' | 'restore' | 'ledger' | 'reconcile', { code: number; output: string }>
  heldSites: number
}

export async function loseEverything(writeMilliseconds: number): Promise<BackupReport> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-kept-'))
  const fresh = await mkdtemp(join(tmpdir(), 'tributary-fresh-'))
  await chmod(fresh, 0o755)
  const lostOne = await Installation.start()
  let isLost = false
  try {
    const { members } = await settle(lostOne, 4)
    const kept = nothingYet()
    let hasEnded = false
    const writing = (cookies: Record<string, string> = {}): Writing => ({
      client: new Client(lostOne.port, domain, cookies),
      kept,
      hasEnded: () => hasEnded,
    })
    const [drafter, uploader, ...others] = members
    const writers = [
      ...others.map(cookies => writeTickets(writing(cookies), ticketsAMember)),
      writeDraft(writing(drafter)),
      upload(writing(uploader), new TusClient(lostOne.port, domain)),
    ].map(writer => writer.catch(error => kept.broken.push(String(error))))
    await pause(writeMilliseconds)
    const before = copyOf(kept)
    const settings = { DATA_DIR: lostOne.dataDir, BACKUP_PASSPHRASE: 'a passphrase for a drill' }
    const backup = await command('backup', [folder], settings)
    hasEnded = true
    await Promise.all(writers)
    const verify = await command('backup', [folder, '--verify'], settings)
    await lostOne.stop()
    isLost = true
    const restored = { ...settings, DATA_DIR: fresh }
    const restore = await command('restore', [folder], restored)
    const ledger = await command('verify-ledger', [], restored)
    const reconcile = await command('reconcile', [], restored)
    const found = await Installation.start(fresh)
    try {
      const holds = await found.asOwner('select 1 from site_holds where released_at is null')
      const { acknowledged, lost } = await reckon(found, before)
      return {
        ...{ acknowledged, lost, broken: kept.broken, heldSites: holds.length },
        said: { backup, verify, restore, ledger, reconcile },
      }
    } finally {
      await found.stop()
    }
  } finally {
    if (!isLost) await lostOne.stop()
    for (const place of [folder, fresh]) await rm(place, { recursive: true, force: true })
  }
}

/** Drafts are told a number that only grows: a later one is as good. */
function copyOf({ tickets, replies, files, drafts }: Acknowledged): Acknowledged {
  return {
    ...nothingYet(),
    ...{ tickets: [...tickets], replies: [...replies], files: [...files], drafts: new Map(drafts) },
  }
}

async function command(name: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [`build/server/${name}-command.js`, ...args], {
    env: { ...process.env, DEMO: '0', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const [code] = await once(child, 'exit')
  return { code: Number(code), output: output.trim() }
}
