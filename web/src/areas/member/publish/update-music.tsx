import { Navigate } from 'react-router'
import { links } from '../../../lib/links'
import { DetailSkeleton } from '../works/detail/detail-skeleton'
import { WorkInAddress } from '../works/work-in-address'
import { RevisionScreen } from './update-music/revision-screen'

/** Changing a released work. The address may name the work or its revision: it is the same screen. */
export default function UpdateMusic() {
  return (
    <WorkInAddress skeleton={<DetailSkeleton />}>
      {work =>
        work.revision_of === null ? (
          <RevisionScreen work={work} />
        ) : (
          <Navigate to={links.updateMusic(work.revision_of)} replace />
        )
      }
    </WorkInAddress>
  )
}
