// Which file imports what, from a tree of sources in memory.
import path from 'node:path'
import ts from 'typescript'

export type Import = {
  specifier: string
  kind: 'value' | 'type' | 'dynamic'
  file?: string
  package?: string
}
export type ImportGraph = Map<string, Import[]>

const SUBPATHS = [
  { prefix: '#contract/', folder: 'contract/src/' },
  { prefix: '#covers/', folder: 'covers/src/' },
]
const ENDINGS = ['.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

export function readImportGraph(sources: Map<string, string>): ImportGraph {
  const graph: ImportGraph = new Map()
  for (const [file, text] of sources) {
    const found = readImports(file, text)
    graph.set(
      file,
      found.map(item => ({ ...item, ...locate(item.specifier, file, sources) })),
    )
  }
  return graph
}

function readImports(file: string, text: string): Import[] {
  const found: Import[] = []
  const add = (node: ts.Node | undefined, kind: Import['kind']) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ specifier: node.text, kind })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(
        node.moduleSpecifier,
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value',
      )
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value')
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, 'type')
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], 'dynamic')
    }
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))
  return found
}

function locate(
  specifier: string,
  from: string,
  sources: Map<string, string>,
): Pick<Import, 'file' | 'package'> {
  const subpath = SUBPATHS.find(({ prefix }) => specifier.startsWith(prefix))
  if (!subpath && !specifier.startsWith('.')) return { package: specifier }
  const plain = specifier.replace(/\?.*$/, '')
  const base = subpath
    ? subpath.folder + plain.slice(subpath.prefix.length)
    : path.posix.join(path.posix.dirname(from), plain)
  // Styles, pictures and generated types are no sources; a wrong path is the compiler's to report.
  const candidates = [base.replace(/\.js$/, '.ts'), ...ENDINGS.map(ending => base + ending)]
  return { file: candidates.find(candidate => sources.has(candidate)) }
}
