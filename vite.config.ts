import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), showRouteLoadErrors()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [shell] } } },
  },
}))

/**
 * What every guest page loads anyway, in one file: twenty small ones compress worse and take more requests. What
 * only forms need stays out: why a call was refused, sending files, the paths of other calls.
 */
const shell = {
  name: 'shell',
  test: /web\/src\/(lib\/(?!is-refusal|post-form)|app\/|features\/shell\/)|web\/src\/ui\/(class-names|button-class|button-link)|contract\/src\/(page-view-path|language|wire-codes)\.ts$/,
}

/**
 * When a page's script does not load, React Router reloads the whole page without a word. Visitors should see what
 * happened and a retry button instead: app/load-watch.tsx hears the event. The build fails if the code moves.
 */
function showRouteLoadErrors(): Plugin {
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
