// What lies beside the message: one element of details a file.
import { durationOf, ownWord } from '../ern-words'
import { audioCodecs, pictureCodecs, pictureSize, videoContainers } from '../file-words'
import { fileReference } from '../message-items'
import type { PackedAudio, PackedFile, PackedPicture, PackedText, PackedVideo } from '../release-message'
import type { XmlContent, XmlElement } from '../write-xml'

const videoCodecs: Record<string, string> = { h264: 'AVC', h265: 'HEVC', hevc: 'HEVC', mpeg4: 'MPEG-4' }

export const audioDetails = (number: number, audio: PackedAudio): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  DeliveryFile: {
    Type: 'AudioFile',
    ContainerFormat: audio.codec === 'wav' ? 'WAV' : undefined,
    AudioCodecType: audioCodecs[audio.codec],
    NumberOfChannels: audio.channels,
    SamplingRate: { '@UnitOfMeasure': 'Hz', '#': audio.sampleRate },
    // What is lossy has none of its own.
    BitsPerSample: audio.bitsPerSample > 0 ? audio.bitsPerSample : undefined,
    Duration: durationOf(audio.seconds),
    File: fileElement(audio),
    IsProvidedInDelivery: true,
  },
})

export const videoDetails = (number: number, video: PackedVideo, sender: string): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  DeliveryFile: {
    Type: 'AudioVisualFile',
    ContainerFormat: videoContainers[video.container],
    VideoCodecType: videoCodec(video.codec, sender),
    ...pictureSize(video),
    Duration: durationOf(video.seconds),
    File: fileElement(video),
    IsProvidedInDelivery: true,
  },
})

function videoCodec(codec: string, sender: string): XmlContent {
  return videoCodecs[codec.toLowerCase()] ?? ownWord(sender, codec)
}

export const pictureDetails = (number: number, picture: PackedPicture): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  ImageCodecType: pictureCodecs[picture.codec],
  ...pictureSize(picture),
  File: fileElement(picture),
  IsProvidedInDelivery: true,
})

export const textDetails = (number: number, text: PackedText): XmlElement => ({
  TechnicalResourceDetailsReference: fileReference(number),
  TextCodecType: text.isTimed ? 'LRC' : 'UTF8Text',
  File: fileElement(text),
  IsProvidedInDelivery: true,
})

/** A message is beside the folder of its files. The schema has room for one hash and counts in kilobytes. */
const fileElement = (file: PackedFile): XmlElement => ({
  URI: file.path,
  HashSum: { Algorithm: 'SHA-256', HashSumValue: file.sha256 },
  FileSize: (file.size / 1000).toFixed(3),
})
