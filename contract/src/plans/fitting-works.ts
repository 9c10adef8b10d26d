import type { PlanNeed } from '../content/kinds'
import { releasedStatuses, type WorkStatus, workStatuses } from '../works/work-status'

/** Works in which statuses may take part. What was taken down cannot be promoted. */
export const fittingStatuses: Record<PlanNeed, readonly WorkStatus[]> = {
  released: releasedStatuses,
  any: workStatuses.filter(status => status !== '980' && status !== '981'),
}
