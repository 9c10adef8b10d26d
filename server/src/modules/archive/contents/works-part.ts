// Works with their files and agreements.
import {
  listAgreementsToTake,
  listMaterialsToTake,
  listTracksToTake,
  listWorksToTake,
} from '../archive-contents.queries'
import { type Entry, fileName, fileWord, jsonEntry, pages, storedBody, type Taking } from '../archive-entry'

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
