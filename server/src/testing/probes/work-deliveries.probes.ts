import * as deliveries from '../../modules/delivery/desk/work-deliveries.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof deliveries> = {
  listDeliveriesOfWork: find((tx, { workId }) => deliveries.listDeliveriesOfWork(tx, workId)),
}
