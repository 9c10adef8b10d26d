import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { changeScope, recallWork } from '#contract/works/work-calls'
import { agreementQuery } from '../../../../features/works/channel-queries'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { keyOf, stepOf } from '../../../../features/works/missing-place'
import { editorAt } from '../../../../features/works/reasons/reason-place'
import { useMoveWork } from '../../../../features/works/use-move-work'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { focusField } from '../frame/focus-field'
import { AgreementText } from './agreement-text'
import { SignForm } from './sign-form'
import { SignObstacle } from './sign-obstacle'

/** Whoever has chosen the scope goes on reading here. */
export const agreementPlace = 'agreement'

/** The agreement, and what it takes to sign it. The scope is settled until somebody goes back to it. */
export function SignCard() {
  const t = useWords('publish')
  const { state } = useOpenDraft()
  const { id: workId, can } = state.work
  const preview = useQuery(agreementQuery(workId))
  const { move, isMoving } = useMoveWork()
  const navigate = useNavigate()
  const { tracks } = state.work
  /** One press from what is wrong to where it is put right. */
  const correct = (field: string) => {
    const isOfTrack = field === 'lyricists'
    const key = isOfTrack ? keyOf({ field, trackId: tracks[0]?.id }) : field
    if (stepOf(field) === 3) return void move(changeScope, {}, () => void focusField(field))
    void move(recallWork, {}, async () => navigate(editorAt(state.work, key)))
  }
  return (
    <Card
      title={t('sign.title')}
      detail={t('sign.text')}
      data-field={agreementPlace}
      tabIndex={-1}
      aria-label={t('sign.title')}
    >
      <Loaded
        query={preview}
        failed={t('sign.failed')}
        skeleton={<Skeleton className="mt-5 h-128 w-full rounded-control" />}
      >
        {data => (
          <>
            <AgreementText
              terms={data.terms}
              onCorrect={can.recall && can.change_scope ? correct : undefined}
            />
            {data.text_changed && (
              <Notice className="mt-6" tone="amber" title={t('sign.textChangedTitle')}>
                {t('sign.textChanged', {
                  number: data.text_changed.number,
                  what: data.text_changed.what,
                  moment: formatMoment(data.text_changed.signed_at),
                })}
              </Notice>
            )}
            {data.obstacle ? (
              <SignObstacle obstacle={data.obstacle} signer={data.signer} recipients={data.recipients} />
            ) : (
              <SignForm workId={workId} preview={data} />
            )}
          </>
        )}
      </Loaded>
      {can.change_scope && (
        <Button
          className="mt-5"
          variant="quiet"
          size="small"
          loading={isMoving}
          onClick={() => void move(changeScope, {}, () => void focusField('channels'))}
        >
          {t('sign.changeScope')}
        </Button>
      )}
    </Card>
  )
}
