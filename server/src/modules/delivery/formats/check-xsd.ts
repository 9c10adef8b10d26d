// Holds a message against schemas. Nothing is fetched: what a schema imports is one of its neighbours or is missing.
// libxml2 works in memory of its own that nobody tidies up, so everything taken there is given back here.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  ParseOption,
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm'
import { refuseInTransaction } from '../../../platform/database/slow-work'
import { readSchemaFiles, stampOfSchemas } from '../../distribution/distribution.public'

export interface XsdFault {
  line: number
  reason: string
}

export type XsdResult = { isValid: true } | { isValid: false; faults: XsdFault[] }

export interface Schemas {
  check(xml: string): XsdResult
  /** To be called once; nothing can be checked after it. */
  close(): void
}

const firstFile = 'release-notification.xsd'
/** Lines beyond 65,535 are counted too. Without the network, other files and the parser's catalogue. */
const parseOptions =
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NO_SYS_CATALOG |
  ParseOption.XML_PARSE_BIG_LINES

/** Fails where the folder has no schemas or where one of them is broken. Reading them takes a moment: one reading serves many messages. */
export async function openSchemas(folder: string): Promise<Schemas> {
  refuseInTransaction('reading schemas')
  return schemasOf(await readSchemas(folder))
}

/** By where they are and since when: what an admin uploads anew is another one. */
const kept = new Map<string, Schemas>()

/**
 * The schemas of a format, from the server's folder or as an admin has uploaded them; undefined where they are missing. They are put
 * together once and stay open: whoever gets them does not close them.
 */
export async function openSchemasFor(
  ...where: Parameters<typeof readSchemaFiles>
): Promise<Pick<Schemas, 'check'> | undefined> {
  refuseInTransaction('reading schemas')
  const stamp = await stampOfSchemas(...where)
  const known = stamp === undefined ? undefined : kept.get(stamp)
  if (stamp === undefined || known) return known
  const files = await readSchemaFiles(...where)
  if (!files) return undefined
  const schemas = schemasOf(files)
  kept.set(stamp, schemas)
  return schemas
}

function schemasOf(files: Map<string, Uint8Array>): Schemas {
  const { document, validator } = compile(files)
  return {
    check: xml => checkAgainst(validator, xml),
    close() {
      validator.dispose()
      document.dispose()
    },
  }
}

async function readSchemas(folder: string): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.xsd'))
  return new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, Uint8Array]> => [name, await readFile(path.join(folder, name))],
      ),
    ),
  )
}

const shelf = new XmlBufferInputProvider({})
let hasShelf = false
let opened = 0

/** libxml2 sees the files under names of our own for as long as it puts them together. */
function compile(files: Map<string, Uint8Array>) {
  if (!hasShelf) hasShelf = xmlRegisterInputProvider(shelf)
  const root = `schemas/${++opened}`
  const first = files.get(firstFile)
  if (!first) throw new Error(`there is no ${firstFile} among the schemas`)
  for (const [name, content] of files) shelf.addBuffer(`${root}/${name}`, content)
  try {
    const document = XmlDocument.fromBuffer(first, { url: `${root}/${firstFile}`, option: parseOptions })
    return { document, validator: validatorOf(document) }
  } finally {
    for (const name of files.keys()) shelf.removeBuffer(`${root}/${name}`)
  }
}

function validatorOf(document: XmlDocument): XsdValidator {
  try {
    return XsdValidator.fromDoc(document)
  } catch (error) {
    document.dispose()
    throw error
  }
}

function checkAgainst(validator: XsdValidator, xml: string): XsdResult {
  let document: XmlDocument | undefined
  try {
    document = XmlDocument.fromString(xml, { option: parseOptions })
    // No message has entities of its own. What they could blow up to is not worth finding out.
    if (document.dtd) return refused({ line: 1, reason: 'a message has no document type' })
    validator.validate(document)
    return { isValid: true }
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    const details = error.details.length > 0 ? error.details : [{ line: 1, message: error.message }]
    return refused(...details.map(({ line, message }) => ({ line, reason: message.trim() })))
  } finally {
    document?.dispose()
  }
}

const refused = (...faults: XsdFault[]): XsdResult => ({ isValid: false, faults })
