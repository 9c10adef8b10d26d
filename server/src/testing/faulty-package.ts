// One package with one thing wrong, and what the sandbox says to it. The schemas are not asked: its own rules must hold without them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { judgeBatch, type ReceiverSettings } from '../modules/sandbox/receive-batch'
import { buildMessage } from './build-message'
import {
  type BuiltPackage,
  buildPackage,
  type Materials,
  makeMaterials,
  putPackage,
  type WantedPackage,
} from './build-package'

export const faultyUpc = '123456789012'
const xmlFile = `${faultyUpc}/${faultyUpc}.xml`

export interface FaultyPackage extends WantedPackage {
  message?: Parameters<typeof buildMessage>[0]
  spoil?: (built: BuiltPackage) => void
  settings?: ReceiverSettings
  files?: Partial<Materials>
  /** Given where the batch lies. */
  afterwards?: (place: string) => Promise<void>
}

export async function openFaultyPackages() {
  const materials = await makeMaterials()
  const folder = await mkdtemp(path.join(tmpdir(), 'tributary-faults-'))
  let count = 0
  return {
    materials,
    /** The key and the words of its sentence. */
    async refusalOf({ message, spoil, settings, files, afterwards, ...wanted }: FaultyPackage) {
      const built = await buildPackage(buildMessage(message), { ...materials, ...files }, wanted)
      spoil?.(built)
      const place = path.join(folder, String(++count))
      await putPackage(place, built)
      await afterwards?.(path.join(place, built.batch))
      const judged = await judgeBatch({ folder: place, batch: built.batch }, settings)
      return 'refused' in judged ? [judged.refused.key, judged.refused.params] : 'accepted'
    },
    async close() {
      await materials.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const inXml = (from: string | RegExp, to: string) => (built: BuiltPackage) => {
  const xml = String(built.files.get(xmlFile))
  const changed = xml.replace(from, to)
  if (changed === xml) throw new Error(`nothing to change: ${from}`)
  built.files.set(xmlFile, Buffer.from(changed))
}
