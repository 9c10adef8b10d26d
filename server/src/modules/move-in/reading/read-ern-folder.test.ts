import { describe, expect, it } from 'vitest'
import { mostMoveInRows } from '#contract/move-in/columns'
import type { ZipFile } from '../../income/income.public'
import { readErnFolder } from './read-ern-folder'

const track = (file: string, number: number, title: string) =>
  `<SoundRecording><ResourceReference>A${number}</ResourceReference><ReferenceTitle><TitleText>${title}</TitleText></ReferenceTitle>
<SoundRecordingDetailsByTerritory><TechnicalSoundRecordingDetails><File><FileName>${file}</FileName></File></TechnicalSoundRecordingDetails></SoundRecordingDetailsByTerritory></SoundRecording>`

interface Said {
  upc?: string
  tracks?: number
  file?: string
  title?: string
  note?: string
}

const message = ({ upc = '', tracks = 1, file = 'a.wav', title = 'One', note = '' }: Said) => {
  const numbers = Array.from({ length: tracks }, (_, index) => index + 1)
  const content = numbers.map(
    number =>
      `<ResourceGroupContentItem><SequenceNumber>${number}</SequenceNumber><ReleaseResourceReference>A${number}</ReleaseResourceReference></ResourceGroupContentItem>`,
  )
  return `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382"><!--${note}-->
<ResourceList>${numbers.map(number => track(file, number, title)).join('')}</ResourceList>
<ReleaseList><Release IsMainRelease="true"><ReleaseId><ICPN>${upc}</ICPN></ReleaseId><ReferenceTitle><TitleText>Harbour</TitleText></ReferenceTitle>
<ReleaseDetailsByTerritory><ResourceGroup>${content.join('')}</ResourceGroup></ReleaseDetailsByTerritory></Release></ReleaseList></ern:NewReleaseMessage>`
}

/** Files of a ZIP, and how many of them were opened. */
function folder(files: Record<string, string>) {
  let opened = 0
  const listed: ZipFile[] = Object.entries(files).map(([name, body]) => ({
    name,
    size: body.length,
    async *open() {
      opened += 1
      yield Buffer.from(body)
    },
  }))
  return { files: listed, opened: () => opened }
}

const many = (count: number, said: (index: number) => Said) =>
  folder(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.xml`, message(said(index))])),
  )

describe('a folder of messages', () => {
  it('is refused as soon as it has more tracks than can move in, and read no further', async () => {
    const { files, opened } = many(60, () => ({ tracks: 100 }))
    await expect(readErnFolder(files)).rejects.toMatchObject({
      ...{ reason: 'tooManyRows', detail: String(mostMoveInRows) },
    })
    expect(opened()).toBe(mostMoveInRows / 100 + 1)
  })

  it('may say the same release as often as it likes', async () => {
    const { files } = many(30, () => ({ tracks: 100, upc: '036000291452' }))
    expect(await readErnFolder(files)).toHaveLength(100)
  })

  it('with a message that is far larger than any message is refused', async () => {
    const { files } = many(1, () => ({ note: 'x'.repeat(4 * 1024 ** 2) }))
    await expect(readErnFolder(files)).rejects.toMatchObject({ reason: 'bomb' })
  })

  it('with a message whose words would fill the memory is refused', async () => {
    const { files } = many(1, () => ({ tracks: 3, title: 'x'.repeat(300_000) }))
    await expect(readErnFolder(files)).rejects.toMatchObject({ reason: 'notReadable', detail: '0.xml' })
  })

  it('with a message of as many tracks as fit into it is refused soon', async () => {
    const begin = performance.now()
    await expect(readErnFolder(many(1, () => ({ tracks: 8000 })).files)).rejects.toMatchObject({
      reason: 'tooManyRows',
    })
    expect(performance.now() - begin).toBeLessThan(20_000)
  })

  it('finds its files beside the message, in its folder of resources, or by their name alone below it', async () => {
    const { files } = folder({
      'one/m.xml': message({ file: 'beside.wav' }),
      'two/m.xml': message({ file: 'resource.wav' }),
      'three/m.xml': message({ file: 'file:///deep.wav' }),
      'four/m.xml': message({ file: 'two alike.wav' }),
      'five/m.xml': message({ file: 'elsewhere.wav' }),
      ...{ 'one/beside.wav': '', 'two/resources/resource.wav': '', 'three/a/b/deep.wav': '' },
      ...{ 'four/a/two alike.wav': '', 'four/b/two alike.wav': '', 'six/elsewhere.wav': '' },
    })
    const rows = await readErnFolder(files)
    expect(rows?.map(({ values }) => values.audio_file)).toEqual([
      ...['one/beside.wav', 'two/resources/resource.wav', 'three/a/b/deep.wav'],
      ...['two alike.wav', 'elsewhere.wav'],
    ])
  })
})
