// The message about an album of twelve: written and held against our rules and DDEX's schemas, beside the schemas alone.
import { checkMessage } from '../server/src/modules/delivery/formats/check-message'
import { openSchemas } from '../server/src/modules/delivery/formats/check-xsd'
import { writeErn382 } from '../server/src/modules/delivery/formats/ern-382/write-ern-382'
import { writeErn432 } from '../server/src/modules/delivery/formats/ern-432/write-ern-432'
import { buildMessage } from '../server/src/modules/delivery/packing/build-message'
import { buildDeliveredTrack, buildInputs, buildParts } from '../server/src/testing/build-delivery'
import { type ErnVersion, hasSchemas, schemaFolder } from '../server/src/testing/ddex'
import type { Figure } from './figure'
import { median } from './load'
import { ratioAtMost, timed } from './timing'

const trackCount = 12
const rounds = 200
const warmUp = 30
const writers = { '432': writeErn432, '382': writeErn382 } as const

export async function run(): Promise<Figure[]> {
  if (!hasSchemas()) {
    console.warn(
      'Not measured: DDEX’s schemas are missing. Put them into ../shared/ddex/xsd or DDEX_XSD_DIR.',
    )
    return []
  }
  return [...(await measure('432')), ...(await measure('382'))]
}

async function measure(version: ErnVersion): Promise<Figure[]> {
  const schemas = await openSchemas(schemaFolder(version))
  const inputs = buildInputs({
    tracks: Array.from({ length: trackCount }, (_, index) => buildDeliveredTrack(index + 1)),
  })
  const parts = buildParts(inputs)
  const requireValid = (xml: string) => {
    if (!schemas.check(xml).isValid) throw new Error('the message is not valid')
  }
  const buildAndCheck = () => {
    const message = buildMessage(inputs, parts)
    if (checkMessage(message).length > 0) throw new Error('the message breaks a rule')
    const xml = writers[version](message)
    requireValid(xml)
    return xml
  }
  try {
    const xml = buildAndCheck()
    const times = { whole: [] as number[], schemas: [] as number[] }
    for (let round = -warmUp; round < rounds; round++) {
      const whole = await timed(async () => buildAndCheck())
      const alone = await timed(async () => requireValid(xml))
      if (round < 0) continue
      times.whole.push(whole)
      times.schemas.push(alone)
    }
    const [whole, alone] = [median(times.whole), median(times.schemas)]
    const name = `ERN ${[...version].join('.')} of ${trackCount} tracks`
    return [
      exactly(`${name}: build and check`, whole),
      exactly(`${name}: schemas alone`, alone),
      ratioAtMost(3, `${name}: build and check / schemas alone`, whole / alone),
    ]
  } finally {
    schemas.close()
  }
}

const exactly = (name: string, value: number): Figure => ({
  ...{ name, value: Number(value.toFixed(2)), unit: 'ms', target: '', pass: true },
})
