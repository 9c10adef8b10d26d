import * as help from '../../modules/content/help/help.queries'
import { find, type ProbesOf } from './probe'

/** Every agent starts with a help centre of its own: only what stands nowhere else shows a leak. */
const owned = (rows: Array<{ title: unknown }>) =>
  rows.filter(({ title }) => JSON.stringify(title).includes('owned'))

export const probes: ProbesOf<typeof help> = {
  listBranches: find(async tx => owned(await help.listBranches(tx))),
  listArticles: find(async tx => owned(await help.listArticles(tx))),
  suggestArticles: find(tx =>
    help.suggestArticles(tx, { words: ['owned'], language: 'en', limit: 5, least: 0 }),
  ),
}
