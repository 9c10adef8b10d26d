import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allTexts } from '../../platform/texts/texts'
import { withoutFfmpeg } from '../../testing/audio'
import { buildAlbum, buildDeal } from '../../testing/build-message'
import { manifestOf } from '../../testing/build-package'
import { type FaultyPackage, inXml, openFaultyPackages, faultyUpc as upc } from '../../testing/faulty-package'

const xmlFile = `${upc}/${upc}.xml`
const completion = 'BatchComplete_20261116080000000.xml'

describe.skipIf(withoutFfmpeg())('a package is refused for its message', () => {
  let faulty: Awaited<ReturnType<typeof openFaultyPackages>>
  beforeAll(async () => {
    faulty = await openFaultyPackages()
  })
  afterAll(() => faulty.close())

  it('not when nothing is wrong', async () => {
    expect(await faulty.refusalOf({})).toBe('accepted')
    expect(await faulty.refusalOf({ version: '382', completion: 'manifest' })).toBe('accepted')
  })

  it.each<[string, string, FaultyPackage]>([
    ['it is not complete', 'notComplete', { spoil: ({ files }) => files.delete(completion) }],
    [
      'its manifest is cut off',
      'badManifest',
      { completion: 'manifest', spoil: ({ files }) => files.set(completion, Buffer.from('<BatchManifest>')) },
    ],
    [
      'its manifest is another batch’s',
      'manifestOfAnother',
      {
        completion: 'manifest',
        spoil: built => built.files.set(completion, manifestOf({ ...built, batch: '20261116080000001' })),
      },
    ],
    [
      'its manifest is another message’s',
      'manifestOfAnother',
      {
        completion: 'manifest',
        spoil: built =>
          built.files.set(
            completion,
            manifestOf({ ...built, message: { ...built.message, messageId: 'M-9' } }),
          ),
      },
    ],
    [
      'its manifest forgets a file',
      'manifestMissesFile',
      { completion: 'manifest', spoil: ({ files }) => files.set(`${upc}/more.txt`, Buffer.from('x')) },
    ],
    [
      'a listed file is longer',
      'wrongSize',
      { completion: 'manifest', spoil: inXml('</ern:NewReleaseMessage>', '</ern:NewReleaseMessage> ') },
    ],
    ['a listed file is another one', 'wrongHash', { completion: 'manifest', spoil: inXml('夏至', '冬至') }],
    [
      'it has two messages',
      'oneReleaseOnly',
      { spoil: ({ files }) => files.set('2000000004174/2000000004174.xml', Buffer.from('<a/>')) },
    ],
    ['its message is not XML', 'notXml', { spoil: inXml('</ReleaseList>', '') }],
    [
      'its message is in another encoding',
      'notXml',
      { spoil: ({ files }) => files.set(xmlFile, Buffer.from([0xff, 0xfe, 0x3c, 0])) },
    ],
    ['its message is something else', 'unknownFormat', { spoil: inXml(/ern\/432/g, 'ern/43') }],
    [
      'its message has a document type',
      'documentType',
      { spoil: inXml('?>', '?><!DOCTYPE a [<!ENTITY e "x">]>') },
    ],
    [
      'its message asks for a file of ours',
      'documentType',
      { spoil: inXml('?>', '?><!DOCTYPE a SYSTEM "file:///etc/passwd">') },
    ],
    [
      'a comment hides its document type',
      'documentType',
      { spoil: inXml('?>', '?><?x <!-- ?><!DOCTYPE a [<!ENTITY e "x">]><?y --> ?>') },
    ],
    [
      'its message is far too large',
      'tooLarge',
      { spoil: ({ files }) => files.set(xmlFile, Buffer.alloc(20_000_001, 32)) },
    ],
    ['something is missing', 'missing', { spoil: inXml(/<ReleaseDate .*<\/ReleaseDate>/, '') }],
    ['something is empty', 'missing', { spoil: inXml(/<DisplayTitleText(.*)>.*</, '<DisplayTitleText$1><') }],
    ['it cannot be answered', 'badMessageId', { message: { messageId: '../M' } }],
    ['it is for another channel', 'notForUs', { settings: { partyId: 'PADPIDA2026010103X' } }],
    ['its sender is nobody', 'badValue', { message: { sender: { name: 'x', partyId: 'PADPIDB' } } }],
    [
      'a name is given twice',
      'doubledReference',
      { spoil: inXml('<ResourceReference>A2', '<ResourceReference>A1') },
    ],
    [
      'a name leads nowhere',
      'unknownReference',
      { spoil: inXml('<DealReleaseReference>R0', '<DealReleaseReference>R7') },
    ],
    [
      'a resource is not used',
      'unusedReference',
      { spoil: inXml(/<LinkedReleaseResourceReference.*<\/Linked.*>/, '') },
    ],
    [
      'its tracks have gaps',
      'wrongOrder',
      { spoil: inXml(/(<ResourceGroupContentItem>\s*<SequenceNumber>)1/, '$12') },
    ],
    ['a single has two tracks', 'wrongTracks', { message: { tracks: buildAlbum(2).tracks } }],
    ['its code is wrong', 'badUpc', { spoil: inXml(`<ICPN>${upc}`, '<ICPN>123456789013') }],
    ['its code is not that of its folder', 'badUpc', { spoil: inXml(`<ICPN>${upc}`, '<ICPN>6901234567892') }],
    ['a recording’s code is wrong', 'badIsrc', { spoil: inXml('<ISRC>CNT0126', '<ISRC>C-T0126') }],
    [
      'two recordings have one code',
      'doubledIsrc',
      {
        message: { ...buildAlbum(2), release: { kind: 'album' } },
        spoil: inXml(/CNT012600002/g, 'CNT012600001'),
      },
    ],
    [
      'an artist is not on display',
      'wrongArtists',
      { spoil: inXml(/<DisplayArtistName(.*)>林夏</, '<DisplayArtistName$1>周远<') },
    ],
    [
      'its length is not that of its tracks',
      'wrongTotal',
      { spoil: inXml(/(<CLine>[\s\S]*?<Duration>)PT0M1S/, '$1PT0M2S') },
    ],
    [
      'a deal is for no country',
      'badTerritory',
      { message: { deals: [buildDeal({ territory: { worldwide: false, countries: ['XQ'] } })] } },
    ],
    ['a deal is for nowhere', 'missing', { spoil: inXml('<TerritoryCode>Worldwide</TerritoryCode>', '') }],
    [
      'a deal ends before it starts',
      'dealEndsBeforeStart',
      { version: '382', message: { deals: [buildDeal({ until: '2026-11-30' })] } },
    ],
    [
      'a deal begins on no day',
      'badValue',
      { spoil: inXml('<StartDate>2026-12-01', '<StartDate>2026-02-30') },
    ],
    [
      'a deal has no beginning',
      'dealWithoutStart',
      { version: '382', spoil: inXml('<StartDate>2026-12-01</StartDate>', '<EndDate>2027-12-01</EndDate>') },
    ],
    [
      'a deal is in a model nobody knows',
      'badValue',
      { message: { deals: [buildDeal({ commercialModels: ['BarterModel'] })] } },
    ],
    [
      'a deal is for a use nobody knows',
      'badValue',
      { message: { deals: [buildDeal({ useTypes: ['Humming'] })] } },
    ],
    ['a takedown brings files', 'takedownWithFiles', { spoil: inXml(/<DealList>[\s\S]*<\/DealList>/, '') }],
    [
      'a release has no deal, but its tracks have',
      'missing',
      {
        message: { ...buildAlbum(2), release: { kind: 'album' } },
        spoil: inXml(/<DealReleaseReference>R0<\/DealReleaseReference>/, ''),
      },
    ],
  ])('when %s', async (_, key, wanted) => {
    expect(await faulty.refusalOf(wanted)).toEqual([`sandbox.${key}`, expect.any(Object)])
  })

  // "No Deal = No deal" (DDEX, best practices, No takedown in initial deal): whether it is held decides what that means.
  it('not when a track, or the whole release, has no deal', async () => {
    const message = { ...buildAlbum(2), release: { kind: 'album' as const } }
    const spoil = inXml(/<DealReleaseReference>R2<\/DealReleaseReference>/, '')
    expect(await faulty.refusalOf({ message, spoil })).toBe('accepted')
    for (const version of ['432', '382'] as const)
      expect(await faulty.refusalOf({ message: { kind: 'takedown' }, version })).toBe('accepted')
  })
})

it('every sentence stands in both languages and ends like one', () => {
  const own = Object.entries(allTexts()).filter(([key]) => key.startsWith('sandbox.'))
  for (const [key, { en }] of own) expect(en, key).toMatch(/[.}]$/)
  expect(own.length).toBeGreaterThan(40)
})
