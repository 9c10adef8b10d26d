// What a listener's bell shows.
import type { Tx } from '../../platform/database/query'
import type { LookUpMessages, MessageState, Unheard } from '../../platform/live/live-hub'
import { messageStates, newestMessages } from './messages.queries'
import { presentMessage } from './present-message'

/** More than this at once is a list, not news. */
const mostNews = 5

export const lookUpMessages: LookUpMessages = async (tx, unheard) => {
  const states = await messageStates(tx, [...new Set(unheard.map(({ memberId }) => memberId))])
  const told = await Promise.all(states.map(state => stateOf(tx, state, unheard)))
  return new Map(told)
}

type State = Awaited<ReturnType<typeof messageStates>>[number]

async function stateOf(tx: Tx, state: State, unheard: Unheard[]): Promise<[number, MessageState]> {
  const heardUpTo = unheard.filter(({ memberId }) => memberId === state.member_id).map(({ since }) => since)
  const latest = state.latest ?? 0
  // Those who have just come know nothing and want no news; the others want what is newer than what they heard.
  const since = Math.min(...heardUpTo.filter(heard => heard > 0), latest)
  const news = since < latest ? await newestMessages(tx, state.member_id, since, mostNews) : []
  return [
    state.member_id,
    {
      unread: state.unread,
      latest,
      newestIn: (language, after) =>
        news.filter(row => row.id > after && row.read_at === null).map(row => presentMessage(row, language)),
    },
  ]
}
