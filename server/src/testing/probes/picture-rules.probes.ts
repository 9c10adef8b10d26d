import * as rules from '../../modules/covers/pictures/picture-rules.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof rules> = {
  findRules: find(async tx => (await rules.findRules(tx)).version),
  putRules: write(tx =>
    rules.putRules(tx, {
      ...{ is_offered: true, daily_pictures: 3, daily_amount: '1', passes_unseen: false, version: 1 },
    }),
  ),
}
