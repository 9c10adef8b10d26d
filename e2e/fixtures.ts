// A watched browser and members of its own for each test, on a site that it shares unless it changes it.
import { test as base } from '@playwright/test'
import type { Language } from '#contract/language'
import type { NewAgent } from '../server/src/modules/sites/sites.public'
import { Database } from '../server/src/platform/database/database'
import { createLog } from '../server/src/platform/log'
import { loadDemoPhoneKey } from '../server/src/platform/secrets'
import type { WantedMember } from '../server/src/testing/builders'
import { type Member, newMember } from './builders/member'
import { forgetLimits, newSite, type Site } from './builders/site'
import { type ProblemWatch, watchProblems } from './checks/problem-watch'
import { watchTraffic } from './checks/traffic'
import { applicationLogin } from './server/application-login'
import { type BackendFacts, backendFacts } from './server/backend'
import { wordsOf } from './words'

export { expect } from '@playwright/test'

export interface Options {
  /** What the browser asks for, as a visitor's own browser would. */
  language: Language
  /** A choice made on an earlier visit; undefined: none was made. */
  theme: 'light' | 'dark' | undefined
  siteOptions: Partial<NewAgent>
  /** For journeys that change the site, its texts, its staff or its queues; all others share one site a worker. */
  isSiteOwn: boolean
}

interface Fixtures {
  site: Site
  member: (wanted?: WantedMember) => Promise<Member>
  /** Gives the browser a session without the form: the form has a journey of its own. */
  login: (member: Pick<Member, 'openSession'>) => Promise<void>
  problems: ProblemWatch
  words: ReturnType<typeof wordsOf>
}

interface WorkerFixtures {
  siteOfWorker: Site
  backend: BackendFacts & { database: Database }
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  theme: [undefined, { option: true }],
  siteOptions: [{}, { option: true }],
  isSiteOwn: [false, { option: true }],

  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const facts = backendFacts()
      const url = await applicationLogin(facts.ownerUrl, facts.dataDir)
      const database = new Database(url, createLog('silent'), { connections: 3 })
      await use({ ...facts, database })
      await database.close()
    },
    { scope: 'worker' },
  ],

  siteOfWorker: [
    async ({ backend }, use) => {
      await use(await newSite(backend))
    },
    { scope: 'worker' },
  ],
  site: async ({ backend, siteOptions, isSiteOwn, siteOfWorker }, use) => {
    if (isSiteOwn || Object.keys(siteOptions).length > 0) return use(await newSite(backend, siteOptions))
    // What one journey has used up of the limits is not the next one's doing.
    await forgetLimits(backend, siteOfWorker.agentId)
    await use(siteOfWorker)
  },
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
  locale: async ({ language }, use) => {
    await use(language === 'en' ? 'en-GB' : 'zh-CN')
  },
  words: async ({ language }, use) => {
    await use(wordsOf(language))
  },

  context: async ({ context, backend, site, theme }, use) => {
    watchTraffic(context)
    const shared = { url: site.origin, httpOnly: true, sameSite: 'Strict' } as const
    // As if the link to the demo phone had been opened in this browser.
    await context.addCookies([
      { ...shared, name: 'demo_phone', value: await loadDemoPhoneKey(backend.dataDir) },
    ])
    if (theme) await context.addCookies([{ name: 'theme', value: theme, url: site.origin }])
    await use(context)
  },

  member: async ({ backend, site }, use) => {
    await use(wanted => newMember(backend.database, site.agentId, wanted))
  },
  login: async ({ context, site }, use) => {
    await use(async member => {
      const { cookies } = await member.openSession()
      await context.addCookies([
        { name: 'token', value: cookies.token, url: site.origin, sameSite: 'Lax' },
        { name: 'sid', value: cookies.sid, url: site.origin, sameSite: 'Lax', httpOnly: true },
      ])
    })
  },

  problems: [
    async ({ context }, use) => {
      const watch = watchProblems(context)
      await use(watch)
      watch.expectNone()
    },
    { auto: true },
  ],
})
