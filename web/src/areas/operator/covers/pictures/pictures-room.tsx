import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passPicture, refusePicture } from '#contract/covers/picture-calls'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { Segmented } from '../../../../ui/segmented'
import { ReasonDialog } from '../../reason-dialog'
import { Unreachable } from '../../unreachable'
import { useStaffDeed } from '../../use-staff-deed'
import { CardPlaces, gridClass, OfferCard } from '../card-grid'
import { type MadePicture, picturesQuery, refreshCovers } from '../cover-queries'
import { PictureRules } from './picture-rules-form'

const states = ['made', 'passed', 'refused'] as const
type State = (typeof states)[number]

/** What the image model made for members: nobody uses it before somebody has looked. */
export function PicturesRoom() {
  const t = useWords('cover-offer')
  const [state, setState] = useState<State>('made')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PictureRules />
      <Segmented
        label={t('picture.states')}
        value={state}
        onChange={setState}
        className="justify-self-start"
        segments={states.map(value => ({ value, label: t(`picture.state.${value}`) }))}
      />
      <PictureGrid key={state} state={state} />
    </div>
  )
}

function PictureGrid({ state }: { state: State }) {
  const t = useWords('cover-offer')
  const query = useInfiniteQuery(picturesQuery(state))
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [refused, setRefused] = useState<MadePicture>()
  const [run, isBusy] = useStaffDeed(refreshCovers)
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <CardPlaces />
  const pictures = data.pages.flatMap(({ items }) => items)
  if (pictures.length === 0) {
    return <EmptyState title={t(`picture.empty.${state}`)}>{t('picture.emptyText')}</EmptyState>
  }
  return (
    <>
      <ul aria-label={t('room.pictures')} className={gridClass}>
        {pictures.map(picture => (
          <li key={picture.id} className="min-w-0">
            <PictureCard
              picture={picture}
              isBusy={isBusy}
              onPass={() => void run(() => api(passPicture, { id: picture.id }), t('picture.passed'))}
              onRefuse={() => setRefused(picture)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-8" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('picture.more')}
        </Button>
      )}
      {refused && (
        <ReasonDialog
          title={t('picture.refuseTitle')}
          text={t('picture.refuseText')}
          label={t('picture.reason')}
          missing={t('picture.reasonMissing')}
          submit={t('picture.refuse')}
          isDanger
          isBusy={isBusy}
          onSubmit={reason =>
            void run(
              () => api(refusePicture, { id: refused.id, reason }),
              t('picture.refused'),
              () => setRefused(undefined),
            )
          }
          onClose={() => setRefused(undefined)}
        />
      )}
    </>
  )
}

interface PictureCardProps {
  picture: MadePicture
  isBusy: boolean
  onPass: () => void
  onRefuse: () => void
}

function PictureCard({ picture, isBusy, onPass, onRefuse }: PictureCardProps) {
  const t = useWords('cover-offer')
  const { image, prompt, member, work, asked_at, state, reason, decided_by } = picture
  return (
    <OfferCard
      picture={
        image ? (
          <a href={serverAddress(image)} target="_blank" rel="noreferrer" aria-label={t('picture.large')}>
            <img src={image} alt={prompt} loading="lazy" className="size-full object-contain" />
          </a>
        ) : (
          <p className="grid size-full place-items-center p-4 text-center text-sm text-soft">
            {t('picture.gone')}
          </p>
        )
      }
      name={member.name}
      facts={
        <>
          <p className="line-clamp-3" title={prompt}>
            {prompt}
          </p>
          <p>{formatMoment(asked_at)}</p>
          {work && <p className="truncate">{work.title}</p>}
          {decided_by && <p>{t('picture.by', { name: decided_by })}</p>}
          {reason && <p className="line-clamp-3 text-accent">{reason}</p>}
        </>
      }
      actions={
        state === 'made' ? (
          <span className="mt-1 ml-2 flex flex-wrap gap-2">
            <Button size="small" variant="good" disabled={isBusy} onClick={onPass}>
              {t('picture.pass')}
            </Button>
            <Button size="small" disabled={isBusy} onClick={onRefuse}>
              {t('picture.refuse')}
            </Button>
          </span>
        ) : (
          <ButtonLink to={links.operatorMember(member.id)} size="small" variant="quiet">
            {t('picture.member')}
          </ButtonLink>
        )
      }
    />
  )
}
