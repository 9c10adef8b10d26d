// What a browser loads for each route, read from what was built: the entry, the route with its parents, what these import, and their styles.
// What a page asks for later, with import(), is not counted.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ClientModules, clientModulesFile } from './build-plugins/list-client-modules'

export interface Load {
  /** guest, passport, member, operator; app for a page of none of them. */
  area: string
  scripts: string[]
  styles: string[]
}

interface Part {
  module: string
  imports?: string[]
  css?: string[]
  clientActionModule?: string
  clientLoaderModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}

interface Route extends Part {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

interface Manifest {
  entry: Part
  routes: Record<string, Route>
}

const root = path.resolve(import.meta.dirname, '..')
const served = path.join(root, 'build/web/client')
const assets = path.join(served, 'assets')

export const readClientModules = (): ClientModules =>
  JSON.parse(readFileSync(path.join(root, clientModulesFile), 'utf8'))

/** By the path of each route that shows something: a layout counts with each route inside it, and a route that only forwards is left out. */
export function readLoads(): Map<string, Load> {
  const { entry, routes } = readManifest()
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const loads = new Map<string, Load>()
  for (const [id, { path }] of Object.entries(routes)) {
    if (path === undefined || parents.has(id) || id.startsWith('forward/')) continue
    const line = lineOf(id, routes)
    const area = line.flatMap(route => /^areas\/([^/]+)/.exec(route.id)?.[1] ?? [])[0] ?? 'app'
    loads.set(path, { area, ...filesOf([entry, ...line]) })
  }
  return loads
}

function readManifest(): Manifest {
  const [file, ...others] = readdirSync(assets).filter(name => /^manifest-.*\.js$/.test(name))
  if (!file || others.length > 0)
    throw new Error('build/web/client has no manifest of its routes, or several')
  return JSON.parse(
    readFileSync(path.join(assets, file), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  )
}

function lineOf(id: string, routes: Record<string, Route>): Route[] {
  const line: Route[] = []
  for (let at: string | undefined = id; at; at = line[0]?.parentId) {
    const route = routes[at]
    if (!route) break
    line.unshift(route)
  }
  return line
}

function filesOf(parts: Part[]): Pick<Load, 'scripts' | 'styles'> {
  const scripts = parts.flatMap(part => [
    part.module,
    ...(part.imports ?? []),
    part.clientActionModule,
    part.clientLoaderModule,
    part.clientMiddlewareModule,
    part.hydrateFallbackModule,
  ])
  return { scripts: unique(scripts), styles: unique(parts.flatMap(({ css }) => css ?? [])) }
}

const unique = (files: (string | undefined)[]) =>
  [...new Set(files.flatMap(file => (file ? [file.replace(/[?#].*$/, '')] : [])))].sort()

const sizes = new Map<string, number>()

/** As the server sends it to a browser that takes gzip: precompress.mjs does the same. */
export function gzippedBytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(path.join(served, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}
