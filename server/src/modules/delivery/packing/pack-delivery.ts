// Everything that leaves for a channel in one batch: resources, message, completion file. Nothing that is wrong gets further
// than here: it is held against our own rules and, where they are at hand, against DDEX's schemas.
import { createHash } from 'node:crypto'
import type { ChannelFormat } from '#contract/distribution/channel-profile'
import { checkMessage } from '../formats/check-message'
import type { Schemas } from '../formats/check-xsd'
import { writeErn382 } from '../formats/ern-382/write-ern-382'
import { writeErn432 } from '../formats/ern-432/write-ern-432'
import type { ReleaseMessage } from '../formats/release-message'
import { writeSheet } from '../formats/sheet/write-sheet'
import { writeWorkbook } from '../formats/sheet/write-workbook'
import { buildMessage } from './build-message'
import { completionText } from './completion-file'
import { type PackedPackage, type PackingInputs, packParts } from './pack-parts'
import type { PackingPlace } from './pack-resource'
import { completionPath, messagePath, pathInBatch } from './package-paths'
import { PackingFailed, type PackingFault } from './packing-failed'
import { partsWithoutFiles } from './without-files'

type ErnFormat = Exclude<ChannelFormat, 'sheet'>

export interface DeliveryPlace extends PackingPlace {
  /** Undefined where there are none. They stay open: one reading serves many messages. */
  findSchemas(format: ErnFormat): Promise<Pick<Schemas, 'check'> | undefined>
}

export interface DeliveryFile {
  /** From the folder of the batch. */
  path: string
  role: 'resource' | 'message' | 'completion'
  size: number
  /** Hexadecimal. */
  sha256: string
  packedFileId?: number
  /** Of what is no packed file: its bytes. */
  content?: Buffer
}

export interface PackedDelivery {
  /** To be kept: the document, or the rows of a sheet as JSON. */
  content: string
  /** In the order of sending: the message after what it names, the completion file last. */
  files: DeliveryFile[]
}

export async function packDelivery(place: DeliveryPlace, inputs: PackingInputs): Promise<PackedDelivery> {
  const { parts, files } = await partsOf(place, inputs)
  const message = buildMessage(inputs, parts)
  requireSound(message, inputs.channel.profile.format)
  const { content, file } = await writeMessage(place, message, inputs)
  const { upc } = message.release
  const resources = files.map(({ id, path, size, sha256 }) => ({
    path: pathInBatch(upc, path),
    role: 'resource' as const,
    size,
    sha256,
    packedFileId: id,
  }))
  const sent = [...resources, file]
  const { batch } = inputs.delivery
  const completion = completionText(inputs.channel.profile.completion, batch, message, sent)
  return {
    content,
    files:
      completion === undefined
        ? sent
        : [...sent, written('completion', completionPath(batch), Buffer.from(completion))],
  }
}

async function partsOf(place: DeliveryPlace, inputs: PackingInputs): Promise<PackedPackage> {
  if (inputs.delivery.kind === 'takedown') return { parts: partsWithoutFiles(inputs), files: [] }
  return packParts(place, inputs)
}

/** Only a message by DDEX names its parties by their numbers. */
function requireSound(message: ReleaseMessage, format: ChannelFormat) {
  const faults = checkMessage(message).filter(
    ({ key }) => format !== 'sheet' || key !== 'distribution.badPartyId',
  )
  failOn(faults)
}

async function writeMessage(place: DeliveryPlace, message: ReleaseMessage, { channel }: PackingInputs) {
  const { format, sheet_columns } = channel.profile
  const { upc } = message.release
  if (format === 'sheet') {
    const rows = writeSheet(message, sheet_columns)
    const file = written('message', messagePath(upc, 'xlsx'), await writeWorkbook(rows))
    return { content: JSON.stringify(rows), file }
  }
  const content = format === 'ern-4.3.2' ? writeErn432(message) : writeErn382(message)
  await requireValid(place, format, content)
  return { content, file: written('message', messagePath(upc, 'xml'), Buffer.from(content)) }
}

const mostFaults = 20

async function requireValid({ findSchemas }: DeliveryPlace, format: ErnFormat, xml: string) {
  const result = (await findSchemas(format))?.check(xml)
  if (!result || result.isValid) return
  failOn(
    result.faults
      .slice(0, mostFaults)
      .map(({ line, reason }) => ({ key: 'delivery.schemaFault', params: { line, reason } })),
  )
}

function failOn(faults: readonly PackingFault[]) {
  const [first, ...others] = faults
  if (first) throw new PackingFailed(first, ...others)
}

const written = (role: DeliveryFile['role'], path: string, content: Buffer): DeliveryFile => ({
  role,
  path,
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  content,
})
