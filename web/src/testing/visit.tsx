// A screen as it is opened by its address: the real route with its layouts, loaders and words. Only the server is not there.
import { render } from '@testing-library/react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import type { Call, OutputOf, SentInputOf, StaffRole } from '#contract/call'
import { readHome } from '#contract/content/calls'
import { countWaiting } from '#contract/dashboard/calls'
import { listDeeds } from '#contract/deeds/calls'
import { refusals } from '#contract/errors'
import { userInfo } from '#contract/identity/calls'
import { listChecks } from '#contract/identity/check-calls'
import { listOwnInfringements } from '#contract/infringement/calls'
import type { Language } from '#contract/language'
import { countMessages } from '#contract/messages/calls'
import { summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { countReviews } from '#contract/review/queue-calls'
import { readSetup } from '#contract/sites/setup-calls'
import { staffMe } from '#contract/staff/calls'
import { readStaffEmail } from '#contract/staff/email-calls'
import { countDesk } from '#contract/support/desk-calls'
import { ProblemNotice } from '../app/problem-notice'
import type { Staff } from '../areas/operator/staff-queries'
import type { Account } from '../features/account/account-queries'
import { writeCookie } from '../lib/cookies'
import { loadContextFor } from '../lib/page-context'
import type { RootData } from '../lib/root-data'
import { WordsProvider } from '../lib/words'
import routes from '../routes'
import { sampleAccount, sampleStaff } from './sample-people'
import { sampleRoot } from './sample-site'
import { answer, answerInPassing } from './server'
import { newUser } from './user'
import { wordsOf } from './words'

interface Visit {
  language?: Language
  root?: Partial<RootData>
}

export async function visit(address: string, { language = 'en', root = {} }: Visit = {}) {
  document.documentElement.lang = language
  // What reads the document's own address finds the same one.
  history.replaceState(null, '', address)
  const data = sampleRoot(language, root)
  const router = createMemoryRouter([rootRoute(data)], {
    initialEntries: [address],
    getContext: () => loadContextFor(pageOf(data), new Request(`http://localhost${address}`)),
  })
  await isLoaded(router)
  return { user: newUser(), router, ...render(<RouterProvider router={router} />) }
}

/** A guest page: whatever stands around it says nothing. */
export function visitAsGuest(address: string, options: Visit = {}) {
  answerInPassing(readHome)
  return visit(address, options)
}

export function visitAsMember(address: string, { account = sampleAccount, ...rest }: AsMember = {}) {
  writeCookie('token', 'a-token')
  answer(userInfo, account)
  answerInPassing(countMessages, listOwnInfringements)
  return visit(address, { ...rest, root: { isSignedIn: true, ...rest.root } })
}
type AsMember = Visit & { account?: Account }

export function visitAsStaff(
  address: string,
  roles: StaffRole[] = ['admin'],
  { staff, ...rest }: AsStaff = {},
) {
  answer(staffMe, { ...sampleStaff, roles, ...staff })
  answerInPassing(
    listChecks,
    countDesk,
    countReviews,
    summarisePayouts,
    countWaiting,
    listDeeds,
    readSetup,
    readStaffEmail,
  )
  return visit(address, rest)
}
type AsStaff = Visit & { staff?: Partial<Staff> }

function rootRoute(data: RootData): RouteObject {
  const Frame = () => (
    <WordsProvider language={data.language} area="shell" words={wordsOf('shell', data.language)}>
      <Outlet />
      <ProblemNotice />
    </WordsProvider>
  )
  return { id: 'root', loader: () => data, Component: Frame, children: routes.map(asRoute) }
}

type Entry = (typeof routes)[number]
type Module = { default: RouteObject['Component'] } & Record<string, never>

const modules = import.meta.glob<Module>(['../{areas,app}/**/*.tsx', '!../**/*.test.tsx', '!../areas/kit/**'])

function asRoute({ file, path, index, id, children }: Entry): RouteObject {
  const lazy = async () => {
    const module = await modules[`../${file}`]?.()
    if (!module) throw new Error(`there is no ${file}`)
    const { default: Component, clientLoader, loader, shouldRevalidate, ErrorBoundary } = module
    return { Component, loader: clientLoader ?? loader, shouldRevalidate, ErrorBoundary }
  }
  if (index) return { index, id, lazy }
  return { path, id, lazy, children: children?.map(asRoute) }
}

/** Loaders of pages that the server renders ask it in the same process; here they ask the test. */
function pageOf({ site, downloads, language, isSignedIn, origin }: RootData) {
  return {
    site,
    downloads,
    language,
    isSignedIn,
    version: '1',
    mark: 'mark',
    origin,
    call: async <C extends Call<'anyone'>>(call: C, input: SentInputOf<C>): Promise<OutputOf<C>> => {
      const response = await fetch(call.path, { method: 'POST', body: JSON.stringify(input) })
      const { code, data } = (await response.json()) as { code: number; data: OutputOf<C> }
      const key = Object.entries(refusals).find(([, refusal]) => refusal.code === code)?.[0]
      if (key) throw Object.assign(new Error(key), { key })
      return data
    },
  }
}

function isLoaded(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle'
  return new Promise(resolve => {
    if (isIdle()) return resolve()
    const stop = router.subscribe(() => {
      if (!isIdle()) return
      stop()
      resolve()
    })
  })
}
