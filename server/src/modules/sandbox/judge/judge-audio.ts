import type { ReadAudio } from '../ern/read-message'
import { refuse, refuseIf } from '../package-fault'
import { decodeMedia, probeMedia, type Stream } from './probe-media'

interface Codec {
  format: string
  isIt(name: string): boolean
  /** Its header counts every sample, so that a cut is seen. */
  isExact: boolean
}

const codecs: Record<string, Codec> = {
  FLAC: { format: 'flac', isIt: name => name === 'flac', isExact: true },
  PCM: { format: 'wav', isIt: name => name.startsWith('pcm_'), isExact: true },
  MP3: { format: 'mp3', isIt: name => name === 'mp3', isExact: false },
  AAC: { format: 'mov,mp4,m4a,3gp,3g2,mj2,aac', isIt: name => name === 'aac', isExact: false },
}

/** Messages count in whole seconds, and an encoder may add a frame. */
const secondsApart = 1
const cutSeconds = 0.1
const bytesASample = 2

export async function judgeAudio(audio: ReadAudio, file: string, stated: number): Promise<void> {
  const { path } = audio
  const codec =
    codecs[audio.codec] ?? refuse('sandbox.badValue', { element: 'AudioCodecType', value: audio.codec })
  const stream = (await probeMedia(file, codec.format)).find(one => one.codec_type === 'audio')
  if (!stream?.channels) return refuse('sandbox.badAudio', { path })
  judgeFacts(audio, codec, stream)
  const output = ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1']
  const { bytes, isClean } = await decodeMedia(file, codec.format, output)
  const real = bytes / bytesASample / stream.channels / Number(stream.sample_rate)
  const isCut = codec.isExact && Math.abs(real - Number(stream.duration ?? real)) > cutSeconds
  refuseIf(!isClean || bytes === 0 || isCut, 'sandbox.badAudio', { path })
  judgeDuration(path, stated, real)
}

function judgeFacts({ path, channels, sampleRate, bits }: ReadAudio, codec: Codec, stream: Stream): void {
  const differs = (fact: string, isOther: boolean) => refuseIf(isOther, 'sandbox.otherAudio', { fact, path })
  differs('codec', !codec.isIt(stream.codec_name))
  differs('NumberOfChannels', channels !== undefined && stream.channels !== channels)
  differs('SamplingRate', sampleRate !== undefined && Number(stream.sample_rate) !== sampleRate)
  const isDescribed = sampleRate !== undefined
  const found = Number(stream.bits_per_raw_sample ?? 0) || stream.bits_per_sample
  differs('BitsPerSample', isDescribed && codec.isExact && found !== bits)
}

export function judgeDuration(path: string, stated: number, real: number): void {
  refuseIf(Math.abs(real - stated) > secondsApart, 'sandbox.wrongDuration', {
    path,
    stated,
    real: Number(real.toFixed(1)),
  })
}
