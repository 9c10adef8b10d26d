import { cx } from '../../../ui/class-names'
import { RichText } from '../rich-text'
import type { HomeBlock } from './home-page.server'

interface BlockWordsProps {
  block: HomeBlock
  id: string
  className?: string
}

/** What the operator says in a part: a title, a sentence, and more where more is to be said. */
export function BlockWords({ block, id, className }: BlockWordsProps) {
  return (
    <div className={cx('max-w-2xl', className)}>
      <h2 id={id} className="text-3xl">
        {block.title}
      </h2>
      {block.summary && <p className="mt-4 text-lg leading-relaxed text-pretty text-soft">{block.summary}</p>}
      <RichText html={block.body_html} className="mt-4 text-soft" />
    </div>
  )
}
