import type { Work } from '#contract/works/work'
import { startRevision } from '#contract/works/work-calls'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { OpenRevision } from './open-revision'
import { ReleasedHeader } from './released-header'
import { StartRevision } from './start-revision'

/** Nothing begins by opening a page: a revision is started by whoever wants one. */
export function RevisionScreen({ work }: { work: Work }) {
  const t = useWords('works')
  const publish = useWords('publish')
  const mayRevise = useMay(startRevision)
  const { revision, can } = work
  if (revision?.purpose === 'revision') return <OpenRevision work={work} revisionId={revision.id} />
  return (
    <>
      <ReleasedHeader work={work} over={t('revise.over')} />
      {revision?.purpose === 'supplement' && (
        <Notice
          className="mt-6"
          tone="amber"
          title={t('revise.otherOpen')}
          action={
            <ButtonLink to={links.addMaterial(work.id)} variant="ink" size="small">
              {t('journey.seeAdded')}
            </ButtonLink>
          }
        >
          {t('revise.otherOpenText')}
        </Notice>
      )}
      {!revision && can.start_revision && <StartRevision work={work} purpose="revision" />}
      {!revision && !can.start_revision && (
        <Notice
          className="mt-6"
          tone="amber"
          title={mayRevise ? t('revise.notReleased') : publish('readOnly.role')}
          action={
            <ButtonLink to={links.work(work.id)} variant="ink" size="small">
              {t('menu.page')}
            </ButtonLink>
          }
        >
          {mayRevise ? t('revise.notReleasedText') : publish('readOnlyText.role')}
        </Notice>
      )}
    </>
  )
}
