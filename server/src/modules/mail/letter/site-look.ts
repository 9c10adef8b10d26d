// How a site looks in a mail: its title, its two colours, its picture.
import { buffer } from 'node:stream/consumers'
import type { Language } from '#contract/language'
import { lchOf, readableOn } from '../../../platform/colors'
import type { Database } from '../../../platform/database/database'
import { sharp } from '../../../platform/picture'
import type { Services } from '../../../platform/services'
import { drawMark, ownColors } from '../../../platform/site-mark'
import type { Storage } from '../../../platform/storage/storage'
import { readPresentation } from '../../../platform/stored-settings'
import { sitePictureKey } from '../../files/files.public'
import { readSite } from './site-look.queries'

export interface Look {
  title: Record<Language, string>
  /** With its scheme. */
  origin: string
  /** Each readable on its ground, by day and by night. */
  accent: Tone
  river: Tone
  /** As high as `pictureHeight` says, twice over for sharp screens. */
  picture: Buffer
}

export interface Tone {
  light: string
  dark: string
}

export const grounds: Tone = { light: '#ffffff', dark: '#181b1e' }
export const pictureHeight = 36

export async function readLook(
  { database, services }: { database: Database; services: Pick<Services, 'storage' | 'originOf'> },
  agentId: number,
): Promise<Look> {
  const row = await database.read(agentId, readSite)
  const { site_title, site_logo, colors } = readPresentation(row.presentation)
  const accent = colors.accent ?? ownColors.accent
  return {
    title: site_title,
    origin: services.originOf(row.domain),
    accent: toneOf(accent),
    river: toneOf(colors.river ?? ownColors.river),
    picture: (await ownPicture(services.storage, agentId, site_logo)) ?? (await drawMark(72, 0.74, accent)),
  }
}

function toneOf(color: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  const lch = lchOf(red, green, blue)
  return {
    light: readableOn(grounds.light, lch, 4.5, 'dark'),
    dark: readableOn(grounds.dark, lch, 4.5, 'light'),
  }
}

/** Nobody misses a mail because a picture is gone. */
async function ownPicture(storage: Storage, agentId: number, address: string): Promise<Buffer | undefined> {
  const [, name] = /^\/site-pictures\/([0-9a-f]{64}\.png)$/.exec(address) ?? []
  const stored = name && (await storage.read(sitePictureKey(agentId, name)))
  if (!stored) return undefined
  const size = { width: 360, height: pictureHeight * 2, fit: 'inside', withoutEnlargement: true } as const
  return sharp(await buffer(stored.body))
    .resize(size)
    .png({ palette: true })
    .toBuffer()
    .catch(() => undefined)
}
