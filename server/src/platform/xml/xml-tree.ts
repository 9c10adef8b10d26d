// A message as a plain tree: nothing of the parser's memory is kept.

export interface XmlTree {
  name: string
  namespace: string
  attributes: Record<string, string>
  children: XmlTree[]
  /** Of an element without elements in it. */
  text: string
}

/** `A/B`: every B below every A below it. */
export function elements(tree: XmlTree, path: string): XmlTree[] {
  return path
    .split('/')
    .reduce((found, name) => found.flatMap(one => one.children.filter(child => child.name === name)), [tree])
}

export const texts = (tree: XmlTree, path: string) => elements(tree, path).map(({ text }) => text)

export const maybeText = (tree: XmlTree, path: string) => texts(tree, path)[0]

/** Wherever it stands. */
export function named(tree: XmlTree, name: string): XmlTree[] {
  const below = tree.children.flatMap(child => named(child, name))
  return tree.name === name ? [tree, ...below] : below
}
