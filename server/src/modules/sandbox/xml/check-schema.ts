// Holds a message against DDEX's schemas where a folder has them: `432` and `382` in it, as DDEX hands them out.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm'
import { parseOptions } from '../../../platform/xml/parse-xml'
import { refuse } from '../package-fault'
import { withDocument } from './parse-xml'

const firstFile = 'release-notification.xsd'
const opened = new Map<string, Promise<XsdValidator>>()

export async function checkSchema(bytes: Uint8Array, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(path.join(folder, firstFile))) return
  const known = opened.get(folder) ?? openSchema(folder)
  opened.set(folder, known)
  const validator = await known
  withDocument(bytes, document => {
    try {
      validator.validate(document)
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error
      const [first] = error.details
      refuse('sandbox.againstSchema', {
        line: first?.line ?? 1,
        reason: (first?.message ?? error.message).trim(),
      })
    }
  })
}

const shelf = new XmlBufferInputProvider({})
let hasShelf = false

/** Read once for as long as the process lives: there are two of them. */
async function openSchema(folder: string): Promise<XsdValidator> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.xsd'))
  const files = await Promise.all(
    names.map(async name => ({ name, content: await readFile(path.join(folder, name)) })),
  )
  if (!hasShelf) hasShelf = xmlRegisterInputProvider(shelf)
  const place = (name: string) => `sandbox-schemas/${path.basename(folder)}/${name}`
  for (const { name, content } of files) shelf.addBuffer(place(name), content)
  const document = XmlDocument.fromBuffer(await readFile(path.join(folder, firstFile)), {
    url: place(firstFile),
    option: parseOptions,
  })
  return XsdValidator.fromDoc(document)
}
