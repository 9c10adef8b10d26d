import * as look from '../../modules/mail/letter/site-look.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof look> = {
  readSite: find(async (tx, owned) => {
    const { domain } = await look.readSite(tx)
    return domain === owned.domain ? domain : undefined
  }),
}
