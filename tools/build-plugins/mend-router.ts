// Places where React Router's own text is changed on the way into the build.
import type { Plugin } from 'vite'
import { type Mend, mendText } from './mend-text'

/**
 * React Router's package leads every bundler to its files for development, whose words for developers are for nobody here. One constant
 * is all that these differ by from the others.
 */
const withoutWarnings: Mend = {
  find: 'var ENABLE_DEV_WARNINGS = true;',
  put: 'var ENABLE_DEV_WARNINGS = false;',
}

/**
 * Code that no page uses, which a bundler cannot see from outside: each mend closes the one way in, and the bundler then drops all that
 * was behind it. It is 6 kB of every page. Pages change their data by calls of their own, never by actions or fetchers of the router.
 */
const withoutUnused: Mend[] = [
  { find: 'if (init.instrumentations) {', put: 'if (false) {', times: 2 },
  {
    find: 'async function fetch2(key, routeId, href, opts) {',
    put: "async function fetch2() { throw new Error('Fetchers are left out of this build');",
  },
  {
    find: '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
    put: '} else if (false) {',
  },
  {
    find: 'if (!opts || !isSubmissionNavigation(opts)) {\n    return { path };\n  }',
    put: 'return { path };',
  },
  {
    find: 'if (request.method !== "GET") {\n      return singleFetchActionStrategy(',
    put: 'if (false) {\n      return singleFetchActionStrategy(',
  },
  {
    find: 'if (fetcherKey) {\n      return singleFetchLoaderFetcherStrategy(',
    put: 'if (false) {\n      return singleFetchLoaderFetcherStrategy(',
  },
  {
    find: 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(\n      prefetch,\n      rest\n    );',
    put: 'let shouldPrefetch = false, prefetchRef = null, prefetchHandlers = {};',
  },
  {
    find: 'return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;',
    put: 'return link;',
  },
  { find: 'isPageLinkDescriptor(link) ? /* @__PURE__ */', put: 'false ? /* @__PURE__ */' },
  // Naming a component counts as using it.
  { find: 'var NavLink = React10.forwardRef(', put: 'var NavLink = /* @__PURE__ */ React10.forwardRef(' },
  { find: 'NavLink.displayName = "NavLink";', put: '' },
  { find: 'var Form = React10.forwardRef(', put: 'var Form = /* @__PURE__ */ React10.forwardRef(' },
  { find: 'Form.displayName = "Form";', put: '' },
  { find: 'HistoryRouter.displayName = "unstable_HistoryRouter";', put: '' },
  // Server components.
  {
    find: 'if (this.context) {\n      return /* @__PURE__ */ React2.createElement(RSCErrorHandler',
    put: 'if (false) {\n      return /* @__PURE__ */ React2.createElement(RSCErrorHandler',
  },
  { find: 'if (this.context && typeof error === "object"', put: 'if (false && typeof error === "object"' },
]

/** A page that starts to use what was left out would fail in the browser alone, so the build names it. */
const leftOut =
  /\b(?:useFetchers?|useSubmit|useActionData|clientAction)\b|<(?:Form|PrefetchPageLinks)\b|\sprefetch=|\bexport (?:const|(?:async )?function) action\b/

export const findLeftOut = (code: string): string | undefined => leftOut.exec(code)?.[0]

/** The build fails where React Router's text has moved. */
export function withoutUnusedRouter(): Plugin {
  const mends = [withoutWarnings, ...withoutUnused]
  const done = new Set<Mend>()
  return {
    name: 'without-unused-router',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (/\/web\/src\/[^?]*\.tsx?(\?|$)/.test(id)) {
        const used = findLeftOut(code)
        if (used) this.error(`${id} uses ${used.trim()} of React Router, which mend-router.ts leaves out`)
      }
      if (!id.includes('/node_modules/react-router/')) return
      const mended = mendText(code, mends)
      for (const mend of mended.done) done.add(mend)
      return mended.done.length > 0 ? { code: mended.text, map: null } : undefined
    },
    buildEnd(error) {
      const missing = mends.filter(mend => !done.has(mend))
      if (!error && missing.length > 0)
        this.error(
          `React Router has moved, check mend-router.ts:\n${missing.map(({ find }) => find).join('\n')}`,
        )
    },
  }
}

/**
 * When a page's script does not load, React Router reloads the whole page without a word. Visitors should see what
 * happened and a retry button instead: app/load-watch.tsx hears the event. The build fails if the code moves.
 */
export function showRouteLoadErrors(): Plugin {
  const marker = 'reloading page...`'
  const tell = "window.dispatchEvent(new Event('route-load-error'));"
  const reload = /window\.location\.reload\(\);\s+return new Promise\(\(\) => \{\s+\}\);/
  let replaced = false
  return {
    name: 'show-route-load-errors',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.includes('react-router') || !code.includes(marker)) return
      const at = code.indexOf(marker)
      const rest = code.slice(at).replace(reload, `${tell} return new Promise(() => {});`)
      replaced ||= rest !== code.slice(at)
      return { code: code.slice(0, at) + rest, map: null }
    },
    buildEnd() {
      if (!replaced)
        this.error('React Router no longer reloads where we expected it: check showRouteLoadErrors')
    },
  }
}
