import { BlockWords } from './block-words'
import type { BlockProps } from './home'
import { Picture } from './picture'

export function PathBlock({ block, data }: BlockProps) {
  return (
    <section id="path" aria-labelledby="path-title" className="bg-sunken py-14 md:py-20">
      <div className="page">
        <BlockWords block={block} id="path-title" />
        <Picture drawn={data.pictures.song} />
      </div>
    </section>
  )
}
