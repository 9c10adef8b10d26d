// Archives and folders of messages move in; those that are made to do harm do not.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storageUse } from '#contract/works/calls'
import { storageQuota } from '#contract/works/material'
import { buildZip } from '../../testing/build-sheet'
import { moveInKit } from '../../testing/move-in-kit'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof moveInKit>>
beforeAll(async () => {
  server = await testServer()
  kit = await moveInKit(server)
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const wav = (seed: string) =>
  Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.from(seed.repeat(20))])

const filesInStorage = async () =>
  (
    await server.asOwner<{ storage_key: string }>(
      "select storage_key from file_uses where storage_key like 'move-in/%'",
    )
  ).length

describe('a ZIP that is made to do harm', () => {
  const table = 'Album,Artist,Title\nA,Lin,One\n'

  it.each(['../../etc/passwd.wav', 'a/../../b.wav', '/abs.wav', 'C:\\x.wav', 'a\\..\\b.wav'])(
    'with a file called %s is refused whole',
    async name => {
      const member = await server.loggedInMember()
      const before = await filesInStorage()
      const stood = await kit.list(member, buildZip({ 'list.csv': table, [name]: wav('x') }), 'a.zip')
      expect(stood).toMatchObject({
        state: 'failed',
        reason: 'oddName',
        files: { total: 0 },
        rows: { total: 0 },
      })
      expect(await filesInStorage()).toBe(before)
    },
  )

  it('that unfolds without end is stopped while it unfolds', { tags: ['slow'] }, async () => {
    const member = await server.loggedInMember()
    const bomb = Buffer.alloc(80 * 1024 ** 2)
    const stood = await kit.list(member, buildZip({ 'list.csv': table, 'one.wav': bomb }), 'bomb.zip')
    expect(stood).toMatchObject({ state: 'failed', reason: 'bomb', files: { total: 0 } })
    const list = await kit.list(member, buildZip({ 'list.csv': bomb }), 'bomb.zip')
    expect(list).toMatchObject({ state: 'failed', reason: 'bomb' })
  })

  it('that lies about its sizes, is cut, or has nothing of ours in it is refused', async () => {
    const member = await server.loggedInMember()
    const whole = buildZip({ 'list.csv': table, 'one.wav': wav('1') })
    const lying = Buffer.from(whole)
    const listed = lying.lastIndexOf(Buffer.from('one.wav')) - 46
    lying.writeUInt32LE(3, listed + 24)
    expect(await kit.list(member, lying, 'a.zip')).toMatchObject({ state: 'failed', reason: 'notReadable' })
    expect(await kit.list(member, whole.subarray(0, whole.length - 9), 'a.zip')).toMatchObject({
      state: 'failed',
    })
    expect(await kit.list(member, buildZip({ 'a.txt': 'hello' }), 'a.zip')).toMatchObject({
      reason: 'nothingKnown',
    })
  })
})

/** Leaves an account so many bytes, as an upload under way does. */
async function leaveRoom(member: { memberId: number } & Parameters<typeof kit.stand>[0], bytes: number) {
  await kit.list(member, 'Album,Artist,Title\nA,Lin,One\n')
  const taken = `insert into upload_sessions (id, agent_id, member_id, move_in_id, type, file_name, size, storage_key, created_at, expires_at)
    select gen_random_uuid(), agent_id, member_id, id, 'move-in-file', 'f', $2, 'k', now(), now() + interval '1 day' from move_ins where member_id = $1`
  await server.asOwner(taken, [member.memberId, storageQuota - bytes])
}

describe('a ZIP of more than the account has room for', () => {
  it('says so, although it is as large as an archive may be', async () => {
    const member = await server.loggedInMember()
    const files = ['1', '2', '3', '4', '5', '6'].map(seed => [`${seed}.wav`, wav(seed)] as const)
    const zip = buildZip({ 'list.csv': 'Album,Artist,Title\nA,Lin,One\n', ...Object.fromEntries(files) })
    // Together 24 GB, as its list says.
    for (const [name] of files) zip.writeUInt32LE(0xff_ff_ff_fe, zip.lastIndexOf(Buffer.from(name)) - 46 + 24)
    expect(await kit.list(member, zip, 'a.zip')).toMatchObject({
      ...{ state: 'failed', reason: 'full', files: { total: 0 }, rows: { total: 0 } },
    })
  })

  const message = (upc: string, hash: string) =>
    message38(upc, [{ isrc: `CNT0${upc.slice(-8)}`, title: 'One', file: `${upc}.wav`, hash }])
  const twice = (one: Buffer, other: Buffer, hash = sha256(one)) => {
    const said = (upc: string) => message(upc, hash).replaceAll('>MD5<', '>SHA256<')
    return buildZip({
      ...{ 'a.xml': said('036000291452'), 'b.xml': said('012345678905') },
      ...{ 'resources/036000291452.wav': one, 'resources/012345678905.wav': other },
    })
  }

  it('counts what it repeats once, also while it lies there', async () => {
    const member = await server.loggedInMember()
    const shared = wav('shared')
    await leaveRoom(member, shared.length + 10)
    expect(await kit.list(member, twice(shared, shared), 'ern.zip')).toMatchObject({
      ...{ state: 'ready', files: { total: 2 }, rows: { total: 2, with_notes: 0 } },
    })
    const { data } = await server.call(storageUse, {}, member)
    expect(data).toMatchObject({ used: storageQuota - 10 })
  })

  it('is not believed that it repeats something', async () => {
    const member = await server.loggedInMember()
    const [one, other] = [wav('shared'), wav('others')]
    await leaveRoom(member, one.length + 10)
    expect(await kit.list(member, twice(one, other), 'ern.zip')).toMatchObject({
      ...{ state: 'failed', reason: 'full', files: { total: 0 }, rows: { total: 0 } },
    })
  })
})

describe('a table zipped with its files', () => {
  it('finds them in it', async () => {
    const member = await server.loggedInMember()
    const zip = buildZip({
      'mine/list.csv': 'Album,Artist,Title,Audio file\nA,Lin,One,one.wav\nA,Lin,Two,two.wav\n',
      'mine/one.wav': wav('1'),
      '__MACOSX/._one.wav': 'x',
    })
    expect(await kit.list(member, zip, 'a.zip')).toMatchObject({
      ...{
        state: 'ready',
        source: 'table',
        files: { total: 1, unmatched: 0 },
        rows: { total: 2, with_notes: 1 },
      },
    })
    await kit.make(member)
    const kept = await server.asOwner('select file_name from materials where member_id = $1', [
      member.memberId,
    ])
    expect(kept).toEqual([{ file_name: 'one.wav' }])
  })
})

interface Recording {
  isrc: string
  title: string
  file: string
  hash: string
}

const message38 = (
  upc: string,
  recordings: Recording[],
  at = '2024-01-01T00:00:00+00:00',
) => `<?xml version="1.0"?>
<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382" MessageSchemaVersionId="ern/382">
<MessageHeader><MessageCreatedDateTime>${at}</MessageCreatedDateTime></MessageHeader>
<ResourceList>${recordings
  .map(
    (
      { isrc, title, file, hash },
      index,
    ) => `<SoundRecording><SoundRecordingId><ISRC>${isrc}</ISRC></SoundRecordingId>
<ResourceReference>A${index + 1}</ResourceReference><ReferenceTitle><TitleText>${title}</TitleText></ReferenceTitle>
<LanguageOfPerformance>en</LanguageOfPerformance>
<SoundRecordingDetailsByTerritory><DisplayArtist><PartyName><FullName>Lin</FullName></PartyName><ArtistRole>MainArtist</ArtistRole></DisplayArtist>
<ResourceContributor><PartyName><FullName>Steve</FullName></PartyName><ResourceContributorRole>Producer</ResourceContributorRole></ResourceContributor>
<IndirectResourceContributor><PartyName><FullName>Bob</FullName></PartyName><IndirectResourceContributorRole>ComposerLyricist</IndirectResourceContributorRole></IndirectResourceContributor>
<ParentalWarningType>Explicit</ParentalWarningType>
<TechnicalSoundRecordingDetails><File><FileName>${file}</FileName><FilePath>resources/</FilePath><HashSum><HashSum>${hash}</HashSum><HashSumAlgorithmType>MD5</HashSumAlgorithmType></HashSum></File></TechnicalSoundRecordingDetails>
</SoundRecordingDetailsByTerritory></SoundRecording>`,
  )
  .join('')}</ResourceList>
<ReleaseList><Release IsMainRelease="true"><ReleaseId><ICPN IsEan="false">${upc}</ICPN></ReleaseId>
<ReferenceTitle><TitleText>Harbour</TitleText><SubTitle>Deluxe</SubTitle></ReferenceTitle>
<ReleaseDetailsByTerritory><Title TitleType="DisplayTitle"><TitleText>Harbour</TitleText></Title>
<DisplayArtist><PartyName><FullName>Lin</FullName></PartyName><ArtistRole>MainArtist</ArtistRole></DisplayArtist>
<DisplayArtist><PartyName><FullName>Wei</FullName></PartyName><ArtistRole>FeaturedArtist</ArtistRole></DisplayArtist>
<LabelName>Summer</LabelName><Genre><GenreText>Rock</GenreText><SubGenre>Metal</SubGenre></Genre>
<OriginalReleaseDate>2011-04-05</OriginalReleaseDate>
<ResourceGroup>${recordings.map((_, index) => `<ResourceGroupContentItem><SequenceNumber>${index + 1}</SequenceNumber><ReleaseResourceReference>A${index + 1}</ReleaseResourceReference></ResourceGroupContentItem>`).join('')}</ResourceGroup>
</ReleaseDetailsByTerritory><PLine><Year>2010</Year><PLineText>(P) 2010 Iron Crown</PLineText></PLine></Release></ReleaseList>
</ern:NewReleaseMessage>`

describe('a folder of ERN 3.8 messages', () => {
  it('becomes drafts; what is missing or changed is noted in its row and left out', async () => {
    const member = await server.loggedInMember()
    const [good, changed] = [wav('good'), wav('changed')]
    const zip = buildZip({
      '20240101/036000291452/036000291452.xml': message38('036000291452', [
        { isrc: 'CNT011100001', title: 'Good', file: 'a.wav', hash: md5(good) },
        { isrc: 'CNT011100002', title: 'Changed', file: 'b.wav', hash: md5(good) },
        { isrc: 'CNT011100003', title: 'Missing', file: 'c.wav', hash: md5(good) },
      ]),
      '20240101/036000291452/resources/a.wav': good,
      '20240101/036000291452/resources/b.wav': changed,
      '20240101/BatchComplete_1.xml': '<BatchManifest/>',
    })
    expect(await kit.list(member, zip, 'ern.zip')).toMatchObject({
      ...{
        state: 'ready',
        source: 'ern',
        rows: { total: 3, with_errors: 0, with_notes: 2 },
        files: { total: 2 },
      },
    })
    expect(await kit.problems(member)).toEqual([[], ['audio_file fileDamaged'], ['audio_file fileMissing']])
    await kit.make(member)
    expect(await kit.works(member)).toMatchObject([
      {
        ...{ title: 'Harbour', kind: 'album' },
        details: {
          ...{ version: 'Deluxe', upc: '036000291452', original_release_date: '2011-04-05', label: 'Summer' },
          ...{ genre: 'rock', sub_genre: 'metal', p_line: { year: 2010, owner: 'Iron Crown' } },
          artists: [{ name: 'Lin' }, { name: 'Wei', role: 'featured' }],
        },
        tracks: [
          {
            ...{ title: 'Good', isrc: 'CNT011100001', language: 'en', explicit: true },
            ...{ composers: ['Bob'], lyricists: ['Bob'], producers: ['Steve'] },
          },
          { title: 'Changed' },
          { title: 'Missing' },
        ],
      },
    ])
    const kept = await server.asOwner<{ sha256: Buffer }>(
      'select sha256 from materials where member_id = $1',
      [member.memberId],
    )
    expect(kept.map(row => row.sha256.toString('hex'))).toEqual([sha256(good)])
  })

  it('takes the latest of two messages about one release, and refuses what is no XML or of no known version', async () => {
    const member = await server.loggedInMember()
    const one = { isrc: 'CNT011100001', title: 'Old', file: 'a.wav', hash: '' }
    const twice = buildZip({
      'b.xml': message38('036000291452', [{ ...one, title: 'New' }], '2024-02-02T00:00:00+00:00'),
      'a.xml': message38('036000291452', [one]),
    })
    await kit.list(member, twice, 'ern.zip')
    expect((await kit.rows(member)).map(({ values }) => values.track_title)).toEqual(['New'])
    expect(await kit.list(member, buildZip({ 'a.xml': '<broken' }), 'ern.zip')).toMatchObject({
      reason: 'notReadable',
    })
    const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
    expect(await kit.list(member, buildZip({ 'a.xml': entity }), 'ern.zip')).toMatchObject({
      reason: 'notReadable',
    })
    const old = message38('036000291452', [one]).replace('ern/382"', 'ern/341"')
    expect(await kit.list(member, buildZip({ 'a.xml': old }), 'ern.zip')).toMatchObject({
      reason: 'nothingKnown',
    })
  })
})

describe('a folder of ERN 4.3 messages', () => {
  it('is read with its people, files and sums', async () => {
    const member = await server.loggedInMember()
    const [audio, cover] = [wav('4'), randomBytes(300)]
    const message = `<?xml version="1.0"?><ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43">
<MessageHeader><MessageCreatedDateTime>2024-01-01T00:00:00Z</MessageCreatedDateTime></MessageHeader>
<PartyList><Party><PartyReference>P1</PartyReference><PartyName><FullName>Lin</FullName></PartyName></Party>
<Party><PartyReference>P2</PartyReference><PartyName><FullName>Summer</FullName></PartyName></Party></PartyList>
<ResourceList><SoundRecording><ResourceReference>A1</ResourceReference>
<SoundRecordingEdition><ResourceId><ISRC>CNT012400009</ISRC></ResourceId>
<TechnicalDetails><DeliveryFile><File><URI>resources/x.wav</URI><HashSum><Algorithm>SHA-256</Algorithm><HashSumValue>${sha256(audio)}</HashSumValue></HashSum></File></DeliveryFile></TechnicalDetails></SoundRecordingEdition>
<DisplayTitleText>Lullaby</DisplayTitleText><DisplayArtist><ArtistPartyReference>P1</ArtistPartyReference><DisplayArtistRole>MainArtist</DisplayArtistRole></DisplayArtist>
<Contributor><ContributorPartyReference>P1</ContributorPartyReference><Role><Value>Composer</Value></Role></Contributor>
<ParentalWarningType>NotExplicit</ParentalWarningType><IsInstrumental>false</IsInstrumental><LanguageOfPerformance>ja</LanguageOfPerformance></SoundRecording>
<Image><ResourceReference>A2</ResourceReference><TechnicalDetails><File><URI>resources/c.jpg</URI></File></TechnicalDetails></Image></ResourceList>
<ReleaseList><Release><ReleaseId><ICPN>4006381333931</ICPN></ReleaseId><DisplayTitleText>Dreams</DisplayTitleText>
<DisplayArtist><ArtistPartyReference>P1</ArtistPartyReference><DisplayArtistRole>MainArtist</DisplayArtistRole></DisplayArtist>
<ReleaseLabelReference>P2</ReleaseLabelReference><CLine><Year>1994</Year><CLineText>(C) 1994 EMI</CLineText></CLine>
<OriginalReleaseDate>1994-07-01</OriginalReleaseDate>
<ResourceGroup><ResourceGroup><ResourceGroupContentItem><ReleaseResourceReference>A1</ReleaseResourceReference></ResourceGroupContentItem></ResourceGroup>
<ResourceGroupContentItem><ReleaseResourceReference>A2</ReleaseResourceReference></ResourceGroupContentItem></ResourceGroup></Release></ReleaseList></ern:NewReleaseMessage>`
    const zip = buildZip({ 'm/m.xml': message, 'm/resources/x.wav': audio, 'm/resources/c.jpg': cover })
    expect(await kit.list(member, zip, 'ern.zip')).toMatchObject({
      ...{ source: 'ern', rows: { with_errors: 0, with_notes: 0 }, files: { total: 2, unmatched: 0 } },
    })
    expect((await kit.rows(member))[0]?.values).toMatchObject({
      ...{ release_title: 'Dreams', upc: '4006381333931', label: 'Summer', c_line: '1994 EMI' },
      ...{ original_release_date: '1994-07-01', track_title: 'Lullaby', isrc: 'CNT012400009' },
      ...{
        composers: 'Lin',
        language: 'ja',
        explicit: 'no',
        instrumental: 'no',
        audio_file: 'm/resources/x.wav',
      },
    })
  })
})

describe('an archive of an account', () => {
  const archive = (changes: object = {}, version = 1, files: Record<string, Buffer> = {}) => {
    const work = {
      ...{
        kind: 'album',
        upc: '036000291452',
        release_date: '2022-02-02',
        released_at: '2022-02-03T00:00:00Z',
      },
      details: {
        ...{
          title: 'Harbour',
          artists: [{ name: 'Lin', role: 'main', channel_ids: [{ channel: 'Spotify', id: 's1' }] }],
        },
        ...{
          label: 'Summer',
          genre: 'pop',
          ai_use: { music: false, lyrics: false, vocals: false, cover: true },
        },
      },
      tracks: [
        {
          ...{ id: 5, position: 1, isrc: 'CNT012200001' },
          details: { title: 'One', composers: ['Lin'], rights: { property: 1, source: 1, statement: 1 } },
        },
      ],
      materials: [
        {
          ...{
            type: 'music',
            path: 'works/1-Harbour/music/track-01-9-one.wav',
            file_name: 'one.wav',
            track_id: 5,
          },
          sha256: sha256(wav('1')),
        },
      ],
      ...changes,
    }
    const entries = [{ path: 'works/1-Harbour/metadata.json', kind: 'work' }]
    return buildZip({
      'works/1-Harbour/metadata.json': JSON.stringify(work),
      'works/1-Harbour/music/track-01-9-one.wav': wav('1'),
      'works/1-Harbour/agreements/A1.pdf': 'no file of a draft',
      ...files,
      'manifest.json': JSON.stringify({ format: 'tributary-archive', version, entries }),
    })
  }

  it('stands as it stood: codes, first day, pages, declarations and files', async () => {
    const member = await server.loggedInMember()
    expect(await kit.list(member, archive(), 'archive.zip')).toMatchObject({
      ...{ source: 'archive', rows: { total: 1, with_errors: 0, with_notes: 0 }, files: { total: 1 } },
    })
    await kit.make(member)
    expect(await kit.works(member)).toMatchObject([
      {
        ...{ title: 'Harbour', kind: 'album' },
        details: {
          ...{ upc: '036000291452', original_release_date: '2022-02-02', ai_use: { cover: true } },
          artists: [{ name: 'Lin', channel_ids: [{ channel: 'Spotify', id: 's1' }] }],
        },
        tracks: [{ title: 'One', isrc: 'CNT012200001', rights: { property: 1, source: 1, statement: 1 } }],
      },
    ])
    const kept = await server.asOwner('select type, file_name from materials where member_id = $1', [
      member.memberId,
    ])
    expect(kept).toEqual([{ type: 'music', file_name: 'one.wav' }])
  })

  it('that somebody changed is not believed: other content is noted, odd metadata is refused', async () => {
    const member = await server.loggedInMember()
    const other = { 'works/1-Harbour/music/track-01-9-one.wav': wav('other') }
    await kit.list(member, archive({}, 1, other), 'archive.zip')
    expect(await kit.problems(member)).toEqual([['audio_file fileDamaged']])
    expect(await kit.list(member, archive({ tracks: 'none' }), 'a.zip')).toMatchObject({
      reason: 'notReadable',
    })
    expect(await kit.list(member, archive({}, 2), 'a.zip')).toMatchObject({ reason: 'newerArchive' })
    expect(await kit.list(member, archive({ deleted_at: '2024-01-01T00:00:00Z' }), 'a.zip')).toMatchObject({
      reason: 'noRows',
    })
    const odd = archive({ details: { title: 7, artists: 'Lin', genre: 'nothing' } })
    expect(await kit.list(member, odd, 'a.zip')).toMatchObject({ state: 'ready', rows: { with_errors: 1 } })
  })
})
