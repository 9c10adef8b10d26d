import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { RoomTabs } from '../room-tabs'
import { BackgroundsRoom } from './backgrounds/backgrounds-room'
import { useChosenFiles } from './backgrounds/use-chosen-files'
import { PicturesRoom } from './pictures/pictures-room'
import { roomIn, rooms } from './rooms'
import { ShadowsRoom } from './shadows/shadows-room'
import { TemplatesRoom } from './templates/templates-room'

export default function Covers() {
  const t = useWords('cover-offer')
  const [params] = useSearchParams()
  const here = roomIn(params)
  // Kept here, so that a look into another room loses none of the chosen files.
  const chosen = useChosenFiles()
  // What was typed there stays too.
  const wasInPictures = useRef(false)
  wasInPictures.current ||= here === 'pictures'
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t(`lead.${here}`)} />
      <div className="mt-4">
        <RoomTabs
          label={t('room.label')}
          rooms={rooms.map(room => ({
            to: links.operatorCoversRoom(room),
            label: t(`room.${room}`),
            isHere: room === here,
          }))}
        />
      </div>
      <div className="mt-6">
        {here === 'backgrounds' && <BackgroundsRoom chosen={chosen} />}
        {here === 'shadows' && <ShadowsRoom />}
        {here === 'templates' && <TemplatesRoom />}
        {wasInPictures.current && (
          <div hidden={here !== 'pictures'}>
            <PicturesRoom />
          </div>
        )}
      </div>
    </div>
  )
}
