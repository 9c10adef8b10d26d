import { BlockWords } from './block-words'
import type { BlockProps } from './home'

/** Whatever else the operator wants to say: words, and a picture beside them where there is one. */
export function FreeBlock({ block }: BlockProps) {
  const id = `block-${block.id}`
  return (
    <section aria-labelledby={id} className="py-14 md:py-20">
      <div className="page grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <BlockWords block={block} id={id} />
        {block.cover && (
          <img
            src={block.cover}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            className="aspect-[8/5] w-full rounded-card bg-sunken object-cover"
          />
        )}
      </div>
    </section>
  )
}
