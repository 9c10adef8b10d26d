import { imageLimits } from '#contract/covers/design'
import { showsPhoto } from '#covers/compose/refit'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { UploadTile } from '../../../../ui/upload-tile'
import { BlobPicture } from '../blob-picture'
import type { PhotoProblem } from './use-photo'
import type { Smart } from './use-smart'

const accept = Object.fromEntries(['jpeg', 'png', 'webp', 'gif', 'avif'].map(kind => [`image/${kind}`, []]))
const most = imageLimits.bytes / (1024 * 1024)

export function PhotoField({ smart }: { smart: Smart }) {
  const t = useWords('covers')
  const { photo, recipes } = smart
  const { state, progress, problem, held } = photo
  const used = recipes.filter(showsPhoto).length
  const titles = {
    empty: t('photo.hint'),
    sending: t('photo.sending', { share: Math.round(progress * 100) }),
    paused: '',
    checking: t('photo.checking'),
    done: used > 0 ? t('photo.inUse', { count: used }) : t('photo.ready'),
    failed: t('photo.label'),
  }
  const say = (found: PhotoProblem) =>
    typeof found === 'object' ? found.said : t(`photo.${found}`, { most })
  const isUnderWay = state !== 'empty'
  return (
    <section aria-label={t('photo.label')}>
      <Field group label={t('photo.label')} aside={t('brief.optional')}>
        <UploadTile
          state={state}
          title={titles[state]}
          detail={state === 'empty' ? t('photo.types', { most }) : undefined}
          error={problem && say(problem)}
          progress={progress}
          progressLabel={t('photo.progress')}
          chooseLabel={t('photo.choose')}
          accept={accept}
          maxSize={imageLimits.bytes}
          onFiles={([file]) => file && photo.choose(file)}
          onRefused={([refused]) =>
            photo.refuse(
              refused?.errors.some(({ code }) => code === 'file-too-large') ? 'tooLarge' : 'notAPicture',
            )
          }
          retry={photo.retry && { label: t('photo.retry'), run: photo.retry }}
          remove={isUnderWay ? { label: t('photo.remove'), run: photo.remove } : undefined}
          replaceLabel={state === 'done' ? t('photo.replace') : undefined}
          aside={
            held && (
              <BlobPicture picture={held.file} alt="" className="w-14 rounded-control [&_img]:object-cover" />
            )
          }
        />
      </Field>
    </section>
  )
}
