// What use cases and jobs may reach besides their transaction.
import type { ImageModel } from './image-model/image-model'
import type { Mail } from './mail/mail'
import type { OutboundGate } from './outbound/outbound-gate'
import type { Secrets } from './secrets'
import type { OriginOf } from './site-origin'
import type { Sms } from './sms/sms'
import type { Storage } from './storage/storage'

export interface Services {
  secrets: Secrets
  storage: Storage
  sms: Sms
  mail: Mail
  /** The way to every address that somebody typed. */
  outbound: OutboundGate
  /** Absent: nobody has plugged one in. */
  imageModel?: ImageModel
  /** Channels that take their packages from this machine have their folders in here, and nowhere else. */
  channelsFolder: string
  /** DDEX's schemas, a subfolder a version; absent: an admin uploads them. */
  schemasFolder?: string
  originOf: OriginOf
  /** Where the owner of a site gets mail that has no address of its own for it. */
  ownerEmail?: string
  /** Absent: this is no demo. */
  demo?: {
    /** It may be shown to others than this machine. */
    isPublic: boolean
    /** Opens the demo phone. */
    phoneKey: string
  }
}
