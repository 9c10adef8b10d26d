import { APART, LAYERS, type Layer, SLOW_PACKAGES, TESTS } from './boundary-rules'
import { type ImportGraph, readImportGraph } from './import-graph'

/** One sentence for each import that runs against the rules. */
export function findBoundaryProblems(sources: Map<string, string>): string[] {
  const graph = readImportGraph(sources)
  return [
    ...findWrongDirections(graph),
    ...findCycles(graph),
    ...findModuleCycles(graph),
    ...findUnwatchedSlowWork(graph),
  ]
}

const layerOf = (file: string): Layer | undefined => LAYERS.find(layer => layer.files.test(file))

function findWrongDirections(graph: ImportGraph): string[] {
  const problems: string[] = []
  for (const [file, imports] of graph) {
    const layer = layerOf(file)
    if (!layer) continue
    for (const item of imports) {
      const why = item.file ? whyNotFile(layer, file, item.file) : whyNotPackage(layer, file, item.package)
      if (why) problems.push(`${file} imports ${item.file ?? item.package}: ${why}`)
    }
  }
  return problems
}

function whyNotFile(layer: Layer, from: string, to: string): string | undefined {
  const target = layerOf(to)
  if (!target) return `${layer.name} may not import files outside the layers`
  if (TESTS.files.test(from) && TESTS.mayAlsoImport.includes(target.name)) return undefined
  if (!layer.mayImport.includes(target.name)) return `${layer.name} may not import ${target.name}`
  const apart = whyApart(layer, from, to)
  if (apart) return apart
  if (layer !== target || !layer.strangersOnlyThrough || layer.strangersOnlyThrough.test(to)) return undefined
  const [own, other] = foldersOf(layer, from, to)
  return own === other ? undefined : `${own} may not reach into ${other}`
}

const foldersOf = (layer: Layer, ...files: string[]) => files.map(file => layer.files.exec(file)?.[1] ?? '')

/** Also not through what is public, and not for a test beside them: the kit for tests brings both sides together. */
function whyApart(layer: Layer, from: string, to: string): string | undefined {
  if (layer !== layerOf(to)) return undefined
  const folders = foldersOf(layer, from, to)
  const apart = APART.find(pair => pair.folders.every(one => folders.includes(one)))
  return apart?.why
}

function whyNotPackage(layer: Layer, from: string, name: string | undefined): string | undefined {
  if (!name || !layer.packages || layer.packages.test(name) || TESTS.files.test(from)) return undefined
  return `${layer.name} may not use this package`
}

function findCycles(graph: ImportGraph): string[] {
  const cycles = cyclesIn(graph.keys(), file => loadedFiles(graph, file))
  return cycles.map(way => `import cycle: ${way.join(' → ')}`)
}

/** Strangers of one layer that need each other are one thing in several folders, even if no two files import each other. */
function findModuleCycles(graph: ImportGraph): string[] {
  return LAYERS.filter(layer => layer.strangersOnlyThrough).flatMap(layer => {
    const folderOf = (file: string) => (TESTS.files.test(file) ? undefined : layer.files.exec(file)?.[1])
    const needs = new Map<string, Set<string>>()
    for (const [file, imports] of graph) {
      const own = folderOf(file)
      if (!own) continue
      const others = imports.flatMap(item => (item.file && folderOf(item.file)) || [])
      for (const other of others) if (other !== own) needs.set(own, (needs.get(own) ?? new Set()).add(other))
    }
    const cycles = cyclesIn(needs.keys(), name => [...(needs.get(name) ?? [])])
    return cycles.map(way => `cycle between ${layer.name}: ${way.join(' → ')}`)
  })
}

/** Depth-first search; each cycle is told once, as the way around it. */
function cyclesIn(names: Iterable<string>, nextOf: (name: string) => string[]): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (name: string): void => {
    const start = way.indexOf(name)
    if (start >= 0) cycles.push([...way.slice(start), name])
    if (start >= 0 || done.has(name)) return
    way.push(name)
    for (const next of nextOf(name)) visit(next)
    way.pop()
    done.add(name)
  }
  for (const name of names) visit(name)
  return cycles
}

function findUnwatchedSlowWork(graph: ImportGraph): string[] {
  const problems: string[] = []
  for (const [file, imports] of graph) {
    if (!SLOW_PACKAGES.files.test(file) || TESTS.files.test(file)) continue
    for (const { kind, package: name = '' } of imports) {
      const door = SLOW_PACKAGES.onlyIn[name]
      if (kind === 'type' || door === undefined || door === file) continue
      problems.push(`${file} imports ${name}: only ${door} may, which refuses to work inside a transaction`)
    }
  }
  return problems
}

/** What loads together with a file: neither types nor what import() brings later. */
function loadedFiles(graph: ImportGraph, file: string): string[] {
  return (graph.get(file) ?? []).flatMap(item => (item.kind === 'value' && item.file ? [item.file] : []))
}
