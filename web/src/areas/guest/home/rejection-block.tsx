import { BlockWords } from './block-words'
import type { BlockProps } from './home'
import { Picture } from './picture'

export function RejectionBlock({ block, data }: BlockProps) {
  return (
    <section aria-labelledby="rejection-title" className="bg-sunken py-14 md:py-20">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <BlockWords block={block} id="rejection-title" />
        <Picture drawn={data.pictures.rejection} />
      </div>
    </section>
  )
}
