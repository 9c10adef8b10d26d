import { Navigate, useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { DetailSkeleton } from '../works/detail/detail-skeleton'
import { WorkInAddress } from '../works/work-in-address'
import { SupplementScreen } from './add-material/supplement-screen'

/** Adding files that a released work lacks. The address may name the work or what is being added to it. */
export default function AddMaterial() {
  const { hash } = useLocation()
  return (
    <WorkInAddress skeleton={<DetailSkeleton />}>
      {work =>
        work.revision_of === null ? (
          <SupplementScreen work={work} />
        ) : (
          <Navigate to={`${links.addMaterial(work.revision_of)}${hash}`} replace />
        )
      }
    </WorkInAddress>
  )
}
