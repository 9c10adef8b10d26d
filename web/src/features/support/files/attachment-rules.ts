// What the server takes as an attachment, said before anything is sent.
import { attachmentLimit } from '#contract/support/ticket'

export const acceptedTypes = ['image/jpeg', 'image/png', 'application/pdf']
export const largestAttachment = 20 * 1024 * 1024

export type Objection = 'tooMany' | 'tooLarge' | 'wrongType' | 'empty'

type Given = Pick<File, 'name' | 'size' | 'type'>

/** Sorts what was given into what can be sent and what is left out, with the reason. */
export function sortFiles<F extends Given>(files: readonly F[], present: number) {
  const taken: F[] = []
  const refused: { name: string; why: Objection }[] = []
  for (const file of files) {
    const why = objectionTo(file) ?? (present + taken.length >= attachmentLimit ? 'tooMany' : undefined)
    if (why) refused.push({ name: file.name, why })
    else taken.push(file)
  }
  return { taken, refused }
}

function objectionTo({ size, type }: Given): Objection | undefined {
  if (!acceptedTypes.includes(type)) return 'wrongType'
  if (size === 0) return 'empty'
  if (size > largestAttachment) return 'tooLarge'
}
