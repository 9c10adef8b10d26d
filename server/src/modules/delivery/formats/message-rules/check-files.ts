import { isVideo, itemsOf, type MessageItem, secondsOf } from '../message-items'
import type { PackedFile, ReleaseMessage } from '../release-message'
import { doubled, fault, faultIf, type MessageFault } from './fault'

export function checkFiles(message: ReleaseMessage): MessageFault[] {
  const items = itemsOf(message)
  // Nothing lies beside a takedown, so that it can leave also when its masters are gone.
  const isAlone = message.kind === 'takedown'
  const files = isAlone ? [] : filesOf(message)
  return [
    ...files.flatMap(checkFile),
    ...doubled(files.map(file => file.path)).map(path => fault('distribution.doubledPath', { path })),
    ...items.flatMap((item, place) =>
      faultIf(!isPositive(secondsOf(item)), 'distribution.noDuration', { number: place + 1 }),
    ),
    ...(isAlone ? [] : pictures(message)).flatMap(({ path, width, height }) =>
      faultIf(!isCount(width) || !isCount(height), 'distribution.noPictureSize', { path }),
    ),
  ]
}

export function filesOf(message: ReleaseMessage): PackedFile[] {
  return [...itemsOf(message).flatMap(filesOfItem), message.cover]
}

function filesOfItem(item: MessageItem): PackedFile[] {
  if (isVideo(item)) return [item.video]
  return item.lyrics ? [item.audio, item.lyrics] : [item.audio]
}

const pictures = (message: ReleaseMessage) => [
  message.cover,
  ...itemsOf(message).flatMap(item => (isVideo(item) ? [item.video] : [])),
]

function checkFile({ path, size, md5, sha256 }: PackedFile): MessageFault[] {
  return [
    ...faultIf(!isInside(path), 'distribution.badPath', { path }),
    ...faultIf(!isCount(size), 'distribution.emptyFile', { path }),
    ...faultIf(!/^[0-9a-f]{32}$/i.test(md5) || !/^[0-9a-f]{64}$/i.test(sha256), 'distribution.badHash', {
      path,
    }),
  ]
}

/** Below the folder of the release, in names that every system can write. */
function isInside(path: string): boolean {
  return path.split('/').every(part => /^[\w][\w.-]*$/.test(part))
}

const isPositive = (value: number) => Number.isFinite(value) && value > 0
const isCount = (value: number) => Number.isSafeInteger(value) && value > 0
