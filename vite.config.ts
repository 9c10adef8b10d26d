import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { listClientModules } from './tools/build-plugins/list-client-modules'
import { showRouteLoadErrors, withoutUnusedRouter } from './tools/build-plugins/mend-router'
import { shellInOneFile } from './tools/build-plugins/shell-in-one-file'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    tailwindcss(),
    reactRouter(),
    shellInOneFile(),
    withoutUnusedRouter(),
    showRouteLoadErrors(),
    listClientModules(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Paths and links are constants: each goes where it is used, instead of all of them to every page.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
  },
})
