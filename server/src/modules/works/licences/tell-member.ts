import { licencesEndingBy } from '#contract/works/licences'
import type { Tx } from '../../../platform/database/query'
import { notify } from '../../messages/messages.public'
import { listTracks, type WorkRecord } from '../works.queries'
import './licences.texts'

const mostNames = 3

/** `day`: up to when its licences go; the message names the tracks they are for. */
export async function tellMember(
  tx: Tx,
  work: Pick<WorkRecord, 'id' | 'member_id' | 'details'>,
  template: 'licences.ending' | 'licences.ended' | 'licences.kept' | 'licences.down',
  { day, ...params }: { day: string; due?: string; note?: string },
): Promise<void> {
  const tracks = licencesEndingBy(await listTracks(tx, work.id), day).map(({ track }) => track.details.title)
  const more = tracks.length > mostNames ? [`+${tracks.length - mostNames}`] : []
  await notify(tx, {
    memberId: work.member_id,
    kind: 'review',
    template,
    params: {
      title: work.details.title,
      tracks: [...tracks.slice(0, mostNames), ...more].join(' · '),
      day,
      ...params,
    },
    link: `/work-management/detail?id=${work.id}`,
    isCalm: template === 'licences.kept',
  })
}
