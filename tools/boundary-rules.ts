// The direction of imports as data, by folder pattern: a new module, feature or area needs no new rule.

export type Layer = {
  name: string
  files: RegExp
  /** Layers it may import; its own is listed when files of one layer may import each other. */
  mayImport: string[]
  /** When given, the only npm packages it may import. */
  packages?: RegExp
  /** Files with different first captures in `files` are strangers, and meet only through these files. */
  strangersOnlyThrough?: RegExp
}

const NOTHING = /(?!)/

/** First match wins. Files outside every layer (tools, bench, e2e) import what they like. */
export const LAYERS: Layer[] = [
  // What others take along: it stands alone, with nothing but what Node brings.
  { name: 'client', files: /^contract\/client\//, mayImport: ['client'], packages: /^node:/ },
  { name: 'contract', files: /^contract\//, mayImport: ['contract'], packages: /^zod(\/|$)/ },
  // Composes and draws covers, in the browser and on the server alike: it knows neither of them.
  {
    name: 'covers',
    files: /^covers\//,
    mayImport: ['contract', 'covers'],
    packages: NOTHING,
  },
  { name: 'platform', files: /^server\/src\/platform\//, mayImport: ['contract', 'covers', 'platform'] },
  {
    name: 'modules',
    files: /^server\/src\/modules\/([^/]+)\//,
    mayImport: ['contract', 'covers', 'platform', 'modules'],
    strangersOnlyThrough: /\.public\.ts$/,
  },
  {
    name: 'server testing',
    files: /^server\/src\/testing\//,
    mayImport: ['contract', 'covers', 'platform', 'modules', 'server', 'server testing'],
  },
  {
    name: 'server',
    files: /^server\/src\//,
    mayImport: ['contract', 'covers', 'platform', 'modules', 'server'],
  },
  { name: 'messages', files: /^web\/src\/messages\//, mayImport: ['contract', 'messages'] },
  { name: 'ui', files: /^web\/src\/ui\//, mayImport: ['contract', 'ui', 'lib'] },
  { name: 'lib', files: /^web\/src\/lib\//, mayImport: ['contract', 'messages', 'ui', 'lib'] },
  {
    name: 'features',
    files: /^web\/src\/features\//,
    mayImport: ['contract', 'covers', 'messages', 'ui', 'lib', 'features'],
  },
  {
    name: 'areas',
    files: /^web\/src\/areas\/([^/]+)\//,
    // The client is shown, as text.
    mayImport: ['contract', 'client', 'covers', 'messages', 'ui', 'lib', 'features', 'areas'],
    strangersOnlyThrough: NOTHING,
  },
  {
    name: 'web testing',
    files: /^web\/src\/testing\//,
    mayImport: ['contract', 'messages', 'ui', 'lib', 'features', 'areas', 'app', 'web testing'],
  },
  // web/src/app, root.tsx, routes.ts, entry.*: whatever is not one of the folders above.
  {
    name: 'app',
    files: /^web\/src\//,
    mayImport: ['contract', 'messages', 'ui', 'lib', 'features', 'areas', 'app'],
  },
]

/** Two sides of one wire, named by their folders among the modules: what they agree on is written down in docs and shared nowhere,
 * so that a mistake of the one is seen by the other. */
export const APART: { folders: [string, string]; why: string }[] = [
  { folders: ['sandbox', 'distribution'], why: 'the receiver shares nothing with the writer' },
  { folders: ['sandbox', 'delivery'], why: 'the receiver shares nothing with the writer' },
]

/** A test may use the test server, the kit for screens or the typed client, whatever layer it sits in. */
export const TESTS = { files: /\.test\.tsx?$/, mayAlsoImport: ['server testing', 'web testing', 'client'] }

/** What takes long is reached through one file each, which refuses to work inside a transaction. */
export const SLOW_PACKAGES = {
  files: /^server\/src\/(?!testing\/)/,
  onlyIn: {
    sharp: 'server/src/platform/picture.ts',
    '@node-rs/argon2': 'server/src/modules/identity/passwords.ts',
    'ssh2-sftp-client': 'server/src/platform/transports/sftp/sftp-session.ts',
    pdfkit: 'server/src/platform/pdf/pages.ts',
    '@napi-rs/canvas': 'server/src/platform/canvas/skia.ts',
  } as Record<string, string>,
}
