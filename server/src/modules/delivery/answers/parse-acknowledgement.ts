// What a channel answers about a message (docs/delivery-packages.md). It comes from outside: nothing in it is believed before it is read whole.
import { ParseOption, XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm'

export interface Acknowledgement {
  messageId: string
  status: 'accepted' | 'refused'
  /** Of a refusal, in the channel's words. */
  reason: string
  link: string
}

export type ParsedAcknowledgement = Acknowledgement | { fault: 'notXml' | 'documentType' | 'incomplete' }

export const mostAcknowledgementBytes = 1_000_000
const longest = { messageId: 100, reason: 1000, link: 1000 }

const options =
  ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NO_SYS_CATALOG

export function parseAcknowledgement(bytes: Buffer): ParsedAcknowledgement {
  let document: XmlDocument | undefined
  try {
    document = XmlDocument.fromBuffer(bytes, { option: options })
    if (document.dtd) return { fault: 'documentType' }
    return read(document)
  } catch (error) {
    if (error instanceof XmlLibError) return { fault: 'notXml' }
    throw error
  } finally {
    document?.dispose()
  }
}

function read({ root }: XmlDocument): ParsedAcknowledgement {
  const said = new Map<string, string>()
  for (let node = root.firstChild; node; node = node.next) {
    if (node instanceof XmlElement && !said.has(node.name)) said.set(node.name, tidy(node.content))
  }
  const messageId = (said.get('MessageId') ?? '').slice(0, longest.messageId + 1)
  const status = said.get('Status')
  const isKnown = status === 'Accepted' || status === 'Refused'
  if (
    root.name !== 'Acknowledgement' ||
    messageId === '' ||
    messageId.length > longest.messageId ||
    !isKnown
  ) {
    return { fault: 'incomplete' }
  }
  return {
    messageId,
    status: status === 'Accepted' ? 'accepted' : 'refused',
    reason: (said.get('Reason') ?? '').slice(0, longest.reason),
    link: (said.get('Link') ?? '').slice(0, longest.link),
  }
}

const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
