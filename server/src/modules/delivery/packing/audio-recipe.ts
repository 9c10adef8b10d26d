// Sound for a channel: untouched where the channel takes it so, converted as little as possible where it does not.
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import {
  type AudioFormat,
  type AudioHeader,
  audioLimits,
  missingFrames,
  openedAudio,
  readAudioHeader,
} from '../../works/works.public'
import type { PackedAudio } from '../formats/release-message'
import { MasterDamaged, type Recipe } from './recipe'
import { runFfmpeg, withoutTags } from './run-ffmpeg'

export type MasterFormat = Exclude<AudioFormat, 'mp3'>
export type AudioFacts = Pick<PackedAudio, 'codec' | 'seconds' | 'sampleRate' | 'bitsPerSample' | 'channels'>

export interface MasterSound extends Pick<AudioHeader, 'sampleRate' | 'channels' | 'bits'> {
  format: MasterFormat
  seconds: number
}

interface Target {
  codec: 'flac' | 'wav'
  sampleRate: number
  bits: 16 | 24
  isCopy: boolean
  isReduced: boolean
}

export function audioRecipe(sound: MasterSound, accepted: ChannelProfile['audio']): Recipe<AudioFacts> {
  const target = targetOf(sound, accepted)
  const { codec, sampleRate, bits, isCopy } = target
  return {
    name: isCopy ? 'flac-copied-1' : `${codec}-${sampleRate}-${bits}-1`,
    mostBytes: mostBytes(sound, target),
    async make(from, to, signal) {
      const stated = await readAudioHeader(from, sound.format)
      if (!stated || stated.isCutOff) throw new MasterDamaged()
      // Without a stated length a copy would have none either.
      const way = { ...target, isCopy: isCopy && stated.frames !== undefined }
      const args = [...openedAudio(from, sound.format), ...written(way, to), ...counted]
      const decoded = (await runFfmpeg(args, audioLimits, signal)) / (stated.channels * bytesCounted)
      if (decoded === 0 || decoded < (stated.frames ?? 0) - missingFrames) throw new MasterDamaged()
    },
    readFacts: path => readFacts(path, codec),
  }
}

/** FLAC holds no more than 24 bits, and channels take no more. */
const mostBits = 24

function targetOf(sound: MasterSound, accepted: ChannelProfile['audio']): Target {
  const own = accepted.codecs.find(codec => codec === sound.format)
  const codec = own ?? accepted.codecs[0] ?? 'flac'
  const sampleRate = Math.min(sound.sampleRate, accepted.most_sample_rate ?? sound.sampleRate)
  const given = sound.bits ?? mostBits
  const wanted = Math.min(given, accepted.most_bits ?? mostBits, mostBits)
  const isReduced = sampleRate < sound.sampleRate || wanted < given
  return {
    codec,
    sampleRate,
    bits: wanted > 16 ? 24 : 16,
    isCopy: own === 'flac' && !isReduced,
    isReduced,
  }
}

function written({ codec, sampleRate, bits, isCopy, isReduced }: Target, to: string): string[] {
  const coding = isCopy ? ['-c:a', 'copy'] : encoders[codec][bits]
  const filter = isReduced ? ['-af', reducing(sampleRate, bits)] : []
  return ['-map', '0:a:0', ...withoutTags, ...filter, ...coding, '-f', codec, `file:${to}`]
}

const encoders = {
  flac: { 16: ['-c:a', 'flac', '-sample_fmt', 's16'], 24: ['-c:a', 'flac', '-sample_fmt', 's32'] },
  // What is larger than four gigabytes is written in the large form.
  wav: { 16: ['-c:a', 'pcm_s16le', '-rf64', 'auto'], 24: ['-c:a', 'pcm_s24le', '-rf64', 'auto'] },
}

/** What is rounded is dithered, so that quiet passages fade into noise and not into steps. */
function reducing(sampleRate: number, bits: 16 | 24): string {
  const rounding = bits === 16 ? 'osf=s16' : 'osf=s32:output_sample_bits=24'
  return `aresample=${sampleRate}:resampler=soxr:precision=28:${rounding}:dither_method=triangular`
}

/** The master is decoded once beside whatever is written: a copy of half a file would look whole. */
const counted = ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1']
const bytesCounted = 2

const spareBytes = 1024 ** 2

/** As long as nothing is compressed. */
function mostBytes({ seconds, channels }: MasterSound, target: Target): number {
  return Math.ceil(seconds * target.sampleRate * channels * (target.bits / 8)) + spareBytes
}

async function readFacts(path: string, codec: Target['codec']): Promise<AudioFacts> {
  const header = await readAudioHeader(path, codec)
  if (!header?.frames || header.isCutOff) throw new MasterDamaged()
  const { sampleRate, channels, frames } = header
  return { codec, sampleRate, channels, bitsPerSample: header.bits ?? 0, seconds: frames / sampleRate }
}
