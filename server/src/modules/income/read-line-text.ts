// Lines as they stand in a report's text.
import type { Storage } from '../../platform/storage/storage'

/** Nobody reads more of one line. */
const mostBytes = 4000

export async function readLineText(
  storage: Storage,
  textKey: string,
  { at, size }: { at: number; size: number },
): Promise<string> {
  const length = Math.min(size, mostBytes)
  if (length === 0) return ''
  const stored = await storage.read(textKey, { start: at, end: at + length - 1 })
  if (!stored) return ''
  const parts: Buffer[] = []
  for await (const part of stored.body) parts.push(part as Buffer)
  // A letter that was cut in two at the end is no letter.
  return new TextDecoder().decode(Buffer.concat(parts)).replace(/�$/, '')
}
