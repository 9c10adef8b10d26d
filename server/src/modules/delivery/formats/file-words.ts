// Words for files that are the same in every version of ERN.
import type { XmlElement } from './write-xml'

export const audioCodecs = { flac: 'FLAC', wav: 'PCM', mp3: 'MP3', aac: 'AAC' } as const
export const pictureCodecs = { jpeg: 'JPEG', png: 'PNG' } as const
export const videoContainers = { mp4: 'MP4', mov: 'QuickTime' } as const

export const pictureSize = ({ width, height }: { width: number; height: number }): XmlElement => ({
  ImageHeight: { '@UnitOfMeasure': 'Pixel', '#': height },
  ImageWidth: { '@UnitOfMeasure': 'Pixel', '#': width },
})
