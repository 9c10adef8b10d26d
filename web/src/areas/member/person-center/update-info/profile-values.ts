// What the profile form holds; the contract's rules with every field present.
import { z } from 'zod'
import { webAddress } from '#contract/wire'
import type { Profile } from '../../../../features/account/identity-queries'

export const longest = { nickname: 40, address: 200, artistName: 100, biography: 4000 } as const

export const profileSchema = z.object({
  nickname: z.string().trim().min(1).max(longest.nickname),
  contact: z.object({
    email: z.union([z.literal(''), z.email().max(200)]),
    address: z.string().trim().max(longest.address),
  }),
  artist_profile: z.object({
    name: z.string().trim().max(longest.artistName),
    biography: z.string().trim().max(longest.biography),
    website: z.union([z.literal(''), webAddress]),
  }),
})

export type ProfileValues = z.infer<typeof profileSchema>

export function profileValues({ nickname, contact, artist_profile }: Profile): ProfileValues {
  return { nickname, contact, artist_profile }
}

export const profileDraft = {
  key: 'draft.profile',
  fields: [
    'nickname',
    'contact.email',
    'contact.address',
    'artist_profile.name',
    'artist_profile.biography',
    'artist_profile.website',
  ],
} as const
