import { useQuery } from '@tanstack/react-query'
import { changeScope } from '#contract/works/work-calls'
import { agreementQuery } from '../../../../features/works/channel-queries'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { useMoveWork } from '../../../../features/works/use-move-work'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { AgreementText } from './agreement-text'
import { SignForm } from './sign-form'

const ways = {
  not_verified: links.information,
  minor_not_approved: links.minorInformation,
} as const

const hasWay = (obstacle: string): obstacle is keyof typeof ways => obstacle in ways

/** The agreement, and what it takes to sign it. The scope is settled until somebody goes back to it. */
export function SignCard() {
  const t = useWords('publish')
  const { state } = useOpenDraft()
  const { id: workId, can } = state.work
  const preview = useQuery(agreementQuery(workId))
  const { move, isMoving } = useMoveWork()
  return (
    <Card title={t('sign.title')} detail={t('sign.text')}>
      <Loaded
        query={preview}
        failed={t('sign.failed')}
        skeleton={<Skeleton className="mt-5 h-128 w-full rounded-control" />}
      >
        {data => (
          <>
            <AgreementText terms={data.terms} />
            {data.obstacle ? (
              <Notice
                className="mt-6"
                tone="amber"
                title={t(`sign.obstacle.${data.obstacle}`)}
                action={
                  hasWay(data.obstacle) && (
                    <ButtonLink to={ways[data.obstacle]} variant="ink" size="small">
                      {t(`sign.way.${data.obstacle}`)}
                    </ButtonLink>
                  )
                }
              >
                {t(`sign.obstacleText.${data.obstacle}`)}
              </Notice>
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
          onClick={() => void move(changeScope)}
        >
          {t('sign.changeScope')}
        </Button>
      )}
    </Card>
  )
}
