import * as starting from '../../modules/covers/starting/starting-backgrounds.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof starting> = {
  listGiven: find(tx => starting.listGiven(tx)),
  noteGiven: write(tx => starting.noteGiven(tx, `given ${Math.random()}`, new Date())),
  // Every site has some of its own.
  listUndrawnTemplates: find(async (tx, { templateId }) =>
    (await starting.listUndrawnTemplates(tx)).filter(({ id }) => id === templateId),
  ),
}
