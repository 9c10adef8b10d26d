import { queryOptions } from '@tanstack/react-query'
import { listCoverShadows } from '#contract/covers/calls'
import type { Shadow } from '#contract/covers/scene'
import { api } from '../../../../../lib/api'

export interface OfferedShadow {
  id: number
  name: string
  shadow: Shadow
}

/** What the site offers; the scene has other words for the same. */
export const shadowsQuery = queryOptions({
  queryKey: ['covers', 'shadows'],
  queryFn: async (): Promise<OfferedShadow[]> => {
    const { data } = await api(listCoverShadows, {}, { quiet: true })
    return data.map(({ id, name, offset_x: x, offset_y: y, color, blur, opacity }) => ({
      id,
      name,
      shadow: { x, y, blur, colour: color.toLowerCase(), opacity },
    }))
  },
  staleTime: 600_000,
})
