import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/src',
  buildDirectory: 'build/web',
  ssr: true,
  // Every route is known at once: no second request before a first click, and no page can probe for hidden routes.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: false },
} satisfies Config
