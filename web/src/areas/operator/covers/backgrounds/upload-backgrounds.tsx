import { useState } from 'react'
import { imageLimits } from '#contract/covers/design'
import { coverSide } from '#contract/covers/scene'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { UploadTile } from '../../../../ui/upload-tile'
import { ChosenFileRow } from './chosen-file-row'
import type { ChosenFiles } from './use-chosen-files'

const accept = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] }

/** Chosen first, then named, then sent: members find a background by its name and mood. */
export function UploadBackgrounds({ chosen }: { chosen: ChosenFiles }) {
  const t = useWords('cover-offer')
  const [problem, setProblem] = useState('')
  const limits = { side: coverSide, most: imageLimits.bytes / (1024 * 1024) }
  return (
    <section aria-label={t('upload.title')}>
      <UploadTile
        state="empty"
        title={t('upload.title')}
        detail={t('upload.limits', limits)}
        error={problem || undefined}
        progressLabel={t('upload.title')}
        chooseLabel={t('upload.choose')}
        accept={accept}
        maxSize={imageLimits.bytes}
        multiple
        disabled={chosen.isSending}
        onFiles={files => {
          setProblem('')
          chosen.add(files)
        }}
        onRefused={refused =>
          setProblem(
            t('upload.refused', { name: refused.map(({ file }) => file.name).join(', '), ...limits }),
          )
        }
      />
      {chosen.files.length > 0 && (
        <>
          <ul className="mt-4 border-t-2 border-ink">
            {chosen.files.map(each => (
              <ChosenFileRow key={each.key} chosen={each} uploads={chosen} />
            ))}
          </ul>
          <div className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 bg-paper px-2 py-4">
            <Button variant="main" loading={chosen.isSending} onClick={() => void chosen.send()}>
              {t('upload.send', { count: chosen.files.length })}
            </Button>
            <p className="text-sm text-soft">{t('upload.waiting')}</p>
          </div>
        </>
      )}
    </section>
  )
}
