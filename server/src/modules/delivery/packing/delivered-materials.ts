import type { Language } from '#contract/language'
import type { MaterialType } from '#contract/works/material'
import type { MaterialRecord } from '../../works/works.public'
import { PackingFailed } from './packing-failed'
import type { Master } from './recipe'

export type DeliveredMaterial = Pick<
  MaterialRecord,
  'track_id' | 'type' | 'file_name' | 'sha256' | 'size' | 'storage_key' | 'encoding' | 'analysis' | 'facts'
>

const names: Partial<Record<MaterialType, Record<Language, string>>> = {
  music: { 'zh-CN': '音频', en: 'audio' },
  cover: { 'zh-CN': '封面', en: 'cover' },
  mv: { 'zh-CN': '视频', en: 'video' },
}

export function findDelivered(
  materials: readonly DeliveredMaterial[],
  type: MaterialType,
  trackId: number | null,
): DeliveredMaterial | undefined {
  return materials.find(material => material.type === type && material.track_id === trackId)
}

export function requireDelivered(
  materials: readonly DeliveredMaterial[],
  type: MaterialType,
  of: { trackId: number | null; title: string },
): DeliveredMaterial {
  const found = findDelivered(materials, type, of.trackId)
  if (found) return found
  const part = names[type] ?? { 'zh-CN': type, en: type }
  throw new PackingFailed({ key: 'delivery.materialMissing', params: { part, title: of.title } })
}

export const masterOf = ({ sha256, storage_key, size, file_name }: DeliveredMaterial): Master => ({
  sha256,
  storageKey: storage_key,
  size: Number(size),
  fileName: file_name,
})
