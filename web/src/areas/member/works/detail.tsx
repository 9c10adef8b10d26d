import { Navigate, useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { DetailSkeleton } from './detail/detail-skeleton'
import { OpenWork } from './detail/open-work'
import { WorkInAddress } from './work-in-address'

/** The page of one work. A revision has none of its own: it belongs to its work's. */
export default function Detail() {
  const { hash } = useLocation()
  return (
    <WorkInAddress skeleton={<DetailSkeleton />}>
      {work =>
        work.revision_of === null ? (
          <OpenWork work={work} />
        ) : (
          <Navigate to={`${links.work(work.revision_of)}${hash}`} replace />
        )
      }
    </WorkInAddress>
  )
}
