// A profile that an earlier version stored is completed whenever it is read, like a work (stored-work.ts).
import { completed } from '../completed'
import { type ChannelProfile, emptyProfile } from './channel-profile'

export function readStoredProfile(stored: unknown): ChannelProfile {
  const profile = completed(emptyProfile, stored)
  const { connection, genres } = (stored ?? {}) as Partial<ChannelProfile>
  // Of these two the keys themselves are data.
  return { ...profile, connection: connection ?? emptyProfile.connection, genres: genres ?? {} }
}
