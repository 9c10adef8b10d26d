import Heart from 'lucide-react/icons/heart'
import type { Design } from '../../../../features/covers/cover-jobs'
import { useOnce } from '../../../../features/forms/use-once'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { IconButton } from '../../../../ui/icon-button'
import { useToast } from '../../../../ui/toast'
import type { Smart } from './use-smart'

interface KeepButtonProps {
  smart: Smart
  design: Design
  number: number
  name: string
}

/** The heart: a favourite lies in the library, whatever comes in its place here. */
export function KeepButton({ smart, design, number, name }: KeepButtonProps) {
  const t = useWords('covers')
  const toast = useToast()
  const [once] = useOnce()
  const isFavourite = smart.kept.isFavourite(design.scene)
  const toggle = async () => {
    if (!(await smart.kept.toggle(design.scene))) return
    toast({
      tone: 'river',
      title: t('keep.kept'),
      action: (
        <ButtonLink to={links.manualCover} size="small">
          {t('keep.look')}
        </ButtonLink>
      ),
      lasts: 8000,
    })
  }
  return (
    <IconButton
      size="small"
      label={t(isFavourite ? 'keep.unmark' : 'keep.mark', { number, name })}
      aria-pressed={isFavourite}
      onClick={() => void once(toggle)}
    >
      <Heart className={isFavourite ? 'fill-accent text-accent' : undefined} />
    </IconButton>
  )
}
