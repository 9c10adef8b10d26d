import { XmlDocument, XmlElement } from 'libxml2-wasm'

export interface ReadXml {
  /** The texts of what a path finds, of elements and attributes alike. */
  all(path: string): string[]
  /** The one text that a path finds. */
  one(path: string): string
  /** Names of the elements below what a path finds, in their order. */
  names(path: string): string[]
}

/** Reads what was written, as a receiver would, and gives back what the parser has taken. */
export function readXml<T>(xml: string, read: (document: ReadXml) => T): T {
  const document = XmlDocument.fromString(xml)
  try {
    const all = (path: string) => document.find(path).map(node => node.content)
    return read({
      all,
      one(path) {
        const [text, ...more] = all(path)
        if (text === undefined || more.length > 0) throw new Error(`${path} finds ${more.length + 1 || 0}`)
        return text
      },
      names: path => document.find(`${path}/*`).map(node => (node instanceof XmlElement ? node.name : '')),
    })
  } finally {
    document.dispose()
  }
}
