import { BlockWords } from './block-words'
import type { BlockProps } from './home'
import { MoneyExample } from './money-example'

export function MoneyBlock({ block, data }: BlockProps) {
  return (
    <section aria-labelledby="money-title" className="py-14 md:py-20">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <BlockWords block={block} id="money-title" />
        <MoneyExample rules={data.money} />
      </div>
    </section>
  )
}
