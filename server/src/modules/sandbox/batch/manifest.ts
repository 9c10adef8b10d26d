import { elements, type XmlTree } from '../../../platform/xml/xml-tree'
import { PackageFault, refuse, refuseIf } from '../package-fault'
import { parseXml } from '../xml/parse-xml'
import { text } from '../xml/required'

export interface ManifestFile {
  path: string
  size: number
  sha256: string
}

export interface Manifest {
  batchId: string
  messageId: string
  sender: string
  recipient: string
  files: ManifestFile[]
}

export function readManifest(bytes: Uint8Array, file: string): Manifest {
  try {
    const tree = parseXml(bytes)
    refuseIf(tree.name !== 'BatchManifest', 'sandbox.badManifest', { file })
    return {
      batchId: text(tree, 'BatchId'),
      messageId: text(tree, 'MessageId'),
      sender: text(tree, 'MessageSender'),
      recipient: text(tree, 'MessageRecipient'),
      files: elements(tree, 'File').map(one => fileOf(one, file)),
    }
  } catch (error) {
    if (error instanceof PackageFault) refuse('sandbox.badManifest', { file })
    throw error
  }
}

function fileOf(tree: XmlTree, file: string): ManifestFile {
  const [path, size, sha256] = [text(tree, 'Path'), text(tree, 'Size'), text(tree, 'Sha256')]
  const isRight = path !== '' && /^\d{1,15}$/.test(size) && /^[0-9a-f]{64}$/i.test(sha256)
  refuseIf(!isRight, 'sandbox.badManifest', { file })
  return { path, size: Number(size), sha256: sha256.toLowerCase() }
}
