// Two places where React Router's own text is changed on the way into the build.
import type { Plugin } from 'vite'

/**
 * React Router's package leads every bundler to its files for development, whose words for developers are for nobody here. One constant
 * is all that these differ by from the others. The build fails if it moves.
 */
export function withoutRouterWarnings(): Plugin {
  const on = 'var ENABLE_DEV_WARNINGS = true;'
  let replaced = false
  return {
    name: 'without-router-warnings',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.includes('react-router') || !code.includes(on)) return
      replaced = true
      return { code: code.replace(on, 'var ENABLE_DEV_WARNINGS = false;'), map: null }
    },
    buildEnd() {
      if (!replaced) this.error('React Router switches its warnings elsewhere: check withoutRouterWarnings')
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
