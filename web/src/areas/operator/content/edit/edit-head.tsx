import ExternalLink from 'lucide-react/icons/external-link'
import { Link } from 'react-router'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useLanguage, useWords } from '../../../../lib/words'
import { PageHeader } from '../../../../ui/page-header'
import { StateBadge } from '../list/state-badge'
import type { KeeperState } from './content-keeper'
import type { Item } from './new-item'
import { shownAt } from './shown-at'

type EditHeadProps = { item: Item; state: KeeperState }

export function EditHead({ item, state }: EditHeadProps) {
  const t = useWords('content')
  const language = useLanguage()
  const { title } = state.draft
  const written = title[language] || title['zh-CN'] || title.en
  const name = written || (item.slot ? t(`slot.${item.slot as 'opening'}`) : t(`kind.${item.kind}`))
  useTabTitle(name)
  const address = shownAt(item)
  return (
    <PageHeader
      over={<Link to={links.operatorContentRoom(item.kind)}>{t(`room.${item.kind}`)}</Link>}
      title={<span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>}
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StateBadge row={item} />
          {item.updated_at && (
            <span className="num">
              {item.editor === null
                ? t('head.fromStart')
                : t('head.written', { name: item.editor, at: formatMoment(item.updated_at) })}
            </span>
          )}
          {address && (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1 text-river underline-offset-4 hover:underline"
            >
              {t('head.onSite')}
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          )}
        </span>
      }
    />
  )
}
