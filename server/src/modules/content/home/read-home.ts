import type { readHome } from '#contract/content/calls'
import type { BlockSlot } from '#contract/content/kinds'
import type { CallContext } from '../../../platform/http/call-handler'
import { listShownInOrder } from '../shown-items.queries'
import { shownHtml, shownText } from '../shown-text'

export async function readHomeBlocks(context: CallContext<typeof readHome>) {
  const blocks = await listShownInOrder(context.tx, 'block')
  return {
    blocks: blocks.map(block => ({
      id: block.number,
      slot: block.slot as BlockSlot,
      title: shownText(block.title, context),
      summary: shownText(block.summary, context),
      body_html: shownHtml(block.body_html, context),
      cover: block.cover,
    })),
  }
}
