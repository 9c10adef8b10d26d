import { useState } from 'react'
import type { DesignRow } from '#contract/covers/design'
import { removeDesign } from '#contract/covers/design-calls'
import { useMay } from '../../../../features/works/use-role'
import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { DesignCard } from './design-card'
import type { DesignWish } from './design-menu'
import { gridClass } from './grid-class'
import { RenameDialog } from './rename-dialog'
import { useDesignDeeds } from './use-design-deeds'

/** The designs that were found, and the questions that belong to them. */
export function LibraryFound({ designs }: { designs: readonly DesignRow[] }) {
  const t = useWords('covers')
  const deeds = useDesignDeeds()
  const mayEmpty = useMay(removeDesign)
  const [renaming, setRenaming] = useState<DesignRow>()
  const [removing, setRemoving] = useState<DesignRow>()

  function wish(wanted: DesignWish, design: DesignRow) {
    if (wanted === 'rename') setRenaming(design)
    else if (wanted === 'remove') setRemoving(design)
    else void deeds[wanted](design)
  }

  return (
    <>
      <ul className={gridClass}>
        {designs.map(design => (
          <li key={design.id} className="min-w-0">
            <DesignCard design={design} mayEmpty={mayEmpty} onWish={wish} />
          </li>
        ))}
      </ul>
      {renaming && (
        <RenameDialog
          key={renaming.id}
          design={renaming}
          isBusy={deeds.isBusy}
          onClose={() => setRenaming(undefined)}
          onRename={name =>
            void deeds.rename(renaming, name).then(isDone => isDone && setRenaming(undefined))
          }
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={isOpen => !isOpen && setRemoving(undefined)}
        title={t('library.removeAsk', { name: removing?.name ?? '' })}
        confirmLabel={t('library.removeYes')}
        cancelLabel={t('library.cancel')}
        danger
        busy={deeds.isBusy}
        onConfirm={() =>
          removing && void deeds.remove(removing).then(isDone => isDone && setRemoving(undefined))
        }
      >
        {t('library.removeText')}
      </ConfirmDialog>
    </>
  )
}
