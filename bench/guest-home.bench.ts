// The guest home page as a phone on a slow line meets it: what it weighs, and what Lighthouse says of it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startServer } from '../e2e/server/start-server'
import type { Figure } from './figure'

const page = '/guest/index'
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const calm = ['--disable-component-update', '--disable-sync']
const debuggingPort = 9333

export async function run(): Promise<Figure[]> {
  const server = await startServer()
  const url = `http://127.0.0.1:${server.port}`
  const profile = await mkdtemp(join(tmpdir(), 'tributary-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...flags, ...calm, `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    return [...(await weights(browser, url)), ...(await scores(url))]
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
    await server.stop()
  }
}

/** Every script and style sheet that a browser asks for until the page has come to rest, gzipped. */
async function weights(browser: BrowserContext, url: string): Promise<Figure[]> {
  const asked = await browser.newPage()
  const files = new Set<string>()
  asked.on('request', request => files.add(new URL(request.url()).pathname))
  await asked.goto(url + page, { waitUntil: 'networkidle' })
  await asked.close()
  let scripts = 0
  let styles = 0
  for (const file of files) {
    if (!/\.(js|css)$/.test(file)) continue
    const response = await fetch(url + file, { headers: { 'accept-encoding': 'identity' } })
    const size = gzipSync(Buffer.from(await response.arrayBuffer())).length
    if (file.endsWith('.js')) scripts += size
    else styles += size
  }
  return [
    {
      name: 'guest home: JavaScript',
      value: kilobytes(scripts),
      unit: 'kB gz',
      target: '<= 130',
      pass: scripts <= 130_000,
    },
    {
      name: 'guest home: CSS',
      value: kilobytes(styles),
      unit: 'kB gz',
      target: '<= 20',
      pass: styles <= 20_000,
    },
  ]
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

async function scores(url: string): Promise<Figure[]> {
  const result = await lighthouse(url + page, { port: debuggingPort, output: 'json', logLevel: 'error' })
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits } = result.lhr
  const figures = Object.entries(targets).map(([name, target]): Figure => {
    const value = Math.round((categories[name]?.score ?? 0) * 100)
    return {
      name: `Lighthouse mobile: ${name}`,
      value,
      unit: '',
      target: `>= ${target}`,
      pass: value >= target,
    }
  })
  for (const figure of figures.filter(entry => !entry.pass)) console.error(figure.name, failing(audits))
  return figures
}

function failing(audits: Record<string, { id: string; score: number | null; displayValue?: string }>) {
  return Object.values(audits)
    .filter(audit => audit.score !== null && audit.score < 0.9)
    .map(audit => `${audit.id} ${audit.displayValue ?? ''}`)
}
