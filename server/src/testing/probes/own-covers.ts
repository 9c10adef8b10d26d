import { randomUUID } from 'node:crypto'

interface Account {
  memberId: number
  workId: number
}

/** A design with a version, a picture in it, and what the site offers. */
export async function ownCovers(
  { memberId, workId }: Account,
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  const addImage = async (name: string) => {
    const id = randomUUID()
    await insert(
      "insert into cover_images (id, kind, member_id, storage_key, media_type, width, height, size, is_generated, created_at, let_go_at) values ($1, 'upload', $2, $3, 'image/webp', 1, 1, 1, true, now(), now())",
      [id, memberId, `cover-images/${name}`],
    )
    return id
  }
  const coverImageId = await addImage('owned')
  const scene = JSON.stringify({ version: 1, ground: '#000000', layers: [] })
  const designId = await insert(
    "insert into cover_designs (member_id, work_id, name, scene, preview_id, search_text, search_terms, saved_by, saved_at, created_at) values ($1::bigint, $2, 'owned', $3, $4, 'owned', array[$1::bigint || ':ow', $1::bigint || ':wn', $1::bigint || ':ne', $1::bigint || ':ed'] || array[$1::bigint || ':o', $1::bigint || ':w', $1::bigint || ':n', $1::bigint || ':e', $1::bigint || ':d'], $1::bigint, now(), now()) returning id",
    [memberId, workId, scene, coverImageId],
  )
  const keep = (name: string) =>
    insert(
      'insert into cover_design_versions (design_id, name, scene, saved_by, saved_at, kept_at) values ($1, $2, $3, $4, now(), now()) returning id',
      [designId, name, scene, memberId],
    )
  const designVersionId = await keep('owned')
  await keep('')
  await insert('insert into cover_image_uses (image_id, design_id) values ($1, $2)', [coverImageId, designId])
  const drawingId = await insert(
    "insert into cover_drawings (design_id, version, size, format, asked_at) values ($1, 1, '640', 'png', now()) returning id",
    [designId],
  )
  const names = JSON.stringify({ 'zh-CN': 'owned', en: 'owned' })
  const backgroundId = await insert(
    "insert into cover_backgrounds (names, moods, palette, position, image_id, thumbnail_id, created_at) values ($1, '{night}', '{}', 1, $2, $2, now()) returning id",
    [names, coverImageId],
  )
  await insert(
    "insert into starting_backgrounds (name, given_at) values ('owned', now()) on conflict do nothing",
  )
  const shadowId = await insert(
    "insert into cover_shadows (names, blur, offset_x, offset_y, color, opacity, position) values ($1, 1, 1, 1, '#000000', 1, 99) returning id",
    [names],
  )
  const templateId = await insert(
    'insert into cover_templates (names, scene, position) values ($1, $2, 99) returning id',
    [names, scene],
  )
  await insert(
    'insert into picture_rules (daily_pictures, daily_amount) values (3, 1) on conflict do nothing',
  )
  const ask = (state: string, imageId: string | null) =>
    insert(
      "insert into asked_pictures (member_id, asked_by, prompt, state, image_id, cost, currency, asked_at) values ($1, $1, 'owned', $2, $3, 1, 'USD', now()) returning id",
      [memberId, state, imageId],
    )
  const wishId = await ask('waiting', null)
  const askedId = await ask('made', await addImage('asked'))
  return {
    wishId,
    askedId,
    coverImageId,
    designId,
    designVersionId,
    drawingId,
    backgroundId,
    shadowId,
    templateId,
  }
}
