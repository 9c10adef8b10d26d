// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { listQuestions, readHome, readSiteFigures } from '#contract/content/calls'
import { questionsOnHome } from '#contract/content/kinds'
import type { PageContext } from '#contract/page-context'
import { pageContext } from '../../../lib/page-context'
import { describePage } from '../page-meta.server'
import { organization, questionPage, webSite } from '../structured-data.server'
import { listedIn } from './listed-items.server'
import { homePictures } from './pictures.server'
import { songStages } from './song-drawing.server'

/** The operator's blocks in their order, and what the site's own figures and rules add to them. */
export async function readHomePage(request: Request, context: Readonly<RouterContextProvider>) {
  const { call, site } = context.get(pageContext)
  const [{ blocks }, figures, questions] = await Promise.all([
    call(readHome, {}),
    call(readSiteFigures, {}),
    call(listQuestions, {}),
  ])
  const told = Object.fromEntries(blocks.map(block => [block.slot, listedIn(block.body_html)]))
  const first = questions.slice(0, questionsOnHome)
  const meta = await describePage(request, context, 'home.description', {
    description: blocks.find(({ slot }) => slot === 'opening')?.summary,
    data: about => [
      organization(about),
      webSite(about),
      ...(blocks.some(({ slot }) => slot === 'questions') ? [questionPage(first)] : []),
    ],
  })
  return {
    meta,
    // The footer's words come with the frame; what a picture tells is not told again below it.
    blocks: blocks
      .filter(({ slot }) => slot !== 'footer')
      .map(block => {
        const { items = [], rest = '' } = told[block.slot] ?? {}
        return isDrawn(block.slot, items.length) ? { ...block, body_html: rest } : block
      }),
    pictures: await homePictures(context, {
      figures,
      stages: told.path?.items ?? [],
      reasons: told.rejection?.items ?? [],
    }),
    figures,
    questions: first,
    money: moneyRules(site),
  }
}

/** Another number of stages does not fit the drawing: then they stand as the text they are. */
const isDrawn = (slot: string, items: number) =>
  slot === 'rejection' || (slot === 'path' && items === songStages)

/** The royalty rule is mainland law: it says nothing about another currency. */
export function moneyRules({ terms }: PageContext['site']) {
  return { isTaxed: terms.currency === 'CNY' }
}

export type HomeData = Awaited<ReturnType<typeof readHomePage>>
export type HomeBlock = HomeData['blocks'][number]
