// Where the site keeps personal information and who helps with that, as the privacy policy names it. Only the operator knows.
import { z } from 'zod'
import { languages } from '../language'

/** Whoever receives something of members on the operator's behalf; the service of statistics is a setting of its own. */
export const providerKinds = ['sms', 'mail', 'storage', 'identity', 'image_model'] as const
export type ProviderKind = (typeof providerKinds)[number]

export const longestProvider = 120
export const longestPlace = 200

const inEachLanguage = z.record(z.enum(languages), z.string())

export const dataKeeping = z.object({
  /** Country or region, city, and whose servers they are. Empty: not named yet. */
  storage_place: inEachLanguage,
  /** Legal names, as readers of each language know them. Empty: not named yet; of the identity check, that staff of the site do it themselves. */
  providers: z.record(z.enum(providerKinds), inEachLanguage),
})

const nothing = { 'zh-CN': '', en: '' }

export const nothingNamed: z.output<typeof dataKeeping> = {
  storage_place: nothing,
  providers: { sms: nothing, mail: nothing, storage: nothing, identity: nothing, image_model: nothing },
}
