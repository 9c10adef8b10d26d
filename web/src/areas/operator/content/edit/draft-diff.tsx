import type { ContentDraft } from '#contract/content/editing-calls'
import { type Language, languages } from '#contract/language'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { type DiffLine, diffLines, type Folded, foldSame } from './line-diff'
import { plainLines } from './plain-lines'

type DraftDiffProps = { before: ContentDraft; after: ContentDraft }

/** What differs, in plain lines, one language after the other. */
export function DraftDiff({ before, after }: DraftDiffProps) {
  const t = useWords('content')
  const found = languages.map(language => ({
    language,
    lines: diffLines(linesOf(before, language), linesOf(after, language)),
  }))
  const isSame = found.every(({ lines }) => lines.every(({ is }) => is === 'same'))
  if (isSame) return <p className="text-soft">{t(isAlike(before, after) ? 'diff.same' : 'diff.other')}</p>
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {found.map(({ language, lines }) => (
        <section key={language} className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">{t(`language.${language}`)}</h3>
          <ol lang={language} className="mt-2 text-sm [overflow-wrap:anywhere]">
            {foldSame(lines).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
              <Line key={index} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const marks = { gone: '−', new: '+' } as const

function Line({ line }: { line: DiffLine | Folded }) {
  const t = useWords('content')
  if (line.is === 'folded') {
    return <li className="num py-0.5 pl-6 text-faint">{t('diff.folded', { count: line.count })}</li>
  }
  const { is, text } = line
  if (is === 'same') return <li className="px-2 py-0.5 pl-6 text-soft">{text}</li>
  const Tag = is === 'gone' ? 'del' : 'ins'
  return (
    <li className={cx('flex gap-2 px-2 py-0.5', is === 'gone' ? 'bg-accent-wash' : 'bg-river-wash')}>
      <span aria-hidden="true" className={cx('font-semibold', is === 'gone' ? 'text-accent' : 'text-river')}>
        {marks[is]}
      </span>
      <Tag className="min-w-0 no-underline">
        <span className="sr-only">{t(`diff.${is}`)} </span>
        {text}
      </Tag>
    </li>
  )
}

function linesOf({ title, summary, body }: ContentDraft, language: Language): string[] {
  return [title[language], summary[language], ...plainLines(body[language])].filter(line => line !== '')
}

function isAlike(before: ContentDraft, after: ContentDraft): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
