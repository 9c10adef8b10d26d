// What a message must have: a sender who left it out is told.
import { elements, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuse } from '../package-fault'

export function element(tree: XmlTree, path: string): XmlTree {
  return elements(tree, path)[0] ?? refuse('sandbox.missing', { element: `${tree.name}/${path}` })
}

export const text = (tree: XmlTree, path: string) => element(tree, path).text

export function wholeNumber(tree: XmlTree, path: string): number {
  const value = text(tree, path)
  return /^\d{1,9}$/.test(value) ? Number(value) : refuse('sandbox.badValue', { element: path, value })
}
