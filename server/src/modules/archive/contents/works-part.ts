// Works with their files and agreements, and the catalogue as one table.
import type { Column } from '../../../platform/export/table'
import {
  listAgreementsToTake,
  listMaterialsToTake,
  listTracksToTake,
  listWorksToTake,
} from '../archive-contents.queries'
import {
  csvEntry,
  type Entry,
  fileName,
  fileWord,
  jsonEntry,
  pages,
  storedBody,
  type Taking,
} from '../archive-entry'

type Work = Awaited<ReturnType<typeof listWorksToTake>>[number]
type Track = Awaited<ReturnType<typeof listTracksToTake>>[number]
type Material = Awaited<ReturnType<typeof listMaterialsToTake>>[number]
type Agreement = Awaited<ReturnType<typeof listAgreementsToTake>>[number]

export async function* worksPart(taking: Taking): AsyncGenerator<Entry> {
  for await (const works of pages(taking, listWorksToTake)) {
    const ids = works.map(({ id }) => id)
    if (ids.length === 0) return
    const tracks = await taking.read(tx => listTracksToTake(tx, ids))
    const materials = await taking.read(tx => listMaterialsToTake(tx, ids))
    const agreements = await taking.read(tx => listAgreementsToTake(tx, ids))
    const of = <Row extends { work_id: number }>(rows: Row[], { id }: Work) =>
      rows.filter(row => row.work_id === id)
    for (const work of works) {
      yield* oneWork(taking, work, of(tracks, work), of(materials, work), of(agreements, work))
    }
  }
}

function* oneWork(
  taking: Taking,
  work: Work,
  tracks: Track[],
  materials: Material[],
  agreements: Agreement[],
) {
  const folder = `works/${work.id}-${fileWord(work.title)}`
  const positionOf = (trackId: number | null) => tracks.find(({ id }) => id === trackId)?.position
  const materialPath = ({
    id,
    type,
    track_id,
    file_name,
  }: Pick<Material, 'id' | 'type' | 'track_id' | 'file_name'>) => {
    const position = positionOf(track_id)
    const track = position === undefined ? '' : `track-${String(position).padStart(2, '0')}-`
    return `${folder}/${type}/${track}${id}-${fileName(file_name)}`
  }
  const agreementPath = ({ number }: Pick<Agreement, 'number'>) =>
    `${folder}/agreements/${fileWord(number)}.pdf`
  const hex = (hash: Buffer) => hash.toString('hex')
  const { licensed_until, ...facts } = work
  yield jsonEntry(`${folder}/metadata.json`, 'work', work.updated_at, {
    ...facts,
    // The last day there is stands for no end.
    licensed_until: licensed_until?.startsWith('infinity') ? null : licensed_until,
    tracks: tracks.map(({ work_id: _, ...track }) => track),
    materials: materials.map(({ storage_key: _, work_id: __, ...material }) => ({
      ...material,
      sha256: hex(material.sha256),
      path: materialPath(material),
    })),
    agreements: agreements.map(({ storage_key: _, work_id: __, ...agreement }) => ({
      ...agreement,
      sha256: hex(agreement.sha256),
      path: agreementPath(agreement),
    })),
  })
  for (const material of materials) {
    yield {
      ...({ path: materialPath(material), kind: 'material', at: material.created_at } as const),
      body: storedBody(taking, material.storage_key, material.size),
      expected: { sha256: hex(material.sha256) },
    }
  }
  for (const agreement of agreements) {
    yield {
      ...({ path: agreementPath(agreement), kind: 'agreement', at: agreement.signed_at } as const),
      body: storedBody(taking, agreement.storage_key, agreement.size),
      expected: { sha256: hex(agreement.sha256) },
    }
  }
}

type Line = { work: Work; track: Track | undefined }

export function cataloguePart(taking: Taking): Entry {
  async function* rows(): AsyncGenerator<Line[]> {
    for await (const works of pages(taking, listWorksToTake)) {
      if (works.length === 0) return
      const tracks = await taking.read(tx =>
        listTracksToTake(
          tx,
          works.map(({ id }) => id),
        ),
      )
      yield works.flatMap<Line>(work => {
        const own = tracks.filter(({ work_id }) => work_id === work.id)
        return own.length === 0 ? [{ work, track: undefined }] : own.map(track => ({ work, track }))
      })
    }
  }
  const said = (line: Line, name: string) => {
    const value = (line.track?.details as Record<string, unknown> | undefined)?.[name]
    return typeof value === 'string' ? value : ''
  }
  const columns: Column<Line>[] = [
    { heading: 'work_id', kind: 'number', value: ({ work }) => work.id },
    { heading: 'kind', kind: 'text', value: ({ work }) => work.kind },
    { heading: 'title', kind: 'text', value: ({ work }) => work.title },
    { heading: 'artists', kind: 'text', value: ({ work }) => work.artists },
    { heading: 'upc', kind: 'text', value: ({ work }) => work.upc },
    { heading: 'status', kind: 'text', value: ({ work }) => work.status },
    { heading: 'release_date', kind: 'date', value: ({ work }) => work.release_date },
    { heading: 'track', kind: 'number', value: ({ track }) => track?.position ?? null },
    { heading: 'track_title', kind: 'text', value: line => said(line, 'title') },
    { heading: 'track_version', kind: 'text', value: line => said(line, 'version') },
    // One that was assigned stands in the row; until then what its member wrote.
    { heading: 'isrc', kind: 'text', value: line => line.track?.isrc ?? said(line, 'isrc') },
    { heading: 'withdrawn_at', kind: 'time', value: ({ track }) => track?.withdrawn_at ?? null },
  ]
  return csvEntry('catalogue.csv', 'catalogue', taking.now, { columns, rows: rows() })
}
