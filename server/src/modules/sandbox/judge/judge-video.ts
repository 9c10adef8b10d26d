import type { ReadPicture } from '../ern/read-message'
import { refuse, refuseIf } from '../package-fault'
import { judgeDuration } from './judge-audio'
import { decodeMedia, probeMedia } from './probe-media'

const containers = 'mov,mp4,m4a,3gp,3g2,mj2'
/** What has another name is the sender's own word, and only the decoder can tell. */
const codecs: Record<string, string> = { AVC: 'h264', HEVC: 'hevc', 'MPEG-4': 'mpeg4' }

export async function judgeVideo(video: ReadPicture, file: string, stated: number): Promise<void> {
  const { path, codec, width, height } = video
  const stream = (await probeMedia(file, containers)).find(one => one.codec_type === 'video')
  if (!stream) return refuse('sandbox.badVideo', { path })
  const isOther =
    (codecs[codec] ?? stream.codec_name) !== stream.codec_name ||
    (width ?? stream.width) !== stream.width ||
    (height ?? stream.height) !== stream.height
  const output = ['-map', '0:v:0', '-map', '0:a?', '-f', 'null', '-']
  refuseIf(isOther || !(await decodeMedia(file, containers, output)).isClean, 'sandbox.badVideo', { path })
  judgeDuration(path, stated, Number(stream.duration))
}
