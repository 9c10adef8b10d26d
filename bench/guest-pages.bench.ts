// Guest pages as a phone on a slow line meets them: what they weigh, and what Lighthouse says of them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { startServer } from '../e2e/server/start-server'
import { gzippedBytes, readLoads } from '../tools/page-weights'
import type { Figure } from './figure'

const pages = {
  home: '/guest/index',
  'news detail': '/advisory/detail?id=1',
  'help detail': '/help-center/index/detail?id=1&type=1&tid=1',
} as const
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
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      figures.push(...(await weights(browser, name, url + path)), ...(await scores(name, url + path)))
    }
    return figures
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
    await server.stop()
  }
}

/**
 * Everything a browser asks for until the page has come to rest; scripts and style sheets gzipped, and counted as for the budgets of routes.
 * Files that load later than a budget counts are a figure of their own.
 */
async function weights(browser: BrowserContext, name: string, address: string): Promise<Figure[]> {
  const asked = await browser.newPage()
  const files = new Set<string>()
  asked.on('request', request => files.add(request.url()))
  await asked.goto(address, { waitUntil: 'networkidle' })
  await asked.close()
  const budgeted = readLoads().get(new URL(address).pathname)
  const sizes = { scripts: 0, styles: 0, later: 0, all: 0 }
  for (const file of files) {
    if (!file.startsWith('http')) continue
    const path = new URL(file).pathname
    const isBuilt = /^\/assets\/.*\.(js|css)$/.test(path)
    const size = isBuilt ? gzippedBytes(path) : await sizeOf(file)
    sizes.all += size
    if (path.endsWith('.js')) sizes.scripts += size
    if (path.endsWith('.css')) sizes.styles += size
    if (isBuilt && !budgeted?.scripts.includes(path) && !budgeted?.styles.includes(path)) sizes.later += size
  }
  const weight = (what: string, bytes: number, most: number): Figure => ({
    name: `guest ${name}: ${what}`,
    value: Math.round(bytes / 100) / 10,
    unit: 'kB gz',
    target: `<= ${most}`,
    pass: bytes <= most * 1000,
  })
  return [
    weight('JavaScript', sizes.scripts, 125),
    weight('CSS', sizes.styles, 20),
    weight('scripts and styles after those of its budget', sizes.later, 5),
    weight('everything', sizes.all, 350),
  ]
}

async function sizeOf(file: string): Promise<number> {
  const response = await fetch(file, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  const isText = /javascript|css|html|svg|json/.test(response.headers.get('content-type') ?? '')
  return isText ? gzipSync(body).length : body.length
}

const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** The middle of several looks: on a shared machine one of them alone tells more about its neighbours than about the page. */
async function middleLook(address: string) {
  const looks: RunnerResult['lhr'][] = []
  for (let look = 0; look < 5; look++) {
    const result = await lighthouse(address, { port: debuggingPort, output: 'json', logLevel: 'error' })
    if (!result) throw new Error('Lighthouse gave no result')
    looks.push(result.lhr)
  }
  const speedOf = ({ categories }: RunnerResult['lhr']) => categories.performance?.score ?? 0
  const middle = looks.sort((a, b) => speedOf(a) - speedOf(b))[Math.floor(looks.length / 2)]
  if (!middle) throw new Error('Nobody looked')
  return middle
}

async function scores(name: string, address: string): Promise<Figure[]> {
  const { categories, audits } = await middleLook(address)
  const figures = Object.entries(targets).map(([category, target]): Figure => {
    const value = Math.round((categories[category]?.score ?? 0) * 100)
    return {
      name: `Lighthouse ${name}: ${category}`,
      value,
      unit: '',
      target: `>= ${target}`,
      pass: value >= target,
    }
  })
  const measured = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY
  const paint = Math.round(measured('largest-contentful-paint'))
  const shift = Math.round(measured('cumulative-layout-shift') * 1000) / 1000
  figures.push(
    {
      name: `Lighthouse ${name}: largest paint`,
      value: paint,
      unit: 'ms',
      target: '<= 1800',
      pass: paint <= 1800,
    },
    {
      name: `Lighthouse ${name}: layout shift`,
      value: shift,
      unit: '',
      target: '<= 0.02',
      pass: shift <= 0.02,
    },
  )
  for (const figure of figures.filter(entry => !entry.pass)) console.error(figure.name, failing(audits))
  return figures
}

function failing(audits: Record<string, { id: string; score: number | null; displayValue?: string }>) {
  return Object.values(audits)
    .filter(audit => audit.score !== null && audit.score < 0.9)
    .map(audit => `${audit.id} ${audit.displayValue ?? ''}`)
}
