import { useQuery } from '@tanstack/react-query'
import { readTemplate } from '#contract/covers/calls'
import type { CoverDesk } from '../../../../features/covers/cover-desk'
import { api } from '../../../../lib/api'
import { BlobPicture } from '../blob-picture'
import { NoPreview } from './no-preview'

interface TemplatePictureProps {
  id: number
  preview: string | null
  desk: CoverDesk
}

const wish = { width: 320, height: 320, format: 'jpeg' } as const

/** A template as it looks. The server has no picture of those that every site starts with: they are drawn here. */
export function TemplatePicture({ id, preview, desk }: TemplatePictureProps) {
  const drawn = useQuery({
    queryKey: ['cover templates', 'drawn', id],
    queryFn: async () => {
      const { data } = await api(readTemplate, { id }, { quiet: true })
      return desk.export(data.scene, wish)
    },
    enabled: preview === null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (preview) return <img src={preview} alt="" loading="lazy" className="size-full object-cover" />
  return drawn.data ? <BlobPicture picture={drawn.data} alt="" /> : <NoPreview />
}
