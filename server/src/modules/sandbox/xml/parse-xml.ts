import type { XmlDocument } from 'libxml2-wasm'
import * as platform from '../../../platform/xml/parse-xml'
import type { XmlTree } from '../../../platform/xml/xml-tree'
import { refuse } from '../package-fault'

export const parseXml = (bytes: Uint8Array): XmlTree => inOurWords(() => platform.parseXml(bytes))

export const withDocument = <T>(bytes: Uint8Array, use: (document: XmlDocument) => T): T =>
  inOurWords(() => platform.withDocument(bytes, use))

function inOurWords<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof platform.XmlRefused)) throw error
    const { reason } = error
    return reason === undefined ? refuse('sandbox.documentType') : refuse('sandbox.notXml', { reason })
  }
}
