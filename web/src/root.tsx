import './styles/app.css'
import displayFace from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import { useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { BrokenScreen } from './app/broken-screen'
import { DemoCorner } from './app/demo-corner'
import { LoadWatch } from './app/load-watch'
import { PageViews } from './app/page-views'
import { ProblemNotice } from './app/problem-notice'
import { SiteFooter } from './features/shell/site-footer'
import { SiteHeader } from './features/shell/site-header'
import { bootScript } from './lib/appearance'
import { redirectFor } from './lib/guard'
import { pageContext } from './lib/page-context'
import type { RootData } from './lib/root-data'
import { isCounted, screenAt } from './lib/screens'
import { ScriptMark } from './lib/script-mark'
import { hasToken } from './lib/session'
import { WordsProvider } from './lib/words'
import { loadWords } from './messages/areas'

/** Asked for at once: a face that arrives after the first paint has the whole page laid out again. */
export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: displayFace, crossOrigin: 'anonymous' as const },
]

/** Runs for documents and for data, before any loader: nobody sees a flash of a page that is not theirs. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/\.data$/, '')
    const target = redirectFor(path, context.get(pageContext).isSignedIn, search)
    if (target) throw redirect(target)
    return next()
  },
]

export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    const isSignedIn = hasToken()
    const { pathname, search } = new URL(request.url)
    const target = redirectFor(pathname, isSignedIn, search)
    // Logged in or out since this document was loaded, here or in another tab: its header is the wrong one.
    if (target || isSignedIn !== wasSignedIn) throw redirectDocument(target ?? request.url)
    if (changesCounting(pathname)) throw redirectDocument(request.url)
    return next()
  },
]

const wasSignedIn = typeof document !== 'undefined' && hasToken()
const firstShown = typeof document === 'undefined' ? undefined : screenAt(location.pathname)

/** A statistics script sees all of its document. One that may hold it shows counted pages alone, and no other one ever loads it. */
function changesCounting(pathname: string): boolean {
  if (document.documentElement.dataset.statistics === undefined) return false
  return isCounted(screenAt(pathname)) !== isCounted(firstShown)
}

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { site, downloads, language, isSignedIn, origin } = context.get(pageContext)
  return { site, downloads, language, isSignedIn, origin, words: await loadWords('shell', language) }
}

/** The site and the language stay what they are, until the document is loaded again or somebody saves a setting and asks anew. */
export function shouldRevalidate({ actionResult, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return actionResult !== undefined || currentUrl.href === nextUrl.href
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { site, words, language } = loaderData
  const key = (screenAt(location.pathname)?.title ?? 'title.unknown') as keyof typeof words
  return [{ title: `${words[key]} - ${site.site_title[language]}` }]
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const mark = useContext(ScriptMark)
  return (
    <html
      lang={data?.language ?? 'zh-CN'}
      data-statistics={data?.site.statistics.address ? data.site.statistics.service : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/any-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Before the style sheet: behind it, reading the page would stop until that has arrived. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: bootScript }} />
        <Meta />
        <Links />
        {data && <SiteColors colors={data.site.colors} />}
      </head>
      <body>
        {children}
        {data && <LoadError words={data.words} />}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  )
}

/** Shown by the boot script alone: the page's own scripts are what did not arrive. */
function LoadError({ words }: { words: RootData['words'] }) {
  return (
    <div
      id="load-error"
      hidden
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface p-6"
    >
      <p className="font-semibold">{words['load.title']}</p>
      <p className="mt-1 text-soft">{words['load.text']}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page with its whole query, without a script */}
      <a className="mt-3 inline-block font-semibold text-accent underline" href="">
        {words['load.retry']}
      </a>
    </div>
  )
}

/** An agent's colours override two tokens and nothing else. */
function SiteColors({ colors }: { colors: RootData['site']['colors'] }) {
  const isColor = (value: string | null) => value !== null && /^#[0-9a-f]{6}$/i.test(value)
  const rules = [
    isColor(colors.accent) && `--accent:${colors.accent}`,
    isColor(colors.river) && `--river:${colors.river}`,
  ].filter(Boolean)
  return rules.length > 0 ? <style>{`:root{${rules.join(';')}}`}</style> : null
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) return <Outlet />
  return (
    <WordsProvider language={data.language} area="shell" words={data.words}>
      <Outlet />
      <ProblemNotice />
      <LoadWatch />
      <PageViews />
      <DemoCorner />
    </WordsProvider>
  )
}

/** Whatever broke, the way on stays: the header with its menu is there as long as the site is known. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const screen = (
    <BrokenScreen words={data?.words} isMissing={isRouteErrorResponse(error) && error.status === 404} />
  )
  if (!data) return screen
  return (
    <WordsProvider language={data.language} area="shell" words={data.words}>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader style="plain" />
        {screen}
        <SiteFooter style="slim" />
      </div>
    </WordsProvider>
  )
}
