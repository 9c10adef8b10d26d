import openPicture, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'
import { refuseInTransaction } from './database/slow-work'

/** The one way to pictures: decoding and drawing them takes long. */
export function sharp(input: SharpInput | SharpOptions, options?: SharpOptions): Sharp {
  refuseInTransaction('work on a picture')
  return openPicture(input as SharpInput, options)
}
