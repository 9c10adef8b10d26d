import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { Language } from '#contract/language'
import { ProblemNotice } from '../app/problem-notice'
import { operatorClient, type Staff, StaffContext } from '../areas/operator/staff-queries'
import { queryClient } from '../features/account/account-queries'
import type { RootData } from '../lib/root-data'
import { WordsProvider } from '../lib/words'
import { ToastProvider } from '../ui/toast'
import { sampleRoot } from './sample-site'
import { newUser } from './user'
import { areas, say, wordsOf } from './words'

interface PartOptions {
  language?: Language
  /** The address it stands at. */
  at?: string
  root?: Partial<RootData>
  /** Parts of the console: who is logged in. */
  staff?: Staff
}

/** A part of a page with everything around it that it may ask for; whatever it links to is an empty page. */
export function renderPart(part: ReactElement, options: PartOptions = {}) {
  const { language = 'en', at = '/', root = {}, staff } = options
  const data = sampleRoot(language, root)
  const Frame = () => (
    <Around language={language} staff={staff}>
      <Outlet />
      <ProblemNotice />
    </Around>
  )
  const path = new URL(at, 'http://localhost').pathname
  const children = [{ path, element: part }, { path: '*' }]
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => data, Component: Frame, children }],
    { initialEntries: [at], hydrationData: { loaderData: { root: data } } },
  )
  document.documentElement.lang = language
  history.replaceState(null, '', at)
  return { user: newUser(), router, ...render(<RouterProvider router={router} />) }
}

type AroundProps = { language: Language; staff: Staff | undefined; children: ReactNode }

function Around({ language, staff, children }: AroundProps) {
  const spoken = areas.reduce<ReactNode>(
    (inner, area) => (
      <WordsProvider key={area} language={language} area={area} words={wordsOf(area, language)}>
        {inner}
      </WordsProvider>
    ),
    <ToastProvider closeLabel={say('shell', language)('problem.close')}>{children}</ToastProvider>,
  )
  return (
    <QueryClientProvider client={staff ? operatorClient : queryClient}>
      <StaffContext value={staff ?? null}>{spoken}</StaffContext>
    </QueryClientProvider>
  )
}
