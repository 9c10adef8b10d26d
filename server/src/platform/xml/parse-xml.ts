// What strangers send is parsed without the network, without other files and without a document type.
import { ParseOption, XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm'
import type { XmlTree } from './xml-tree'

/** What stands in the way of reading it; without a reason, that it declares a document type. */
export class XmlRefused extends Error {
  constructor(readonly reason?: string) {
    super(reason ?? 'a document type')
  }
}

export const parseOptions =
  ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NO_SYS_CATALOG

/** The document is gone when `use` has ended. */
export function withDocument<T>(bytes: Uint8Array, use: (document: XmlDocument) => T): T {
  let document: XmlDocument | undefined
  try {
    // Declared before it is parsed: what a type declares is never looked at. UTF-16 is not UTF-8 and ends here.
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (declaresType(source)) throw new XmlRefused()
    document = XmlDocument.fromString(source, { option: parseOptions })
    if (document.dtd) throw new XmlRefused()
    return use(document)
  } catch (error) {
    if (error instanceof XmlLibError) throw new XmlRefused(firstLine(error.message))
    if (error instanceof TypeError) throw new XmlRefused('UTF-8')
    throw error
  } finally {
    document?.dispose()
  }
}

export const parseXml = (bytes: Uint8Array): XmlTree => withDocument(bytes, ({ root }) => treeOf(root))

const quotations: Record<string, string> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }

/** Comments, CDATA and instructions may say what they like. Each byte is looked at once: one that never ends is no XML, and ends this too. */
function declaresType(source: string): boolean {
  const markup = /<!--|<!\[CDATA\[|<\?|<!(?:DOCTYPE|ENTITY)/gi
  for (let found = markup.exec(source); found; found = markup.exec(source)) {
    const closing = quotations[found[0].toUpperCase()]
    if (!closing) return true
    const end = source.indexOf(closing, markup.lastIndex)
    if (end < 0) return false
    markup.lastIndex = end + closing.length
  }
  return false
}

const firstLine = (message: string) => message.trim().split('\n')[0] ?? ''

function treeOf(node: XmlElement): XmlTree {
  const children: XmlTree[] = []
  for (let child = node.firstChild; child; child = child.next) {
    if (child instanceof XmlElement) children.push(treeOf(child))
  }
  return {
    name: node.name,
    namespace: node.namespaceUri,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    children,
    text: children.length === 0 ? node.content : '',
  }
}
