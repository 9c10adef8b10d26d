import { readFile } from 'node:fs/promises'
import type { ReadFile } from '../ern/read-message'
import { refuse } from '../package-fault'

export async function judgeLyrics(lyrics: ReadFile, file: string): Promise<void> {
  const bytes = await readFile(file)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    refuse('sandbox.badLyrics', { path: lyrics.path })
  }
}
