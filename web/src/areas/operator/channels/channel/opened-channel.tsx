import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { type ManagedChannel, saveChannel } from '#contract/distribution/channel-calls'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useLanguage, useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { PageHeader } from '../../../../ui/page-header'
import { staffMay, useStaff } from '../../staff-queries'
import { ChannelState } from '../channel-state'
import { ProfileForm } from './profile-form'
import { StandingCard } from './standing-card'
import { TestCard } from './test-card'
import { useChannelForm } from './use-channel-form'
import { useGoToPart } from './use-go-to-part'

/** How a channel stands, beside how it is supplied. */
export function OpenedChannel({ channel }: { channel: ManagedChannel }) {
  const t = useWords('channels')
  const language = useLanguage()
  const staff = useStaff()
  const form = useChannelForm(channel)
  useGoToPart()
  const mayChange = staffMay(staff, saveChannel)
  const { profile, mark, code } = channel
  const name = profile.name[language]
  useTabTitle(name)
  return (
    <div className="page pb-16">
      <PageHeader
        over={
          <Link
            to={links.operatorChannels}
            className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
        }
        title={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
            <img src={profile.logo || mark} alt="" className="size-11 object-contain" />
            {name}
          </span>
        }
        lead={<span className="num">{`${t('field.code')} ${code}`}</span>}
        actions={<ChannelState channel={channel} />}
      />
      {!mayChange && <Notice className="mt-6" title={t('readOnly')} />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:sticky xl:top-6 xl:order-last xl:-mx-4 xl:max-h-[calc(100dvh-1.5rem)] xl:overflow-y-auto xl:px-4 xl:pb-8">
          <StandingCard channel={channel} isUnsaved={form.isChanged} />
          {mayChange && <TestCard channel={channel} isUnsaved={form.isChanged} />}
        </div>
        <ProfileForm form={form} isReadOnly={!mayChange} />
      </div>
    </div>
  )
}
