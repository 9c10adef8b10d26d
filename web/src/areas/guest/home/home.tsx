import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { BlockSlot } from '#contract/content/kinds'
import { useRootData } from '../../../lib/root-data'
import { pageMeta } from '../page-meta'
import { ChannelsBlock } from './channels-block'
import { ClosingBlock } from './closing-block'
import { FreeBlock } from './free-block'
import { type HomeBlock, type HomeData, readHomePage } from './home-page.server'
import { ListenBlock } from './listen-block'
import { MoneyBlock } from './money-block'
import { OpeningBlock } from './opening-block'
import { PathBlock } from './path-block'
import { QuestionsBlock } from './questions-block'
import { RejectionBlock } from './rejection-block'

export const loader = ({ request, context }: LoaderFunctionArgs) => readHomePage(request, context)

export const meta = pageMeta

export interface BlockProps {
  block: HomeBlock
  data: HomeData
}

const parts: Partial<Record<BlockSlot, ComponentType<BlockProps>>> = {
  opening: OpeningBlock,
  listen: ListenBlock,
  path: PathBlock,
  channels: ChannelsBlock,
  money: MoneyBlock,
  rejection: RejectionBlock,
  questions: QuestionsBlock,
  closing: ClosingBlock,
}

/** The operator decides what is said and in which order; each part brings its own picture. */
export default function Home() {
  const data = useLoaderData<typeof loader>()
  const { site, language } = useRootData()
  const hasOpening = data.blocks.some(({ slot }) => slot === 'opening')
  return (
    <>
      {!hasOpening && <h1 className="sr-only">{site.site_title[language]}</h1>}
      {data.blocks.map(block => {
        const Part = parts[block.slot] ?? FreeBlock
        return <Part key={block.id} block={block} data={data} />
      })}
    </>
  )
}
