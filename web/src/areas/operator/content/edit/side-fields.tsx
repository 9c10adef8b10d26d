import { useQuery } from '@tanstack/react-query'
import { newsCategories } from '#contract/content/kinds'
import { PictureTile } from '../../../../features/rich-text/picture-tile'
import { useLanguage, useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { branchesQuery } from '../content-queries'
import type { ContentKeeper, KeeperState } from './content-keeper'
import type { Item } from './new-item'
import { PlanFields } from './plan-fields'

interface SideFieldsProps {
  item: Item
  state: KeeperState
  keeper: ContentKeeper
  hasCover: boolean
  problemOf: (field: string) => string | undefined
  isReadOnly: boolean
}

/** What is the same in both languages. */
export function SideFields({ item, state, keeper, hasCover, problemOf, isReadOnly }: SideFieldsProps) {
  const t = useWords('content')
  const { draft } = state
  const { kind } = item
  if (!hasCover && kind !== 'news' && kind !== 'plan' && kind !== 'help') return null
  return (
    <section aria-labelledby="both-languages" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="both-languages" className="text-lg">
        {t('both.title')}
      </h2>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        {hasCover && (
          <PictureTile
            title={t('field.cover')}
            value={draft.cover}
            error={problemOf('cover')}
            disabled={isReadOnly}
            onPicture={({ url }) => keeper.change({ cover: url })}
            onRemove={() => keeper.change({ cover: null })}
          />
        )}
        {kind === 'news' && (
          <Field label={t('field.category')} hint={t('field.categoryHint')} error={problemOf('category')}>
            <Select
              value={draft.category ?? undefined}
              placeholder={t('field.choose')}
              disabled={isReadOnly}
              onChange={value =>
                keeper.change({ category: newsCategories.find(known => known === value) ?? null })
              }
              options={newsCategories.map(value => ({ value, label: t(`category.${value}`) }))}
            />
          </Field>
        )}
        {kind === 'help' && (
          <BranchField
            tid={state.tid}
            error={problemOf('tid')}
            isReadOnly={isReadOnly}
            onChange={tid => keeper.moveTo(tid)}
          />
        )}
        {kind === 'plan' && draft.plan && (
          <PlanFields
            plan={draft.plan}
            problemOf={problemOf}
            isReadOnly={isReadOnly}
            onChange={plan => keeper.change({ plan })}
          />
        )}
      </div>
    </section>
  )
}

interface BranchFieldProps {
  tid: number | undefined
  error: string | undefined
  isReadOnly: boolean
  onChange: (tid: number) => void
}

function BranchField({ tid, error, isReadOnly, onChange }: BranchFieldProps) {
  const t = useWords('content')
  const language = useLanguage()
  const branches = useQuery(branchesQuery).data ?? []
  return (
    <Field label={t('field.branch')} hint={t('field.branchHint')} error={error}>
      <Select
        value={tid === undefined ? undefined : String(tid)}
        placeholder={t('field.choose')}
        disabled={isReadOnly}
        onChange={value => onChange(Number(value))}
        options={branches.map(branch => ({ value: String(branch.tid), label: branch.title[language] }))}
      />
    </Field>
  )
}
