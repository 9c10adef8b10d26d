import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { removeBranch } from '#contract/content/editing-calls'
import { languages } from '#contract/language'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { IconButton } from '../../../../ui/icon-button'
import { type Branch, refreshContent } from '../content-queries'

type BranchHeadProps = { branch: Branch; onRename: () => void }

/** What a branch is called, and what is done to it. */
export function BranchHead({ branch, onRename }: BranchHeadProps) {
  const t = useWords('content')
  const language = useLanguage()
  const other = languages.find(spoken => spoken !== language) ?? language
  const name = branch.title[language]
  const [isAsked, setIsAsked] = useState(false)
  const [once, isBusy] = useOnce()
  const remove = async () => {
    await once(() => api(removeBranch, { tid: branch.tid }))
    setIsAsked(false)
    await refreshContent()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg">
          {name}
          <span lang={other} className="ml-3 font-sans text-sm font-normal tracking-normal text-soft">
            {branch.title[other]}
          </span>
        </h2>
        <span className="flex items-center">
          <IconButton size="small" label={t('branch.rename', { name })} onClick={onRename}>
            <Pencil />
          </IconButton>
          {branch.articles === 0 && (
            <IconButton size="small" label={t('branch.remove', { name })} onClick={() => setIsAsked(true)}>
              <Trash />
            </IconButton>
          )}
        </span>
        <ButtonLink
          to={links.operatorContentNew('help', branch.tid)}
          size="small"
          className="sm:ml-auto"
          icon={<Plus aria-hidden="true" className="size-4" />}
          aria-label={t('branch.newArticleIn', { name })}
        >
          {t('branch.newArticle')}
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('branch.removeTitle', { name })}
        confirmLabel={t('branch.removeIt')}
        cancelLabel={t('dialog.back')}
        danger
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        {t('branch.removeText')}
      </ConfirmDialog>
    </>
  )
}
