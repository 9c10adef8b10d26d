import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAlbum, buildMessage, buildMessageTrack } from '../../../testing/build-message'
import { type ErnVersion, hasSchemas, schemaFolder } from '../../../testing/ddex'
import { type ReadXml, readXml } from '../../../testing/read-xml'
import { sampled } from '../../../testing/sampled'
import { variedMessage } from '../../../testing/varied-messages'
import { checkMessage } from './check-message'
import { openSchemas, type Schemas } from './check-xsd'
import { writeErn382 } from './ern-382/write-ern-382'
import { writeErn432 } from './ern-432/write-ern-432'
import { filesOf } from './message-rules/check-files'
import type { ReleaseMessage } from './release-message'

interface Format {
  version: ErnVersion
  write: (message: ReleaseMessage) => string
  /** Elements that give a name within the message, and elements that use one. */
  anchors: string
  references: string
  files: (xml: ReadXml) => string[]
}

const named = (names: string[]) => names.map(name => `//${name}`).join(' | ')
const anchors = ['ReleaseReference', 'ResourceReference', 'TechnicalResourceDetailsReference']
const references = ['DealReleaseReference', 'ReleaseResourceReference', 'LinkedReleaseResourceReference']

const formats: Format[] = [
  {
    version: '432',
    write: writeErn432,
    anchors: named([...anchors, 'PartyReference', 'VisibilityReference']),
    references: named([
      ...references,
      'ArtistPartyReference',
      'ContributorPartyReference',
      'ReleaseLabelReference',
      'ReleaseVisibilityReference',
    ]),
    files: xml => xml.all('//File/URI'),
  },
  {
    version: '382',
    write: writeErn382,
    anchors: named(anchors),
    references: named(references),
    files: xml => {
      const folders = xml.all('//File/FilePath')
      return xml.all('//File/FileName').map((name, index) => `${folders[index]}${name}`)
    },
  },
]

describe.each(formats)('a message in ERN $version', ({ version, write, ...format }) => {
  let schemas: Schemas | undefined
  beforeAll(async () => {
    if (hasSchemas()) schemas = await openSchemas(schemaFolder(version))
  })
  afterAll(() => schemas?.close())

  function expectSound(message: ReleaseMessage) {
    const xml = write(message)
    if (schemas) expect(schemas.check(xml)).toEqual({ isValid: true })
    readXml(xml, read => {
      const names = read.all(format.anchors)
      expect(names).toHaveLength(new Set(names).size)
      const used = read.all(format.references)
      expect(names).toEqual(expect.arrayContaining(used))
      // Nothing is described that nothing points at, but for the details of files, which their resources hold, and releases that
      // are taken down, which no deal is about.
      const isAlone = message.deals.length === 0 ? /^[TR]/ : /^T/
      expect(used).toEqual(expect.arrayContaining(names.filter(name => !isAlone.test(name))))
      const dealt = read.all('//DealReleaseReference')
      expect(dealt).toHaveLength(new Set(dealt).size)
      const files = message.kind === 'takedown' ? [] : filesOf(message).map(file => file.path)
      expect(format.files(read).sort()).toEqual(files.sort())
      expect(read.all('//SoundRecording//ISRC | //Video//ISRC')).toEqual(
        [...message.tracks, ...message.videos].map(item => item.isrc),
      )
    })
  }

  it.each(sampled(seeds(64), 4))('is valid and unambiguous, whatever it says (seed %i)', seed => {
    fc.assert(fc.property(variedMessage, expectSound), { seed, numRuns: 5 })
  })

  it('is sound for the longest album', () => expectSound(buildAlbum(50)))

  it.each([
    'A & B < C > D',
    ']]> <![CDATA[ ]]&gt;',
    '&amp; &#x41; %20',
    '🎵 👩‍👩‍👧‍👦',
    'e\u0301 \u0e01\u0e34 क्षि',
    'שלום \u202Eעולם\u202C مرحبا',
    '第一首\u3000\u00a0終',
    '"quoted" \'twice\'',
    'tab\there',
  ])('gives back as it was: %s', text => {
    const track = buildMessageTrack(1, { title: text, contributors: [{ name: text, role: 'composer' }] })
    const message = buildMessage({
      release: { title: text, label: text, artists: [{ name: text, role: 'main' }] },
      tracks: [track],
    })
    expectSound(message)
    readXml(write(message), xml => {
      expect(xml.all('//TitleText').filter(found => found !== text)).toEqual([])
      expect(xml.all('//FullName').filter(found => found === text).length).toBeGreaterThan(1)
    })
  })
})

it.each(sampled(seeds(64), 4))('a message of our own breaks none of our rules (seed %i)', seed => {
  fc.assert(
    fc.property(variedMessage, message => {
      expect(checkMessage(message)).toEqual([])
    }),
    { seed, numRuns: 5 },
  )
})

if (!hasSchemas()) console.log('ERN is not held against its schemas: ../shared/ddex is absent')

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
