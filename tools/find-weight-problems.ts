import type { ClientModules } from './build-plugins/list-client-modules'
import { WEIGHT_RULES } from './page-weight-rules'
import type { Load } from './page-weights'

export interface Weight {
  javascript: number
  css: number
}

export type Budgets = Record<string, Weight>

export interface Built {
  loads: ReadonlyMap<string, Load>
  modules: ClientModules
  bytesOf(file: string): number
}

/** Compressing differs a little from one Node to the next, and a word more is no reason to stop. */
const margin: Weight = { javascript: 1_000, css: 300 }
const kinds = ['javascript', 'css'] as const
const mostParts = 8

export function weigh({ loads, bytesOf }: Built): Budgets {
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0)
  const entries = [...loads].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(
    entries.map(([route, { scripts, styles }]) => [route, { javascript: sum(scripts), css: sum(styles) }]),
  )
}

/** One text for each route that is too heavy, and for each script with libraries that its page may not have. */
export function findWeightProblems(built: Built, budgets: Budgets): string[] {
  const weights = weigh(built)
  const gone = Object.keys(budgets).filter(route => !weights[route])
  return [
    ...Object.entries(weights).flatMap(([route, weight]) =>
      findHeavy(route, weight, budgets[route], built).concat(findForbidden(route, built)),
    ),
    ...gone.map(route => `${route} has a budget and is no route any more`),
  ]
}

function findHeavy(route: string, weight: Weight, budget: Weight | undefined, built: Built): string[] {
  if (!budget) return [`${route} has no budget`]
  const load = loadOf(route, built)
  const most = WEIGHT_RULES[load.area]?.most
  return kinds.flatMap(kind => {
    const limit = Math.min(budget[kind] + margin[kind], most?.[kind] ?? Number.POSITIVE_INFINITY)
    if (weight[kind] <= limit) return []
    const files = kind === 'javascript' ? load.scripts : load.styles
    const parts = [...files].sort((one, other) => built.bytesOf(other) - built.bytesOf(one))
    const lines = parts
      .slice(0, mostParts)
      .map(file => `    ${built.bytesOf(file)} ${file}${describe(file, built.modules)}`)
    return [`${route}: ${weight[kind]} bytes of ${kind}, at most ${limit}\n${lines.join('\n')}`]
  })
}

function findForbidden(route: string, built: Built): string[] {
  const load = loadOf(route, built)
  const rule = WEIGHT_RULES[load.area]
  if (!rule) return [`${route}: no rule says what pages of the area ${load.area} may load`]
  return load.scripts.flatMap(file => {
    const found = librariesOf(file, built.modules).filter(
      name => (rule.only && !rule.only.test(name)) || rule.never?.test(name),
    )
    return found.length > 0 ? [`${route} loads ${found.join(', ')} with ${file}`] : []
  })
}

function describe(file: string, modules: ClientModules): string {
  const libraries = librariesOf(file, modules)
  const own = Object.keys(modules[chunkOf(file)] ?? {}).filter(name => !packageOf(name))
  const ofOwn = own.length > 3 ? [...own.slice(0, 3), `${own.length - 3} more`] : own
  const parts = [...libraries, ...ofOwn]
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function librariesOf(file: string, modules: ClientModules): string[] {
  const names = Object.keys(modules[chunkOf(file)] ?? {}).flatMap(name => packageOf(name) ?? [])
  return [...new Set(names)].sort()
}

const packageOf = (module: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]
const chunkOf = (file: string) => file.replace(/^\//, '')

function loadOf(route: string, { loads }: Built): Load {
  const load = loads.get(route)
  if (!load) throw new Error(`${route} is no route of the build`)
  return load
}
