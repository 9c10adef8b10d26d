// The root says which version it is; everything is judged that can be judged without the files.

import type { XmlTree } from '../../../platform/xml/xml-tree'
import { refuse } from '../package-fault'
import { checkSchema } from '../xml/check-schema'
import { parseXml } from '../xml/parse-xml'
import { checkReferences } from './check-references'
import { checkDemands, demands382, demands432 } from './demands'
import { readErn382 } from './read-ern-382'
import { readErn432 } from './read-ern-432'
import type { ReadMessage } from './read-message'

const versions: Record<
  string,
  { folder: string; demands: typeof demands432; read(tree: XmlTree): ReadMessage }
> = {
  'http://ddex.net/xml/ern/432': { folder: '432', demands: demands432, read: readErn432 },
  'http://ddex.net/xml/ern/382': { folder: '382', demands: demands382, read: readErn382 },
}

/** `schemas`: a folder with `432` and `382` in it, where there is one. */
export async function readErn(bytes: Uint8Array, schemas: string | undefined): Promise<ReadMessage> {
  const tree = parseXml(bytes)
  const version = tree.name === 'NewReleaseMessage' ? versions[tree.namespace] : undefined
  if (!version) return refuse('sandbox.unknownFormat', { format: `${tree.namespace} ${tree.name}`.trim() })
  await checkSchema(bytes, schemas && `${schemas}/${version.folder}`)
  checkDemands(tree, version.demands)
  checkReferences(tree)
  return version.read(tree)
}
