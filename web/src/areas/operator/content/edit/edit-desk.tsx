import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Language, languages } from '#contract/language'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { Segmented } from '../../../../ui/segmented'
import { itemQuery } from '../content-queries'
import { ActionBar } from './action-bar'
import { ConflictDialog } from './conflict-dialog'
import { EditHead } from './edit-head'
import { fieldsOf } from './fields'
import { LanguagePane } from './language-pane'
import type { Item } from './new-item'
import { SideFields } from './side-fields'
import { useKeeper } from './use-keeper'

/** Two languages beside each other; where there is no room, one at a time. Both stay as they are meanwhile. */
export function EditDesk({ start, onMade }: { start: Item; onMade?: (id: number) => void }) {
  const t = useWords('content')
  const [keeper, state] = useKeeper(start)
  const [shown, setShown] = useState<Language>('zh-CN')
  const { id, draft, problems } = state
  const known = useQuery({ ...itemQuery(id ?? 0), enabled: id !== undefined }).data
  const item: Item = known ?? start
  const fields = fieldsOf(item.kind, item.slot)
  const isReadOnly = !item.can.edit || item.state === 'binned'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is made
  useEffect(() => {
    if (id !== undefined && start.id === undefined) onMade?.(id)
  }, [id])
  const problemOf = (field: string) =>
    Object.entries(problems).find(([path]) => path === field || path.endsWith(`.${field}`))?.[1]
  const otherProblem = problems[''] ?? problemOf('at')
  return (
    <div className="page pb-8">
      <EditHead item={item} state={state} />
      {otherProblem && <Notice tone="accent" title={otherProblem} className="mt-5" />}
      {!item.can.edit && (
        <Notice title={t('readOnly')} className="mt-5">
          {t('readOnlyText')}
        </Notice>
      )}
      {item.state === 'binned' && (
        <Notice title={t('bin.here')} className="mt-5">
          {t('bin.hereText')}
        </Notice>
      )}
      <div className="mt-6 lg:hidden">
        <Segmented
          label={t('languages')}
          value={shown}
          onChange={setShown}
          segments={languages.map(value => ({ value, label: t(`language.${value}`) }))}
        />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2">
        {languages.map(language => (
          <LanguagePane
            key={language}
            language={language}
            isShown={language === shown}
            kind={item.kind}
            slot={item.slot}
            fields={fields}
            draft={draft}
            problemOf={problemOf}
            isReadOnly={isReadOnly}
            onChange={changed => keeper.change(changed)}
          />
        ))}
      </div>
      <SideFields
        item={item}
        state={state}
        keeper={keeper}
        hasCover={fields.cover}
        problemOf={problemOf}
        isReadOnly={isReadOnly}
      />
      <ActionBar item={item} keeper={keeper} state={state} />
      {state.saving === 'behind' && id !== undefined && (
        <ConflictDialog id={id} keeper={keeper} mine={draft} />
      )}
    </div>
  )
}
