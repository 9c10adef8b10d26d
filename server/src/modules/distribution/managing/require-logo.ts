import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { sitePictureKey } from '../../files/files.public'
import './channels.texts'
import { isSitePicture } from './managed-channels.queries'

const sitePicture = /^\/site-pictures\/([0-9a-f]{64}\.png)$/

/** Only what was uploaded here, or stands there already: an address of somebody else's would follow every visitor. */
export async function requireLogo(tx: Tx, logo: string, kept: string): Promise<void> {
  if (logo === '' || logo === kept) return
  const name = sitePicture.exec(logo)?.[1]
  if (name && (await isSitePicture(tx, sitePictureKey(tx.agentId, name)))) return
  throw new Refusal('invalidInput', { fields: [{ field: 'profile.logo', text: 'channels.unknownPicture' }] })
}
