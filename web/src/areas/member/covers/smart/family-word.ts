import type { AreaWords } from '../../../../messages/areas'

/** Families, palettes and layouts have names in the words of the area. */
export const familyWord = (family: string) => `family.${family}` as keyof AreaWords['covers']
export const layoutWord = (layout: string) => `layout.${layout}` as keyof AreaWords['covers']
export const pairingWord = (pairing: string) => `pairing.${pairing}` as keyof AreaWords['covers']
