import { useQuery } from '@tanstack/react-query'
import type { Work } from '#contract/works/work'
import { startRevision } from '#contract/works/work-calls'
import { useMay } from '../../../../features/works/use-role'
import { materialsQuery } from '../../../../features/works/work-queries'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { ReleasedHeader } from '../update-music/released-header'
import { StartRevision } from '../update-music/start-revision'
import { absentTypes } from './absent'
import { SupplementDraft } from './supplement-draft'

export function SupplementScreen({ work }: { work: Work }) {
  const t = useWords('works')
  const materials = useWords('materials')
  const released = useQuery(materialsQuery(work.id))
  const publish = useWords('publish')
  const mayAdd = useMay(startRevision)
  const { revision, can } = work
  const notice = (title: string, text: string, to: string, label: string) => (
    <Notice
      className="mt-6"
      tone="amber"
      title={title}
      action={
        <ButtonLink to={to} variant="ink" size="small">
          {label}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
  return (
    <>
      <ReleasedHeader work={work} over={t('add.over')} />
      {revision?.purpose === 'revision' &&
        notice(
          t('add.otherOpen'),
          t('add.otherOpenText'),
          links.updateMusic(work.id),
          t('journey.seeRevision'),
        )}
      {!revision &&
        !can.add_material &&
        notice(
          mayAdd ? t('add.notReleased') : publish('readOnly.role'),
          mayAdd ? t('add.notReleasedText') : publish('readOnlyText.role'),
          links.work(work.id),
          t('menu.page'),
        )}
      {(revision?.purpose === 'supplement' || (!revision && can.add_material)) && (
        <Loaded
          query={released}
          failed={materials('failed')}
          skeleton={<Skeleton className="mt-8 h-80 rounded-card!" />}
        >
          {files => {
            if (revision) return <SupplementDraft work={work} revisionId={revision.id} released={files} />
            const absent = absentTypes(work, files)
            return (
              <StartRevision work={work} purpose="supplement">
                <p className="mt-5 font-semibold">{t(absent.length > 0 ? 'add.absent' : 'add.complete')}</p>
                <ul className="mt-1 flex flex-wrap gap-x-5 text-soft">
                  {absent.map(type => (
                    <li key={type}>{materials(`type.${type}`)}</li>
                  ))}
                </ul>
              </StartRevision>
            )
          }}
        </Loaded>
      )}
    </>
  )
}
