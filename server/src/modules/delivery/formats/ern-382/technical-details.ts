import path from 'node:path'
import { ownWord } from '../ern-words'
import { audioCodecs, pictureCodecs, pictureSize, videoContainers } from '../file-words'
import { fileReference } from '../message-items'
import type { PackedAudio, PackedFile, PackedPicture, PackedText, PackedVideo } from '../release-message'
import type { XmlElement } from '../write-xml'

const videoCodecs: Record<string, string> = { h264: 'AVC', mpeg4: 'MPEG-4' }

export const audioDetails = (number: number, audio: PackedAudio): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  ContainerFormat: audio.codec === 'wav' ? 'WAV' : undefined,
  AudioCodecType: audioCodecs[audio.codec],
  NumberOfChannels: audio.channels,
  SamplingRate: { '@UnitOfMeasure': 'Hz', '#': audio.sampleRate },
  // What is lossy has none of its own.
  BitsPerSample: audio.bitsPerSample > 0 ? audio.bitsPerSample : undefined,
  IsPreview: false,
  File: fileElement(audio),
})

export const videoDetails = (number: number, video: PackedVideo, sender: string): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  ContainerFormat: videoContainers[video.container],
  VideoCodecType: videoCodecs[video.codec.toLowerCase()] ?? ownWord(sender, video.codec),
  ...pictureSize(video),
  IsPreview: false,
  File: fileElement(video),
})

export const pictureDetails = (number: number, picture: PackedPicture): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  ImageCodecType: pictureCodecs[picture.codec],
  ...pictureSize(picture),
  IsPreview: false,
  File: fileElement(picture),
})

/** The list of codecs knows neither LRC nor plain text in Unicode. */
export const textDetails = (number: number, text: PackedText, sender: string): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  TextCodecType: ownWord(sender, text.isTimed ? 'LRC' : 'UTF8Text'),
  IsPreview: false,
  File: fileElement(text),
})

/** The list of hashes ends with SHA1: MD5 is what channels of this version compare. */
function fileElement(file: PackedFile): XmlElement {
  const folder = path.posix.dirname(file.path)
  return {
    FileName: path.posix.basename(file.path),
    FilePath: folder === '.' ? undefined : `${folder}/`,
    HashSum: { HashSum: file.md5, HashSumAlgorithmType: 'MD5' },
  }
}
