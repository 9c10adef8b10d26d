import type { Editor } from '@tiptap/react'
import Braces from 'lucide-react/icons/braces'
import { useWords } from '../../lib/words'
import { ToolItem, ToolMenu } from './tool-menu'

/** The commonest values that the site fills in by itself, so that a text stays right when a setting changes. */
const places = [
  'site',
  'share',
  'minimum',
  'fee',
  'confirmDays',
  'withdrawalWait',
  'reviewDays',
  'answerHours',
  'email',
  'hotline',
  'serviceHours',
  'audioFormats',
  'audioSize',
  'coverFormats',
  'coverLeast',
  'mostTracks',
  'quota',
  'fullAge',
] as const

export function PlaceMenu({ editor }: { editor: Editor }) {
  const t = useWords('content')
  return (
    <ToolMenu editor={editor} label={t('tool.place')} icon={<Braces aria-hidden="true" />}>
      <p className="px-3 pt-1.5 pb-2 text-sm text-soft">{t('place.lead')}</p>
      {places.map(name => (
        <ToolItem key={name} onSelect={() => editor.chain().insertContent(`{${name}}`).run()}>
          <span className="min-w-0 py-1.5">
            <span className="block">{t(`place.${name}`)}</span>
            <span className="block font-mono text-xs text-soft">{`{${name}}`}</span>
          </span>
        </ToolItem>
      ))}
    </ToolMenu>
  )
}
