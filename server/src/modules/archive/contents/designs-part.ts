// Designs of covers as the studio keeps them, with the account's own pictures in them and what was drawn.
import { listDesignsToTake, listPicturesToTake } from '../archive-contents.queries'
import { type Entry, fileWord, jsonEntry, pages, storedBody, type Taking } from '../archive-entry'

const ends: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' }

export async function* designsPart(taking: Taking): AsyncGenerator<Entry> {
  for await (const designs of pages(taking, listDesignsToTake)) {
    const ids = designs.map(({ id }) => id)
    if (ids.length === 0) return
    const pictures = await taking.read(tx => listPicturesToTake(tx, taking.memberId, ids))
    for (const design of designs) {
      const folder = `designs/${design.id}-${fileWord(design.name)}`
      yield jsonEntry(`${folder}/design.json`, 'design', design.saved_at, design)
      for (const { id, what, media_type, ...picture } of pictures) {
        if (picture.design_id !== design.id) continue
        yield {
          ...{
            path: `${folder}/${what}-${id}${ends[media_type] ?? ''}`,
            kind: 'picture',
            at: picture.created_at,
          },
          body: storedBody(taking, picture.storage_key, picture.size),
        }
      }
    }
  }
}
