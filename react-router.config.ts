import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/src',
  buildDirectory: 'build/web',
  ssr: true,
  // A page carries the routes of its own links only; the rest of the list is asked for when it is needed.
  routeDiscovery: { mode: 'lazy' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: false },
} satisfies Config
