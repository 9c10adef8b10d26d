import Plus from 'lucide-react/icons/plus'
import { useSearchParams } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { PageHeader } from '../../../ui/page-header'
import { Applications } from './applications/applications'
import { ContentTabs } from './content-tabs'
import { ContentRoom } from './list/content-room'
import { type Room, roomIn } from './rooms'

/** Articles are begun in their branch; pages are fixed. */
const canBegin: readonly Room[] = ['news', 'question', 'plan', 'block']

export default function Content() {
  const t = useWords('content')
  const [params] = useSearchParams()
  const room = roomIn(params)
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('title')}
        lead={t(`lead.${room}`)}
        actions={
          canBegin.includes(room) && (
            <ButtonLink
              to={links.operatorContentNew(room)}
              variant="main"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {t(`new.${room as 'news'}`)}
            </ButtonLink>
          )
        }
      />
      <div className="mt-4">
        <ContentTabs here={room} />
      </div>
      {room === 'applications' ? <Applications /> : <ContentRoom key={room} kind={room} />}
    </div>
  )
}
