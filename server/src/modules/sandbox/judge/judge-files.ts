// What the message names against what lies beside it. The cheap looks come first: what is refused by its name is never decoded.
import path from 'node:path'
import type { OpenedBatch } from '../batch/open-batch'
import { filesOf, type ReadFile, type ReadMessage } from '../ern/read-message'
import { refuseIf } from '../package-fault'
import { hashFile } from './hash-file'
import { judgeAudio } from './judge-audio'
import { judgeCover } from './judge-cover'
import { isTakedown } from './judge-deals'
import { judgeLyrics } from './judge-lyrics'
import { judgeVideo } from './judge-video'

const namedPath = /^resources\/[A-Za-z0-9][A-Za-z0-9._-]*$/

export async function judgeFiles(message: ReadMessage, batch: OpenedBatch): Promise<void> {
  const files = filesOf(message)
  judgeNames(files, batch)
  if (files.length === 0 && isTakedown(message)) return
  judgeComplete(message)
  const onDisk = (file: ReadFile) => path.join(batch.releaseFolder, file.path)
  for (const file of files) {
    const size = batch.files.get(`${batch.upc}/${file.path}`)
    refuseIf(size === 0 || (file.size !== undefined && file.size !== size), 'sandbox.wrongSize', {
      path: file.path,
    })
    const hash = await hashFile(onDisk(file), file.algorithm)
    refuseIf(hash !== file.hash, 'sandbox.wrongHash', { path: file.path })
  }
  if (message.cover) await judgeCover(message.cover, onDisk(message.cover))
  for (const { seconds, audio, video, lyrics } of message.tracks) {
    if (lyrics) await judgeLyrics(lyrics, onDisk(lyrics))
    if (audio) await judgeAudio(audio, onDisk(audio), seconds)
    if (video) await judgeVideo(video, onDisk(video), seconds)
  }
}

function judgeNames(files: ReadFile[], { upc, files: lying }: OpenedBatch): void {
  const paths = files.map(file => file.path)
  for (const [index, file] of paths.entries()) {
    refuseIf(!namedPath.test(file), 'sandbox.badPath', { path: file })
    refuseIf(paths.indexOf(file) !== index, 'sandbox.doubledPath', { path: file })
    refuseIf(!lying.has(`${upc}/${file}`), 'sandbox.noFile', { path: file })
  }
  const named = [`${upc}.xml`, `${upc}.xlsx`, ...paths].map(file => `${upc}/${file}`)
  for (const file of lying.keys()) refuseIf(!named.includes(file), 'sandbox.unnamedFile', { path: file })
}

/** Whatever is not taken down comes with its files, also in an update. */
function judgeComplete({ tracks, cover }: ReadMessage): void {
  for (const { isrc, kind, audio, video } of tracks) {
    refuseIf((kind === 'audio' ? audio : video) === undefined, 'sandbox.missing', {
      element: `TechnicalDetails (${isrc})`,
    })
  }
  refuseIf(cover === undefined, 'sandbox.missing', { element: 'TechnicalDetails (cover)' })
}
