import * as branches from '../../modules/content/branches/branches.queries'
import { change, find, type ProbesOf, write } from './probe'

const words = { 'zh-CN': 'owned', en: 'owned' }

export const probes: ProbesOf<typeof branches> = {
  findBranch: find(tx => branches.findBranch(tx, 9999)),
  listBranchRows: find(async tx => (await branches.listBranchRows(tx)).filter(({ tid }) => tid === 9999)),
  insertBranch: write(tx => branches.insertBranch(tx, words)),
  renameBranch: change(tx => branches.renameBranch(tx, 9999, words)),
  hasArticles: find(async tx => ((await branches.hasArticles(tx, 9999)) ? [1] : [])),
  deleteBranch: change(async (tx, { itemId }) => {
    await tx.run('update content_items set tid = 1 where id = $1', [itemId])
    return branches.deleteBranch(tx, 9999)
  }),
  putBranchPositions: change(tx => branches.putBranchPositions(tx, [9999])),
}
