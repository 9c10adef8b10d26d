// A schema is read by a program that would follow whatever it names. What is kept is XML without a document type that names its one
// neighbour and nothing else.
import { ParseOption, XmlDocument, type XmlElement, XmlLibError } from 'libxml2-wasm'
import type { SchemaFormat } from '#contract/distribution/schema-calls'
import { Refusal } from '../../../platform/refusal'
import { firstSchema, schemaFiles } from './schema-files'
import './schemas.texts'

const mostBytes = 5 * 1024 * 1024
const schemaWords = { xs: 'http://www.w3.org/2001/XMLSchema' }
const options =
  ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NO_SYS_CATALOG
const firstNamespaces: Readonly<Record<SchemaFormat, string>> = {
  'ern-4.3.2': 'http://ddex.net/xml/ern/432',
  'ern-3.8.2': 'http://ddex.net/xml/ern/382',
}

export interface JudgedSchema {
  name: string
  content: string
}

export function judgeSchema(
  file: { name: string; body: Buffer } | undefined,
  format: SchemaFormat,
): JudgedSchema {
  if (!file || file.body.length === 0) return refuse('missing')
  if (file.body.length > mostBytes) return refuse('tooLarge')
  const { name } = file
  if (!schemaFiles[format].includes(name)) {
    return refuse('otherName', { names: schemaFiles[format].join(', ') })
  }
  const content = readText(file.body)
  judgeDocument(content, name, format)
  return { name, content }
}

/** Kept as text: what is not UTF-8, or holds what a database cannot, is no schema of DDEX. */
function readText(body: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return text.includes('\0') ? refuse('notXml') : text
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse('notXml')
  }
}

function judgeDocument(content: string, name: string, format: SchemaFormat) {
  // Before anything parses it: what a document type could blow up to is not worth finding out.
  if (/<!DOCTYPE/i.test(content)) refuse('documentType')
  let document: XmlDocument | undefined
  try {
    document = XmlDocument.fromString(content, { option: options })
    const { root } = document
    if (root.name !== 'schema' || root.namespaceUri !== schemaWords.xs) refuse('notSchema')
    if (name === firstSchema && root.attr('targetNamespace')?.value !== firstNamespaces[format]) {
      refuse('otherVersion')
    }
    const followed = root.find('//xs:import | //xs:include | //xs:redefine | //xs:override', schemaWords)
    for (const element of followed) judgeLocation(element as XmlElement, format)
  } catch (error) {
    if (error instanceof XmlLibError) refuse('notXml')
    throw error
  } finally {
    document?.dispose()
  }
}

function judgeLocation(element: XmlElement, format: SchemaFormat) {
  const location = element.attr('schemaLocation')?.value
  if (location !== undefined && !schemaFiles[format].includes(location)) {
    refuse('otherImport', { location: location.slice(0, 200) })
  }
}

function refuse(why: string, params?: Record<string, string>): never {
  throw new Refusal('invalidInput', { fields: [{ field: 'file', text: `schemas.${why}`, params }] })
}
