import * as answers from '../../modules/delivery/answers/answers.queries'
import { change, find, type ProbesOf } from './probe'

const now = new Date()
const longAgo = new Date(0)

export const probes: ProbesOf<typeof answers> = {
  findSettled: find((tx, { deliveryId }) => answers.findSettled(tx, deliveryId)),
  putAnswer: change((tx, { deliveryId }) => answers.putAnswer(tx, deliveryId, { accepted_at: now })),
  listUnanswered: find(async (tx, { channelId }) => [
    ...(await answers.listUnanswered(tx, channelId, longAgo)).keys(),
  ]),
  lastEvent: find((tx, { deliveryId }) => answers.lastEvent(tx, deliveryId)),
  listStanding: find((tx, { workId }) => answers.listStanding(tx, workId)),
  takeWaitingUpdate: change((tx, { workId, channelId }) =>
    answers.takeWaitingUpdate(tx, { work_id: workId, channel_id: channelId, track_id: null }, now),
  ),
  listDue: find(tx => answers.listDue(tx, '2099-01-01', 9)),
}
